// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/clock_in_use.hpp"

#include "tests/src/clock/talk.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>

using namespace clock_tests;
using namespace rules;

namespace {

/// The keys that come with the clock.
std::string usual_keys()
{
    std::ifstream file{"keymaps/clock.toml"};
    return {std::istreambuf_iterator<char>{file}, {}};
}

/// Somebody at the keyboard of a clock.
class AtKeys {
public:
    explicit AtKeys(const std::string& language = "en",
                    client::player::Digits digits = client::player::Digits::stand)
        : words_{chosen(language)}, clock_{words_, settings(digits)}
    {
        static_cast<void>(clock_.handle({client::host::inputs::Begin{}}, begin));
    }

    /// What comes of a key; nothing if it is typed.
    std::optional<std::string> strikes(std::string_view key, Instant now = begin)
    {
        const auto reply = clock_.strike(keymaps::Key::parse(key), now);
        return reply ? std::optional{Talk::text(Response{*reply})} : std::nullopt;
    }
    std::string types(const std::string& line, Instant now = begin)
    {
        return Talk::text(Response{clock_.handle({client::host::inputs::Line{line}}, now)});
    }
    [[nodiscard]] std::array<std::string, 2> seen(Instant now)
    {
        return std::get<client::screen::Face>(clock_.scene(now)).times;
    }
    ClockInUse& clock() { return clock_; }

private:
    static client::words::WordOptions chosen(const std::string& language)
    {
        client::words::WordOptions words;
        words.language = language;
        return words;
    }
    static ClockSettings settings(client::player::Digits digits)
    {
        ClockSettings settings;
        settings.options.control = *read_time_control("5");
        std::vector<keymaps::KeymapFault> faults;
        settings.keys = keymaps::Keymap::read(
            usual_keys(), "clock", [](std::string_view) { return true; }, faults);
        settings.digits = digits;
        return settings;
    }

    client::words::ChosenWords words_;
    ClockInUse clock_;
};

}  // namespace

TEST_CASE("what a clock cannot do is refused, whatever is answered is not", "[src][clock]")
{
    struct Row {
        std::string line;
        bool refused;
    };
    const auto row = GENERATE(values<Row>({
        {"frobnicate", true},
        {"add white", true},
        {"set 90+x", true},
        {"set none", true},
        {"log", true},  // outside a tournament
        {"own", false},
        {"black", false},  // a press that does not count is told as one
        {"help", false},
        {"quit", false},
        {"", false},
    }));
    CAPTURE(row.line);
    Talk talk;
    static_cast<void>(talk.session.begin());
    static_cast<void>(talk.says("go"));
    CHECK(talk.session.line(row.line, begin + 1s).refused == row.refused);
}

TEST_CASE("in a tournament the numbers of moves are refused", "[src][clock][ARB-060]")
{
    Talk talk;
    talk.session.stay_in_tournament({});
    static_cast<void>(talk.session.begin());
    CHECK(talk.session.line("moves", begin).refused);
}

TEST_CASE("a slip of the finger has one suggestion", "[src][clock]")
{
    Talk talk;
    static_cast<void>(talk.session.begin());
    CHECK(talk.says("diference") == "diference: not understood. Did you mean difference?\n");
    Talk german{"de"};
    static_cast<void>(german.session.begin());
    CHECK_THAT(german.says("unterschid"), Catch::Contains("unterschied"));
}

TEST_CASE("a word of the language hides no short form", "[src][clock]")
{
    Talk talk{"sr"};
    static_cast<void>(talk.session.begin());
    CHECK(talk.says("d") == talk.says("razlika"));
    static_cast<void>(talk.says("quit"));
    CHECK(talk.session.line("da", begin).left == Remains::forgotten);
}

TEST_CASE("the end of input says goodbye and leaves the clock for the next time", "[src][clock]")
{
    Talk talk;
    static_cast<void>(talk.session.begin());
    static_cast<void>(talk.says("go"));
    const auto end = talk.session.end(begin + 3s);
    CHECK(Talk::text(end) == "Goodbye\n");
    CHECK(end.left == Remains::kept);
    CHECK_FALSE(talk.session.journal().empty());
}

TEST_CASE("the log of a tournament is put aside when its clock is left", "[src][clock][ARB-060]")
{
    Talk talk;
    talk.session.stay_in_tournament({});
    static_cast<void>(talk.session.begin());
    static_cast<void>(talk.says("quit"));
    CHECK(talk.session.line("yes", begin).left == Remains::put_aside);
}

TEST_CASE("keys act at once, but for the line that a key asks for", "[src][clock]")
{
    AtKeys keys;
    CHECK(keys.strikes("space") == "White's clock is running\n");
    CHECK(keys.strikes("A", begin + 1s) == "Black's clock is running\n");
    CHECK(keys.strikes("x", begin + 2s)->starts_with("x means nothing here"));
    CHECK(keys.strikes("i", begin + 2s) == "Command?\n");
    CHECK_FALSE(keys.strikes("a", begin + 3s));
    CHECK(keys.types("add black 1", begin + 4s) == "One minute is added for Black\n");
    CHECK(keys.strikes("i", begin + 5s) == "Command?\n");
    CHECK(keys.strikes("backspace", begin + 6s) == "Black's clock is running\n");
    CHECK(keys.strikes("ctrl+d", begin + 7s) ==
          "Leave the clock, yes or no? Key y: yes, key n: no\n");
    CHECK(keys.strikes("i", begin + 8s) ==
          "Leave the clock, yes or no? Key y: yes, key n: no\n");  // which asks for no line
    CHECK(keys.strikes("j", begin + 9s) == "White's clock is running\nThe question is dropped\n");
    CHECK(keys.clock().state().clock->reading(begin + 9s).moves == std::array{1, 1});
}

TEST_CASE("digits run for those who see, and stand at what was told for all others", "[src][clock]")
{
    AtKeys seen{"en", client::player::Digits::run};
    static_cast<void>(seen.strikes("space"));
    CHECK(seen.clock().next_picture(begin + 300ms) == begin + 1001ms);
    CHECK(seen.seen(begin + 2s)[0] == "4:58");

    AtKeys heard;
    static_cast<void>(heard.strikes("space"));
    CHECK_FALSE(heard.clock().next_picture(begin + 300ms));
    static_cast<void>(heard.clock().handle({client::host::inputs::Tick{}}, begin + 5s));
    CHECK(heard.seen(begin + 6s)[0] == "5:00");
    static_cast<void>(heard.strikes("1", begin + 7s));
    CHECK(heard.seen(begin + 8s)[0] == "4:53");
}

TEST_CASE("a clock that runs is due when there is something to tell or to keep", "[src][clock]")
{
    AtKeys keys;
    CHECK_FALSE(keys.clock().due(begin));
    static_cast<void>(keys.strikes("space"));
    CHECK(keys.clock().due(begin) == begin + 5s);
    static_cast<void>(keys.strikes("space", begin + 1s));  // it is paused
    CHECK_FALSE(keys.clock().due(begin + 1s));
}
