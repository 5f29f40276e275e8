// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/score_text.hpp"

#include "rules/code_points.hpp"

#include <catch2/catch.hpp>

using rules::beginning;
using rules::CleanText;
using rules::CleanValue;
using rules::is_utf8;
using rules::TextCleaner;

TEST_CASE("a value keeps the blanks at its ends, and no control characters", "[rules][score_text]")
{
    TextCleaner cleaner;
    for (const std::string_view value : {"", " ", " a ", "  Dvořák, A  ", "a  b"})
        CHECK(cleaner.clean_value(value).view() == value);
    CHECK(cleaner.clean_value("\n a \t b \r\n").view() == "a b");
    CHECK(cleaner.clean_value(" \xe9 ").view() == " é ");
    CHECK(CleanValue::if_plain(" a ")->view() == " a ");
    CHECK_FALSE(CleanValue::if_plain("a\n"));
}

TEST_CASE("any bytes become clean UTF-8 text", "[rules][score_text]")
{
    struct Row {
        std::string_view bytes;
        std::string_view text;
    };
    const auto row = GENERATE(values<Row>({
        {"", ""},
        {"plain", "plain"},
        {"  around  ", "around"},
        {"two  blanks stay", "two  blanks stay"},
        {"a\nb", "a b"},
        {"a \r\n b", "a b"},
        {"a\tb\x7f"
         "c",
         "a b c"},
        {"\n\n", ""},
        {"\x1b[31mred", "[31mred"},
        {"Dvo\xc5\x99\xc3\xa1k", "Dvořák"},
        {"Andr\xe9", "André"},                          // Latin-1
        {"\x8aimek \x96 M\xfcller", "Šimek – Müller"},  // and what Windows adds to it
        {"\x81", "\xef\xbf\xbd"},
        {"a\xc2\x85"
         "b",
         "a b"},                    // a control character of two bytes
        {"a\u2028b\u2029", "a b"},  // ends of a line and of a paragraph
        {"\ufeffMagnus \u202egnol\u202c", "Magnus gnol"},
        {"A\u200fn\u061cn\u2066a\U000e0041", "Anna"},  // signs of direction, and a tag
        {"a \u200e b", "a b"},
        {"\xc3", "Ã"},                   // cut in the middle: not UTF-8
        {"\xed\xa0\x80", "í\xc2\xa0€"},  // a surrogate is no character
        {"a\xc2\xa0"
         "b",
         "a\xc2\xa0"
         "b"},
    }));
    CAPTURE(row.text);
    TextCleaner cleaner;
    CHECK(cleaner.clean(row.bytes).view() == row.text);
    const std::string once{cleaner.clean(row.bytes).view()};
    CHECK(cleaner.clean(once).view() == once);
    CHECK(is_utf8(once));
}

TEST_CASE("text is plain when it is printable ASCII", "[rules][score_text]")
{
    CHECK(CleanText::if_plain(" [%clk 0:01:02] ")->view() == "[%clk 0:01:02]");
    CHECK(CleanText::if_plain("")->view().empty());
    for (int c = 0; c < 256; ++c)
        for (const std::size_t place : {0U, 3U, 8U, 12U}) {
            std::string text(13, 'x');
            text[place] = static_cast<char>(c);
            CAPTURE(c, place);
            CHECK(CleanText::if_plain(text).has_value() == (c >= 0x20 && c < 0x7f));
        }
}

TEST_CASE("the beginning of a text has no half characters", "[rules][score_text]")
{
    CHECK(beginning("abc", 3) == "abc");
    CHECK(beginning("abc", 2) == "ab");
    CHECK(beginning("aé", 2) == "a");
    CHECK(beginning("€€", 5) == "€");
    CHECK(beginning("€", 0).empty());
}
