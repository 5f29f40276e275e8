// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/braille/console.hpp"

#include "speech/braille.hpp"
#include "tests/src/braille/virtual_display.hpp"

#include <catch2/catch.hpp>

#include <chrono>
#include <fstream>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace {

using namespace client;
using namespace std::chrono_literals;

/// A terminal that keeps what is printed.
struct Paper {
    std::vector<std::string> printed;
    std::string prompt;
    std::string begun;
    std::optional<std::size_t> cursor;
    console::ConsoleEvents events;
};

class PaperConsole : public console::Console {
public:
    explicit PaperConsole(Paper& paper) : paper_{paper} {}

    void print(const std::vector<console::TextLine>& lines, const std::string& prompt) override
    {
        for (const auto& line : lines)
            paper_.printed.push_back(line.text);
        paper_.prompt = prompt;
    }
    void set_readiness(console::Readiness /*readiness*/) override {}
    void begin_line(const std::string& words) override { paper_.begun = words; }
    void set_cursor(std::size_t characters) override { paper_.cursor = characters; }
    void cancel_line() override {}
    void close() override {}

private:
    Paper& paper_;
};

keymaps::Keymap shipped_keys(const std::string& file)
{
    std::vector<keymaps::KeymapFault> faults;
    auto keys = keymaps::Keymap::load(
        file, [](std::string_view) { return true; }, faults);
    CHECK(faults.empty());
    return keys;
}

/// A player at a real BRLTTY.
struct Table {
    explicit Table(int cells, std::string file = "keymaps/displays/default.toml")
        : fingers{cells}, keys{std::move(file)}, brltty{fingers}, ready{brltty}
    {
    }

    tests::VirtualDisplay fingers;
    std::string keys;
    tests::Brltty brltty;
    tests::Ready ready;
    terminal::Loop loop;
    Paper paper;
    std::vector<std::string> lines;
    std::vector<std::string> commands;  ///< of keys
    std::vector<std::string> told;      ///< to those who only hear
    console::ConsoleEvents events{
        .line = [this](const std::string& line) { lines.push_back(line); },
        .command =
            [this](const client::commands::Command& command) {
                commands.push_back(in_english(command));
            },
        .end = [] {},
        .told = [this](const std::string& said) { told.push_back(said); }};
    std::unique_ptr<console::Console> console = opened();

    std::unique_ptr<console::Console> opened()
    {
        return braille::with_display(loop, events,
                                     [this](console::ConsoleEvents watched) {
                                         paper.events = std::move(watched);
                                         return std::make_unique<PaperConsole>(paper);
                                     },
                                     {shipped_keys(keys), nullptr},
                                     {"the display is lost", "the display is back", "no square"},
                                     {brltty.host(), 8, speech::BackOff{{50ms}}, 1s});
    }

    bool wait_until(const std::function<bool()>& holds)
    {
        const auto end = std::chrono::steady_clock::now() + 3 * tests::patience;
        while (!holds() && std::chrono::steady_clock::now() < end) {
            loop.context().restart();
            loop.context().run_for(5ms);
            std::this_thread::sleep_for(5ms);
        }
        return holds();
    }
    bool shows(const std::string& text)
    {
        return wait_until([&] { return fingers.shown() == text; });
    }
    /// A BRLTTY that has just begun may open its display anew, and what was pressed before is lost:
    /// the key is pressed again while nothing comes of it.
    bool shows_after(const std::string& key, const std::string& text)
    {
        const auto before = fingers.shown();
        return wait_until([&, pressed = 0]() mutable {
            if (fingers.shown() == before && pressed++ % 100 == 0)
                fingers.press(key);
            return fingers.shown() == text;
        });
    }
    bool prints(const std::string& line)
    {
        return wait_until(
            [&] { return std::ranges::find(paper.printed, line) != paper.printed.end(); });
    }
};

