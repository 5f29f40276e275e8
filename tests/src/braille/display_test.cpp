// SPDX-License-Identifier: GPL-3.0-or-later
// With the real BRLTTY.
#include "src/braille/display.hpp"

#include "tests/src/braille/virtual_display.hpp"

#include <catch2/catch.hpp>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace {

using namespace client::braille;
using namespace std::chrono_literals;

/// What a display has told so far.
class News {
public:
    [[nodiscard]] Display::Listener listener()
    {
        return [this](const DisplayNews& news) {
            const std::scoped_lock lock{mutex_};
            all_.push_back(news);
            changed_.notify_all();
        };
    }
    /// Whether this comes in time; what came before it is forgotten.
    [[nodiscard]] bool wait_for(const std::function<bool(const DisplayNews&)>& wanted,
                                std::chrono::milliseconds patience = 3 * tests::patience)
    {
        std::unique_lock lock{mutex_};
        const auto found = [&] { return std::ranges::find_if(all_, wanted); };
        const bool came = changed_.wait_for(lock, patience, [&] { return found() != all_.end(); });
        if (came)
            all_.erase(all_.begin(), found() + 1);
        return came;
    }
    [[nodiscard]] bool wait_for(const DisplayNews& wanted)
    {
        return wait_for([&](const DisplayNews& news) { return news == wanted; });
    }
    [[nodiscard]] bool is_quiet()
    {
        const std::scoped_lock lock{mutex_};
        return all_.empty();
    }
    [[nodiscard]] bool wait_for_loss(std::chrono::milliseconds patience = 3 * tests::patience)
    {
        return wait_for([](const auto& news) { return std::holds_alternative<Lost>(news); },
                        patience);
    }
    [[nodiscard]] bool has(const DisplayNews& wanted)
    {
        const std::scoped_lock lock{mutex_};
        return std::ranges::find(all_, wanted) != all_.end();
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<DisplayNews> all_;
};

bool brltty_is_missing()
{
    if (!tests::Brltty::is_installed())
        WARN("skipped: brltty is not installed");
    return !tests::Brltty::is_installed();
}

Display::Options at(const tests::Brltty& brltty)
{
    return {brltty.host(), 8, speech::BackOff{{50ms}}};
}

TEST_CASE("a real display shows what it is given, at any size", "[src][braille][brltty]")
{
    if (brltty_is_missing())
        return;
    const int cells = GENERATE(20, 40, 80);
    tests::VirtualDisplay fingers{cells};
    const tests::Brltty brltty{fingers};
    News news;
    Display display{at(brltty), news.listener()};
    display.show({"12 Nf3", 0});  // kept until the display is there
    REQUIRE(news.wait_for(Found{cells}));
    CHECK(fingers.shows("12 Nf3"));
    const std::string whole(static_cast<std::size_t>(cells), 'x');
    display.show({whole, 3});
    CHECK(fingers.shows(whole));
    display.show({"Läufer", 0});
    CHECK(fingers.shows("Läufer"));
    display.show({"", 0});
    CHECK(fingers.shows(""));
}

TEST_CASE("the keys of a real display are told by name", "[src][braille][brltty]")
{
    if (brltty_is_missing())
        return;
    tests::VirtualDisplay fingers{40};
    const tests::Brltty brltty{fingers};
    News news;
    Display display{at(brltty), news.listener()};
    display.show({"ready", 0});
    REQUIRE(fingers.shows("ready"));
    fingers.press("FwinRt");
    CHECK(news.wait_for(DisplayKey{"fwinrt"}));
    fingers.press("Route 3");
    CHECK(news.wait_for(DisplayKey{"route", 3}));
    fingers.press("LnUp");
    CHECK(news.wait_for(DisplayKey{"lnup"}));
}

TEST_CASE("a display that is lost comes back by itself", "[src][braille][brltty]")
{
    if (brltty_is_missing())
        return;
    tests::VirtualDisplay fingers{40};
    tests::Brltty brltty{fingers};
    News news;
    Display display{at(brltty), news.listener()};
    display.show({"before", 0});
    REQUIRE(fingers.shows("before"));
    brltty.kill();
    CHECK(news.wait_for_loss());
    display.show({"meanwhile", 0});
    brltty.start();
    CHECK(news.wait_for(Found{40}));
    CHECK(fingers.shows("meanwhile"));
}

TEST_CASE("a display that is unplugged is lost, and comes back by itself", "[src][braille][brltty]")
{
    if (brltty_is_missing())
        return;
    tests::VirtualDisplay fingers{40};
    const tests::Brltty brltty{fingers};
    News news;
    Display display{at(brltty), news.listener()};
    display.show({"before", 0});
    REQUIRE(fingers.shows("before"));
    REQUIRE(news.wait_for(Found{40}));
    fingers.unplug();
    // BRLTTY needs a moment to see it, and nobody misses a display on which nothing is written.
    bool lost = false;
    for (int i = 0; i < 100 && !lost; ++i) {
        display.show({"meanwhile " + std::to_string(i), 0});
        lost = news.wait_for_loss(100ms);
    }
    REQUIRE(lost);
    display.show({"meanwhile", 0});
    fingers.plug();
    CHECK(news.wait_for(Found{40}));
    CHECK(fingers.shows("meanwhile"));
}

TEST_CASE("keys that are pressed while much is written are all told", "[src][braille][brltty]")
{
    if (brltty_is_missing())
        return;
    tests::VirtualDisplay fingers{40};
    const tests::Brltty brltty{fingers};
    News news;
    Display display{at(brltty), news.listener()};
    display.show({"ready", 0});
    REQUIRE(fingers.shows("ready"));
    for (int i = 0; i < 120; ++i) {
        const DisplayKey key{"route", 1 + i % 40};
        fingers.press("Route " + std::to_string(key.cell));
        for (int written = 0; written < 10000 && !news.has(key); ++written) {
            display.show({std::to_string(i) + ' ' + std::to_string(written), 0});
            std::this_thread::sleep_for(50us);
        }
        REQUIRE(news.wait_for(key));
    }
    display.show({"the end", 0});
    CHECK(fingers.shows("the end"));
}

TEST_CASE("a BRLTTY that hangs keeps nobody waiting", "[src][braille][brltty]")
{
    if (brltty_is_missing())
        return;
    tests::VirtualDisplay fingers{40};
    const tests::Brltty brltty{fingers};
    News news;
    {
        Display display{at(brltty), news.listener()};
        display.show({"before", 0});
        REQUIRE(fingers.shows("before"));
        brltty.freeze();
        for (int i = 0; i < 1000; ++i)
            display.show({"never read", 0});
    }  // comes to an end, or this test never would
    brltty.thaw();
}

TEST_CASE("a BRLTTY that hangs when it is asked first is told, too", "[src][braille][brltty]")
{
    if (brltty_is_missing())
        return;
    tests::VirtualDisplay fingers{40};
    const tests::Brltty brltty{fingers};
    News before;
    {
        const Display display{at(brltty), before.listener()};
        REQUIRE(before.wait_for(Found{40}));
    }
    brltty.freeze();
    News news;
    auto options = at(brltty);
    options.patience = 200ms;
    Display display{options, news.listener()};
    CHECK(news.wait_for_loss());
    brltty.thaw();
    CHECK(news.wait_for(Found{40}));
    display.show({"after", 0});
    CHECK(fingers.shows("after"));
}

TEST_CASE("where no BRLTTY answers the loss is told once", "[src][braille]")
{
    News news;
    const Display display{{"127.0.0.1:60000", 8, speech::BackOff{{5ms}}}, news.listener()};
    CHECK(news.wait_for_loss());
    std::this_thread::sleep_for(500ms);  // many tries later
    CHECK(news.is_quiet());
}

}  // namespace
