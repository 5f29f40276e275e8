// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/paper/lines.hpp"

#include "src/paper/plain.hpp"
#include "tests/src/paper/sample.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

using namespace client::paper;

namespace {

using Texts = std::vector<std::string>;

TEST_CASE("a text is broken at its blanks", "[paper][lines]")
{
    CHECK(wrapped("one two three", 7) == Texts{"one two", "three"});
    CHECK(wrapped("one two three", 8, {2, 0}) == Texts{"  one", "two", "three"});
    CHECK(wrapped("  one   two ", 20) == Texts{"one two"});
    CHECK(wrapped("", 7) == Texts{""});
}

TEST_CASE("the width of a line counts characters, not bytes", "[paper][lines]")
{
    CHECK(wrapped("žluťoučký kůň", 13) == Texts{"žluťoučký kůň"});
    CHECK(wrapped("коњ и ловац", 5) == Texts{"коњ и", "ловац"});
}

TEST_CASE("a word that is longer than a line is cut", "[paper][lines]")
{
    CHECK(wrapped("abcdefgh", 3) == Texts{"abc", "def", "gh"});
    CHECK(wrapped("a bcdefgh i", 4, {0, 1}) == Texts{"a", " bcd", " efg", " h i"});
    CHECK(wrapped("řřřř", 3) == Texts{"řřř", "ř"});
    CHECK(wrapped("ab", 1, {3, 3}).size() == 2);  // no room at all still ends
}

TEST_CASE("a document is written as plain text", "[paper][lines]")
{
    CHECK(as_text(tests::sample_document(), 40) == R"(Score sheet

Players
White: Anna. Black: Bella. They play on
two boards, and each of them announces
what the other repeats.

Round 1.
1. first
2. second
- point

   White  Black
1  e4     e5
2  Nf3

Later
3  Bb5

White __________________________________

Black __________________________________
)");
}

TEST_CASE("a table without room for its columns is written row by row", "[paper][lines]")
{
    const Document document{
        .title = "T",
        .language = "en",
        .blocks = {
            Tables{{Table{"", {}, {{"king", "König", "KER-nikh"}, {"pawn", "", "BOUGH-er"}}}}}}};
    CHECK(as_text(document, 14) == "T\n\nking, König,\n  KER-nikh\npawn, BOUGH-er\n");
}

TEST_CASE("every text of a document can be rewritten", "[paper][lines]")
{
    const auto starred =
        rewritten(tests::sample_document(), [](std::string_view) { return std::string{"*"}; });
    CHECK(as_text(starred, 20) ==
          "*\n\n*\n*\n\n*\n1. *\n2. *\n- *\n\n*\n*  *  *\n*  *  *\n*  *  *\n\n"
          "*\n*  *\n\n* __________________\n\n* __________________\n");
}

}  // namespace
