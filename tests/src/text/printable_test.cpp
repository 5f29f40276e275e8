// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/text/printable.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

namespace {

TEST_CASE("text from outside loses its control characters and nothing else", "[src][printable]")
{
    using namespace std::string_view_literals;
    struct Row {
        std::string_view text;
        std::string_view safe;
    };
    const auto row = GENERATE(values<Row>({
        {""sv, ""sv},
        {"Nf3"sv, "Nf3"sv},
        {"a\x1B[31mb"sv, "ab"sv},
        {"a\0b\n"sv, "a?b?"sv},
        {"\x7F"sv, "?"sv},
        {"J\xC3\xA4ger, \xE2\x99\x98"sv, "J\xC3\xA4ger, \xE2\x99\x98"sv},
        {"\xC3\x9F"sv, "\xC3\x9F"sv},  // the second byte of ß is no control character
        {"a\xC2\x9B"
         "31mb"sv,
         "ab"sv},  // U+009B begins a control sequence
        {"x\x1B]0;title\x07y"sv, "xy"sv},
        {"a\x1B[31"sv, "a"sv},
        {"a\x1B]no end"sv, "a?]no end"sv},
        {"\x9B"sv, "?"sv},  // the same in Latin-1
        {"\xFF\xFE e4"sv, "?? e4"sv},
        {"\xE2\x99"sv, "??"sv},  // a sign that breaks off
        {"a\xE2\x80\xAE"
         "b\xE2\x80\xA8"sv,
         "a?b?"sv},                                 // from right to left, and the end of a line
        {"a\u061C\u2060\U000E0041b"sv, "a???b"sv},  // signs that nobody sees
    }));
    CHECK(client::text::printable(row.text) == row.safe);
}

TEST_CASE("what is named in a complaint is cut to a length", "[src][printable]")
{
    CHECK(client::text::excerpt("Nf9\x1B") == "Nf9?");
    CHECK(client::text::excerpt(std::string(2'000'000, 'a')) == std::string(60, 'a') + "...");
    CHECK(client::text::excerpt(std::string(59, 'a') + "\xC3\xA4rger") ==
          std::string(59, 'a') + "...");
}

}  // namespace
