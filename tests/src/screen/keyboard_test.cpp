// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/keyboard.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>
#include <vector>

using namespace client::screen;
using Kind = client::commands::KeysStruck::Kind;

namespace {

Keyboard keyboard()
{
    std::vector<keymaps::KeymapFault> faults;
    auto keymap = keymaps::Keymap::read(
        "t = \"clock\"\n\"f a\" = \"file a\"\ni = \"line\"\n"
        "h = \"learn\"\nescape = \"release\"\n",
        "keys.toml", [](std::string_view) { return true; }, faults);
    CHECK(faults.empty());
    return {{std::move(keymap), nullptr}, [](const std::string& part) {
                std::vector<std::string> found;
                for (const std::string word : {"clock", "claim", "draw"})
                    if (word.starts_with(part))
                        found.push_back(word);
                return found;
            }};
}

/// Where no table was asked, a key brings its words.
struck::Bound bound(std::string words)
{
    return {{nullptr, std::move(words)}};
}

Struck press(Keyboard& keys, std::string_view key, Lesson lesson = Lesson::off)
{
    return keys.press(keymaps::Key::parse(key), lesson);
}

/// Types keys into the open line and gives what is left there, with the cursor as a bar.
std::string typed(Keyboard& keys, std::string_view pressed)
{
    keys.open_line();
    const auto all = *keymaps::parse_keys(pressed);
    for (const auto& key : all)
        static_cast<void>(keys.press(key));
    auto text = keys.editor().text();
    return text.insert(keys.editor().cursor(), "|");
}

keymaps::Keys named(std::string_view keys)
{
    return *keymaps::parse_keys(keys);
}

}  // namespace

TEST_CASE("words and the cursor can be put into the line from elsewhere", "[src][screen]")
{
    client::console::LineEditor line{[](const std::string&) { return std::vector<std::string>{}; }};
    line.insert("weiß ");
    line.insert("e4");
    CHECK(line.text() == "weiß e4");
    CHECK(line.characters() == 7);
    CHECK(line.echo() == client::console::Echo{client::console::Echo::Kind::text, "e4"});
    line.set_cursor(4);
    CHECK(line.characters() == 4);
    CHECK(line.echo() == client::console::Echo{client::console::Echo::Kind::character, " "});
    line.insert("x");
    CHECK(line.text() == "weißx e4");
    line.set_cursor(100);
    CHECK(line.cursor() == line.text().size());
}

TEST_CASE("a bound key is a command line", "[src][screen][keyboard]")
{
    auto keys = keyboard();
    CHECK(press(keys, "t") == Struck{bound("clock")});
    CHECK(press(keys, "f") == Struck{client::commands::KeysStruck{Kind::begun, named("f")}});
    CHECK(press(keys, "a") == Struck{bound("file a")});
}

TEST_CASE("a key that is not bound is named", "[src][screen][keyboard]")
{
    auto keys = keyboard();
    CHECK(press(keys, "x") == Struck{client::commands::KeysStruck{Kind::unbound, named("x")}});
    static_cast<void>(press(keys, "f"));
    CHECK(press(keys, "t") == Struck{client::commands::KeysStruck{Kind::unbound, named("f t")}});
    CHECK(press(keys, "t") == Struck{bound("clock")});
    CHECK(keys.press(std::nullopt) == Struck{client::commands::KeysStruck{Kind::unbound, {}}});
}

TEST_CASE("in learn mode a key tells what it does and does nothing", "[src][screen][keyboard]")
{
    auto keys = keyboard();
    const auto learn = [&](std::string_view key) { return press(keys, key, Lesson::on); };
    CHECK(learn("t") ==
          Struck{client::commands::KeysStruck{Kind::learned, named("t"), {nullptr, "clock"}}});
    CHECK(learn("f") == Struck{client::commands::KeysStruck{Kind::begun, named("f")}});
    CHECK(learn("a") ==
          Struck{client::commands::KeysStruck{Kind::learned, named("f a"), {nullptr, "file a"}}});
    CHECK(learn("x") == Struck{client::commands::KeysStruck{Kind::unbound, named("x")}});
    CHECK(learn("h") == Struck{bound("learn")});
    CHECK(learn("escape") == Struck{bound("release")});
}

