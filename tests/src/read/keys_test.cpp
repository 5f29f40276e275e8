// SPDX-License-Identifier: GPL-3.0-or-later
#include "keymaps/keymap.hpp"
#include "tests/speech/shipped.hpp"
#include "tests/src/read/reader.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

using namespace client;
using tests::Reader;

namespace {

constexpr auto screen_ui = player::Interface::screen;

Reader at_board(const std::string& language = "en")
{
    return Reader{tests::games, tests::words_in(language), screen_ui};
}

}  // namespace

TEST_CASE("every key of the reader's key map has a dialogue", "[src][read][keys]")
{
    std::ifstream file{"tests/sessions/read_keys.session"};
    std::vector<keymaps::Keys> pressed;
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("key "))
            pressed.push_back(keymaps::parse_keys(line.substr(4)).value());
    const auto keymap = tests::shipped_keymap("read");
    for (const auto& binding : keymap.bindings()) {
        CAPTURE(keymaps::text(binding.keys));
        CHECK(std::ranges::find(pressed, binding.keys) != pressed.end());
    }
}

TEST_CASE("a key of the reader leaves for a game against the engine", "[src][read][keys]")
{
    Reader reader = at_board();
    reader.open(1);
    reader.press("C");
    CHECK(reader.last().play);
}

TEST_CASE("in learn mode every key of the reader tells what it does and does nothing",
          "[src][read][keys]")
{
    const std::string language = GENERATE(from_range(shipped::languages));
    const auto keymap = tests::shipped_keymap("read");
    for (const auto& binding : keymap.bindings()) {
        if (binding.command == "learn" || binding.command == "release")
            continue;  // they leave it
        Reader reader = at_board(language);
        reader.open(1);
        reader.type("forward");
        reader.type("learn");
        const auto square = reader.session().cursor().square;
        CAPTURE(language, keymaps::text(binding.keys));
        CHECK(reader.press(binding.keys).find(": ") != std::string::npos);
        CHECK(reader.last().wishes.empty());
        CHECK_FALSE(reader.session().due());
        CHECK(reader.session().place()->number() == 1);
        CHECK(reader.session().cursor().square == square);
    }
}

TEST_CASE("any key stops reading on", "[src][read][keys]")
{
    using namespace std::chrono_literals;
    Reader reader = at_board();
    reader.open(1);
    CHECK(reader.type("read 2") == "Reading on, a move every 2 seconds. Any key stops it\n");
    CHECK(reader.wait(0s) == "1, pawn to e4\n");
    reader.press("f");  // it begins a binding
    CHECK_FALSE(reader.session().due());
    CHECK(reader.wait(1min).empty());
}

TEST_CASE("the reader's finger stays where it is while games go by", "[src][read][keys]")
{
    Reader reader = at_board();
    reader.open(1);
    CHECK(reader.type("/rank 5") == "e5 empty\n");
    reader.type("forward 2");
    CHECK(reader.type("square") == "black pawn on e5, dark square\n");
    reader.type("next");
    CHECK(reader.type("square") == "e5 is empty, dark square\n");
    CHECK(reader.type("next knight") == "b8 black knight\n");
}

TEST_CASE("nothing is moved on the reader's board", "[src][read][keys]")
{
    Reader reader = at_board();
    reader.open(1);
    reader.type("/rank 2");
    CHECK(reader.type("select") == "In view mode nothing is moved\n");
    CHECK(reader.type("view") == "What is view? Say help\n");
    CHECK_FALSE(reader.session().cursor().selected);
}

TEST_CASE("without a game the board answers nothing but what it is asked of keys",
          "[src][read][keys]")
{
    Reader reader = at_board();
    reader.open(3);
    CHECK(reader.type("/up") == "No game is open\n");
    CHECK(reader.type("/square e4") == "No game is open\n");
    CHECK(reader.type("learn") == "Learn mode: each key tells what it does\n");
    CHECK(reader.press("j").starts_with("j: forward: "));
    CHECK(reader.press("escape") == "Learn mode off\n");
}
