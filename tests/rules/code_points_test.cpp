// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/code_points.hpp"

#include <catch2/catch.hpp>

#include <string>

using namespace rules;

TEST_CASE("characters are counted, not their bytes", "[code-points]")
{
    CHECK(count_characters("") == 0);
    CHECK(count_characters("e4") == 2);
    CHECK(count_characters("Žižka") == 5);
    CHECK(count_characters("♘f3") == 3);
    CHECK(bytes_of("Žižka", 0) == 0);
    CHECK(bytes_of("Žižka", 2) == 3);
    CHECK(bytes_of("Žižka", 3) == 5);
    CHECK(bytes_of("Žižka", 9) == std::string{"Žižka"}.size());
}

TEST_CASE("a text is cut before a character, never within", "[code-points]")
{
    CHECK(beginning("Žižka", 0).empty());
    CHECK(beginning("Žižka", 1).empty());
    CHECK(beginning("Žižka", 2) == "Ž");
    CHECK(beginning("Žižka", 4) == "Ži");
    CHECK(beginning("e4", 9) == "e4");
}

TEST_CASE("the beginning of a character waits for its rest, and nothing else does", "[code-points]")
{
    const auto part = GENERATE("\xC4", "\xE2", "\xE2\x99", "\xF0\x9F\x99");
    CHECK(is_part_of_character(part));
    const auto whole = GENERATE("", "e", "é", "♘", "\x80", "\xC0", "\xC1", "\xF5", "\xFF");
    CHECK_FALSE(is_part_of_character(whole));
}

TEST_CASE("bytes that begin no character are none", "[code-points]")
{
    const auto bytes = GENERATE("\xC0\x80", "\xC1\xBF", "\xE0\x80\x80", "\xED\xA0\x80",
                                "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\x80");
    CHECK_FALSE(decode_first(bytes));
}

TEST_CASE("a text is ASCII if none of its bytes is more", "[code-points]")
{
    CHECK(is_ascii(""));
    CHECK(is_ascii("Nf3\x7F"));
    CHECK_FALSE(is_ascii("Nf3é"));
}
