// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/plain_text.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <string>

namespace {

using speech::plain_text;

TEST_CASE("text for a voice is one line that cannot be obeyed", "[speech][plain_text]")
{
    struct Row {
        std::string text;
        std::string plain;
    };
    const auto row = GENERATE(values<Row>({
        {"Springer f drei", "Springer f drei"},
        {"Läufer, König, šach, шах", "Läufer, König, šach, шах"},
        {"one\r\n.\r\nSTOP ALL", "one . STOP ALL"},
        {"\x01"
         "20s fast \x1b[2J",
         "20s fast [2J"},
        {"a\tb\x7f"
         "c",
         "a b c"},
        {"  twice  ", "twice"},
        {"broken \xff\xfe utf", "broken utf"},
        {"cut \xe2\x82", "cut"},
        {"c1 \xc2\x9b"
         "2J",
         "c1 2J"},
        {"left\u202eright\u200b", "leftright"},
        {"line\u2028end", "line end"},
        {"soft\u00adhyphen", "softhyphen"},
        {"", ""},
        {" \n ", ""},
    }));
    CHECK(plain_text(row.text) == row.plain);
}

TEST_CASE("no text of any length or kind breaks the line", "[speech][plain_text]")
{
    CHECK(rc::check([](const std::string& text) {
        const auto plain = plain_text(text);
        const auto is_control = [](char c) { return (c >= 0 && c < ' ') || c == '\x7f'; };
        return std::ranges::none_of(plain, is_control) && plain_text(plain) == plain;
    }));
    CHECK(plain_text(std::string(100'000, 'x')).size() == speech::longest_speech);
}

TEST_CASE("a language tag is reduced to its language", "[speech][plain_text]")
{
    struct Row {
        std::string tag;
        std::string language;
    };
    const auto row = GENERATE(values<Row>({
        {"de", "de"},
        {"sr-Latn", "sr"},
        {"sr_RS", "sr"},
        {"en-US", "en"},
        {"", "en"},
        {"c", "en"},  // what some clients send when the locale is C
        {"de\r\nSTOP", "en"},
        {"../de", "en"},
        {"english", "en"},
    }));
    CHECK(speech::primary_language(row.tag) == row.language);
}

}  // namespace
