// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/paper/brf.hpp"

#include "speech/braille.hpp"
#include "tests/src/paper/sample.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

using namespace client::paper;

namespace {

std::vector<std::string> parts(const std::string& text, char end)
{
    std::vector<std::string> all;
    std::istringstream stream{text};
    for (std::string part; std::getline(stream, part, end);)
        all.push_back(part);
    return all;
}

Document paragraphs(int count)
{
    Document document{.title = "Many", .language = "en", .blocks = {}};
    for (int i = 0; i < count; ++i)
        document.blocks.emplace_back(Paragraph{"word"});
    return document;
}

std::string one_word(const std::string& word, const std::string& language)
{
    const auto page = as_brf({.title = word, .language = language, .blocks = {}});
    const auto begin = page.find_first_not_of(' ');
    return page.substr(begin, page.find('\n') - begin);
}

}  // namespace

TEST_CASE("a document is written in North American ASCII braille", "[paper][brf][ANN-026]")
{
    if (!speech::braille::has_literary())
        return;
    CHECK(as_brf(tests::sample_document()) == R"(              ,SCORE SHEET

    ,PLAYERS
  ,WHITE3 ,ANNA4 ,BLACK3 ,BELLA4 ,THEY
PLAY ON TWO BOARDS1 AND EACH OF THEM
ANNOUNCES WHAT THE OTHER REPEATS4
  ,ROUND #A4
#A4 FIRST
#B4 SECOND
POINT

    ,WHITE  ,BLACK
#A  E#D     E#E
#B  ,NF#C

,LATER
#C  ,BB#E

,WHITE ---------------------------------

,BLACK ---------------------------------
)"
                                              "\f");
}

TEST_CASE("letters that a braille does not have are transcribed", "[paper][brf]")
{
    if (!speech::braille::has_literary())
        return;
    struct Row {
        std::string word;
        std::string language;
        std::string cells;
    };
    const auto row = GENERATE(values<Row>({
        {"fünf", "en", "F^3UNF"},
        {"fünf", "de", "F\\NF"},
        {"fünf", "cs", "FUENF"},
        {"fünf", "sr-Latn", "FUENF"},  // the Serbian table knows no umlauts
        {"König", "sr-Cyrl", ".KOENIG"},
        {"Краљ", "sr-Cyrl", ".KRA<"},
        {"Kralj", "sr-Latn", ".KRA<"},
        {"Топ", "en", ",TOP"},
    }));
    CAPTURE(row.word, row.language);
    CHECK(one_word(row.word, row.language) == row.cells);
}

TEST_CASE("a language without a braille table gets the letters of ASCII", "[paper][brf]")
{
    CHECK(one_word("Läufer", "tok") == "LAEUFER");
}

TEST_CASE("pages have at most 25 lines of 40 cells", "[paper][brf]")
{
    const auto count = GENERATE(0, 1, 22, 23, 24, 25, 46, 47, 48, 200);
    CAPTURE(count);
    const auto text = as_brf(paragraphs(count));
    CHECK(text.ends_with('\f'));
    std::size_t words = 0;
    for (const auto& page : parts(text, '\f')) {
        const auto lines = parts(page, '\n');
        CHECK(lines.size() <= braille_lines);
        CHECK(lines.front().find_first_not_of(' ') != std::string::npos);
        for (const auto& line : lines)
            CHECK(line.size() <= braille_cells);
        words += static_cast<std::size_t>(std::ranges::count(lines, "  WORD"));
    }
    CHECK(words == static_cast<std::size_t>(count));
}

TEST_CASE("several pages have numbers in the corner, and one has none", "[paper][brf]")
{
    const auto one = parts(as_brf(paragraphs(23)), '\f');
    REQUIRE(one.size() == 1);
    CHECK(one[0].find('#') == std::string::npos);
    const auto two = parts(as_brf(paragraphs(24)), '\f');
    REQUIRE(two.size() == 2);
    CHECK(two[0].ends_with(std::string(38, ' ') + "#A\n"));
    CHECK(two[1].ends_with(std::string(38, ' ') + "#B\n"));
}

TEST_CASE("no page ends with a heading", "[paper][brf]")
{
    auto document = paragraphs(21);
    document.blocks.emplace_back(Heading{"Next"});
    for (int i = 0; i < 20; ++i)
        document.blocks.emplace_back(Paragraph{"word"});
    const auto pages = parts(as_brf(document), '\f');
    REQUIRE(pages.size() == 2);
    CHECK(pages[0].find(",NEXT") == std::string::npos);
    CHECK(pages[1].starts_with("    ,NEXT\n"));
}