TEST_CASE("the display holds news until a key, then shows the prompt and what is typed",
          "[src][braille][brltty]")
{
    if (tests::brltty_is_missing())
        return;
    const int cells = GENERATE(20, 40, 80);
    Table table{cells};
    table.console->begin_line("lift ");
    CHECK(table.paper.begun == "lift ");
    table.console->print({{"12 Nf3"}}, "> ");
    CHECK(table.shows("12 Nf3"));
    table.paper.events.typed("e", 1);
    CHECK(table.shows("12 Nf3 > e"));
    table.paper.events.typed("e5", 2);
    CHECK(table.shows("12 Nf3 > e5"));
    table.paper.events.line("e5");
    CHECK(table.lines == std::vector<std::string>{"e5"});
    table.console->print({{"12 e5"}, {"check"}}, "> ");
    CHECK(table.shows("12 e5"));
    table.fingers.press("FwinRt");
    CHECK(table.shows("check"));
    table.fingers.press("FwinRt");
    CHECK(table.shows("check >"));  // what was typed has been taken
    table.fingers.press("LnUp");
    CHECK(table.shows("check"));
    table.fingers.press("LnUp");
    CHECK(table.shows("12 e5"));
    CHECK(table.paper.printed == std::vector<std::string>{"12 Nf3", "12 e5", "check"});
}

TEST_CASE("a routing key asks for the square under it, and other keys are commands",
          "[src][braille][brltty]")
{
    if (tests::brltty_is_missing())
        return;
    Table table{40};
    table.console->print({{"8 -+-+k+-+"}}, "> ");
    REQUIRE(table.shows("8 -+-+k+-+"));
    table.fingers.press("Route 6");
    CHECK(table.wait_until([&] { return !table.commands.empty(); }));
    table.fingers.press("Bot");
    CHECK(table.wait_until([&] { return table.commands.size() > 1; }));
    CHECK(table.commands == std::vector<std::string>{"square e8", "last"});
    CHECK(table.lines.empty());  // a key ends no line that is typed
}

TEST_CASE("a routing key over no square says so, on the display and in the text",
          "[src][braille][brltty]")
{
    if (tests::brltty_is_missing())
        return;
    const int cells = GENERATE(20, 40, 80);
    const std::string over = GENERATE("Route 1", "Route 10", "Route 19");
    CAPTURE(cells, over);
    Table table{cells};
    table.console->print({{"8 -+-+k+-+"}}, "> ");
    REQUIRE(table.shows("8 -+-+k+-+"));
    table.fingers.press(over);
    CHECK(table.shows("no square"));
    CHECK(table.paper.printed.back() == "no square");
    CHECK(table.paper.prompt == "> ");
    CHECK(table.lines.empty());
    table.fingers.press("LnUp");
    CHECK(table.shows("8 -+-+k+-+"));
}

TEST_CASE("while a line is typed a routing key puts its square into it", "[src][braille][brltty]")
{
    if (tests::brltty_is_missing())
        return;
    const std::string keys = GENERATE("default", "desk", "read", "train");
    CAPTURE(keys);
    Table table{40, "keymaps/displays/" + keys + ".toml"};
    table.console->print({{"8 -+-+k+-+"}}, "> ");
    table.paper.events.typed("lift ", 5);
    REQUIRE(table.shows("8 -+-+k+-+ > lift"));
    table.fingers.press("Back");
    REQUIRE(table.shows("8 -+-+k+-+"));
    table.fingers.press("Route 6");
    CHECK(table.wait_until([&] { return table.paper.begun == "e8"; }));
    table.paper.events.typed("lift e8", 7);
    REQUIRE(table.shows("8 -+-+k+-+ > lift e8"));
    table.fingers.press("Route 15");  // on what is typed: the cursor goes there
    CHECK(table.wait_until([&] { return table.paper.cursor == 2U; }));
    CHECK(table.lines.empty());
    table.paper.events.line("lift e8");
    table.console->print({{"8 -+-+k+-+"}}, "> ");  // now nothing is typed
    REQUIRE(table.shows("8 -+-+k+-+"));
    table.fingers.press("Route 6");
    CHECK(table.wait_until([&] { return !table.commands.empty(); }));
    CHECK(table.commands.back() == "square e8");
}