TEST_CASE("while a line is typed keys write", "[src][screen][keyboard]")
{
    auto keys = keyboard();
    keys.open_line();
    CHECK(keys.is_typing());
    CHECK(press(keys, "t") == Struck{struck::Typing{}});
    CHECK(keys.editor().echo() ==
          client::console::Echo{client::console::Echo::Kind::character, "t"});
    CHECK(press(keys, "F5") == Struck{client::commands::KeysStruck{Kind::unbound, named("F5")}});
    CHECK(press(keys, "enter") == Struck{struck::Line{"t"}});
    CHECK_FALSE(keys.is_typing());
    CHECK(press(keys, "t") == Struck{bound("clock")});
}

TEST_CASE("a typed line can be left without an effect", "[src][screen][keyboard]")
{
    auto keys = keyboard();
    for (const std::string_view way : {"escape", "ctrl+c", "backspace"}) {
        keys.open_line();
        CHECK(press(keys, way) == Struck{struck::Abandoned{}});
        CHECK_FALSE(keys.is_typing());
    }
}

TEST_CASE("a typed line is edited as usual", "[src][screen][keyboard]")
{
    struct Row {
        std::string keys;
        std::string text;
    };
    const auto row = GENERATE(values<Row>({
        {"N f 3", "Nf3|"},
        {"ž ž left left left a right b", "ažb|ž"},
        {"a ž backspace", "a|"},
        {"a ž b left left delete", "a|b"},
        {"a b home c end d", "cabd|"},
        {"a space b ctrl+w", "a |"},
        {"a b left ctrl+u", "|b"},
        {"a b left ctrl+k", "a|"},
        {"a backspace", "|"},
        {"d tab", "draw |"},
        {"c tab", "cl|"},
        {"/ d tab", "/draw |"},
        {"z tab", "z|"},
        {"d space c tab", "d c|"},
    }));
    CAPTURE(row.keys);
    auto keys = keyboard();
    CHECK(typed(keys, row.keys) == row.text);
}

TEST_CASE("every key of a typed line tells what it did", "[src][screen][keyboard]")
{
    using enum client::console::Echo::Kind;
    struct Row {
        std::string keys;
        client::console::Echo echo;
    };
    const auto row = GENERATE(values<Row>({
        {"N", {character, "N"}},
        {"a space", {character, " "}},
        {"a ž backspace", {character, "ž", true}},
        {"a ž left", {character, "ž"}},
        {"a ž left left right", {character, "ž"}},
        {"a b left right", {end, ""}},
        {"a b home", {character, "a"}},
        {"a b home left", {end, ""}},
        {"a b home end", {end, ""}},
        {"a b left delete", {character, "b", true}},
        {"a b delete", {end, ""}},
        {"a b space c ctrl+w", {character, "c", true}},
        {"a space b c ctrl+w", {text, "bc", true}},
        {"a b left ctrl+u", {character, "a", true}},
        {"a b c home right ctrl+k", {text, "bc", true}},
        {"d tab", {text, "draw "}},
        {"c tab", {text, "clock, claim"}},
        {"z tab", {end, ""}},
        {"up", {end, ""}},
    }));
    CAPTURE(row.keys);
    auto keys = keyboard();
    static_cast<void>(typed(keys, row.keys));
    CHECK(keys.editor().echo() == row.echo);
}

TEST_CASE("a line of the history is told whole", "[src][screen][keyboard]")
{
    auto keys = keyboard();
    static_cast<void>(typed(keys, "N f 3 enter"));
    static_cast<void>(typed(keys, "up"));
    CHECK(keys.editor().echo() == client::console::Echo{client::console::Echo::Kind::text, "Nf3"});
}

TEST_CASE("several words that could be meant are offered", "[src][screen][keyboard]")
{
    auto keys = keyboard();
    static_cast<void>(typed(keys, "c tab"));
    CHECK(keys.editor().candidates() == std::vector<std::string>{"clock", "claim"});
    static_cast<void>(press(keys, "o"));
    CHECK(keys.editor().candidates().empty());
}

TEST_CASE("earlier lines come back", "[src][screen][keyboard]")
{
    auto keys = keyboard();
    for (const std::string_view line : {"e 4 enter", "d 4 enter", "d 4 enter"})
        static_cast<void>(typed(keys, line));
    CHECK(typed(keys, "up") == "d4|");
    CHECK(typed(keys, "up up") == "e4|");
    CHECK(typed(keys, "up up up") == "e4|");
    CHECK(typed(keys, "up up down") == "d4|");
    CHECK(typed(keys, "up down") == "|");
}
