// SPDX-License-Identifier: GPL-3.0-or-later
#include "keymaps/key.hpp"

#include <catch2/catch.hpp>

#include <random>
#include <string>

using namespace keymaps;

TEST_CASE("a key is read and written as text", "[keymaps][key]")
{
    const std::string text = GENERATE(values<std::string>({
        "a",         "A",     "1",     "?",          "/",      "[",         "{",
        ".",         ",",     "+",     "ä",          "ж",      "€",         "𝄞",
        "left",      "F1",    "F12",   "space",      "enter",  "page-up",   "ctrl+r",
        "ctrl+left", "alt+a", "alt+A", "ctrl+alt+x", "ctrl++", "shift+tab", "ctrl+alt+shift+up",
    }));
    CAPTURE(text);
    const auto key = Key::parse(text);
    REQUIRE(key);
    CHECK(key->text() == text);
}

TEST_CASE("what is no key is refused", "[keymaps][key]")
{
    const std::string text = GENERATE(values<std::string>({
        "",           "ab",         "Left", "f1",    "F13",  " ",
        "\t",         "\x1B",       "\x7F", "ctrl+", "alt+", "ctrl+ctrl+r",
        "alt+ctrl+r",  // the order is fixed, so that one key has one text
        "ctrl+R",      // a terminal cannot tell it from ctrl+r
        "shift+a",     // that is A
        "\xC3",        // a character that is cut off
        "\xA4",        // a byte from the middle of one
        "\xC2\x9B",    // a control character above ASCII
        "\xFF",       "ae\xCC\x88",
    }));
    CAPTURE(text);
    CHECK_FALSE(Key::parse(text));
}

TEST_CASE("every named key can be read", "[keymaps][key]")
{
    for (const auto name : key_names())
        CHECK(Key::parse(name)->bare() == name);
}

TEST_CASE("a key tells what is held down with it", "[keymaps][key]")
{
    const auto key = *Key::parse("ctrl+alt+shift+up");
    CHECK(key.has_ctrl());
    CHECK(key.has_alt());
    CHECK(key.has_shift());
    CHECK(key.bare() == "up");
    CHECK_FALSE(Key::parse("up")->has_alt());
}

TEST_CASE("keys pressed one after the other have a blank between them", "[keymaps][key]")
{
    const auto keys = parse_keys("f a");
    REQUIRE(keys);
    CHECK(keys->size() == 2);
    CHECK(text(*keys) == "f a");
    for (const std::string wrong : {"", " ", "f  a", " f", "f left right up x y zz"})
        CHECK_FALSE(parse_keys(wrong));
}

TEST_CASE("reading keys never fails on any bytes", "[keymaps][key]")
{
    std::mt19937 random{20261116};
    for (int i = 0; i < 20000; ++i) {
        std::string bytes;
        for (auto length = random() % 8; length > 0; --length)
            bytes += static_cast<char>(random());
        if (const auto keys = parse_keys(bytes))
            CHECK(text(*keys) == bytes);
    }
}