TEST_CASE("with pick a routing key begins the line", "[src][braille][brltty]")
{
    if (tests::brltty_is_missing())
        return;
    const tests::Folder folder;
    std::ofstream{folder / "own.toml"} << "route = \"pick\"\ntop = \"pick\"\n";
    Table table{40, folder / "own.toml"};
    table.console->print({{"8 -+-+k+-+"}}, "> ");
    REQUIRE(table.shows("8 -+-+k+-+"));
    table.fingers.press("Route 6");
    CHECK(table.wait_until([&] { return table.paper.begun == "e8"; }));
    table.fingers.press("Top");  // which has no square under it
    CHECK(table.shows("no square"));
    CHECK(table.lines.empty());
    CHECK(braille::is_of_display("pick"));
}

TEST_CASE("a routing key answers where no command is bound to it", "[src][braille][brltty]")
{
    if (tests::brltty_is_missing())
        return;
    Table table{40, "keymaps/displays/clock.toml"};
    table.console->print({{"White: 1:30:00"}}, "> ");
    REQUIRE(table.shows("White: 1:30:00"));
    table.fingers.press("Route 3");
    CHECK(table.shows("no square"));
}

TEST_CASE("a lost display leaves the text, and is told when it goes and comes",
          "[src][braille][brltty]")
{
    if (tests::brltty_is_missing())
        return;
    Table table{40};
    table.console->print({{"12 Nf3"}}, "> ");
    REQUIRE(table.shows("12 Nf3"));
    table.brltty.kill();
    CHECK(table.prints("the display is lost"));
    table.console->print({{"12 e5"}}, "> ");
    CHECK(table.paper.printed.back() == "12 e5");
    table.brltty.start();
    CHECK(table.prints("the display is back"));
    CHECK(table.shows("the display is back"));
    CHECK(table.shows_after("Home", "12 e5"));  // any key: what came meanwhile is held
    CHECK(table.shows_after("LnUp", "12 Nf3"));
}

TEST_CASE("a BRLTTY that hangs is told like a lost display, and shows the newest when it is back",
          "[src][braille][brltty]")
{
    if (tests::brltty_is_missing())
        return;
    Table table{40};
    table.console->print({{"12 Nf3"}}, "> ");
    REQUIRE(table.shows("12 Nf3"));
    table.brltty.freeze();
    table.console->print({{"12 e5"}}, "> ");
    CHECK(table.prints("the display is lost"));
    table.console->print({{"13 Bb5"}}, "> ");
    CHECK(table.paper.printed.back() == "13 Bb5");
    table.brltty.thaw();
    CHECK(table.prints("the display is back"));
    CHECK(table.shows("the display is back"));
    table.fingers.press("Home");
    CHECK(table.shows("13 Bb5"));
    CHECK(table.told == std::vector<std::string>{"the display is lost", "the display is back"});
}

TEST_CASE("a picture that changes without a word leaves the fingers where they read",
          "[src][braille][brltty]")
{
    if (tests::brltty_is_missing())
        return;
    Table table{40};
    table.console->print({{"White: 5:00"}, {"Black: 4:10"}}, "");
    table.fingers.press("FwinRt");
    REQUIRE(table.shows("Black: 4:10"));
    for (int second = 0; second < 3; ++second)
        table.console->print({}, "");
    table.fingers.press("FwinLt");
    CHECK(table.shows("White: 5:00"));  // what stands before the line that was read
}

TEST_CASE("an answer that is asked for again is felt again", "[src][braille][brltty]")
{
    if (tests::brltty_is_missing())
        return;
    Table table{40};
    table.console->print({{"White: 5:00"}}, "4 Bb5: ");
    REQUIRE(table.shows("White: 5:00"));
    table.console->print({}, "4 Bb5: ");
    CHECK(table.shows("4 Bb5:"));
}

TEST_CASE("lines can be printed in literary cells", "[src][braille]")
{
    Paper paper;
    const auto console = braille::in_cells(std::make_unique<PaperConsole>(paper), "cs");
    console->begin_line("zvednout ");
    CHECK(paper.begun == "zvednout ");  // whoever types goes on with it
    console->print({{"jezdec"}}, "na");
    if (!speech::braille::has_literary()) {
        CHECK(paper.printed == std::vector<std::string>{"jezdec"});
        return;
    }
    CHECK(paper.printed == std::vector<std::string>{"⠚⠑⠵⠙⠑⠉"});
    CHECK(paper.prompt == "⠝⠁");
}

}  // namespace
