// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/memory/named_pieces.hpp"

#include "tests/src/train/drilling.hpp"

using namespace client::train;
using client::train::memory::named_pieces;
using rules::Color;
using rules::Role;

TEST_CASE("pieces are named with colour and square, and a colour holds until the next",
          "[src][train]")
{
    tests::Drilling with;
    const auto named = named_pieces(with.teller, "white king e1, rook a one; black queen d8");
    REQUIRE(named);
    REQUIRE(named->size() == 3);
    CHECK(named->at(1).color == Color::white);
    CHECK(named->at(1).role == Role::rook);
    CHECK(named->at(1).square->name() == "a1");
    CHECK(named->at(2).color == Color::black);
}

TEST_CASE("pieces are named without squares, too", "[src][train]")
{
    tests::Drilling with;
    const auto named = named_pieces(with.teller, "white knight black pawn bishop");
    REQUIRE(named);
    REQUIRE(named->size() == 3);
    CHECK(named->at(2).color == Color::black);
    CHECK(named->at(2).role == Role::bishop);
    CHECK_FALSE(named->at(0).square);
}

TEST_CASE("what is no piece is none", "[src][train]")
{
    tests::Drilling with;
    for (const auto* const text : {"", "xyzzy", "white", "white elephant e4", "king e9"})
        CHECK_FALSE(named_pieces(with.teller, text));
}

TEST_CASE("every piece is understood as the program names it, in each language", "[src][train]")
{
    const std::string language = GENERATE("en", "de", "cs", "sk", "sr");
    client::words::ChosenWords words{tests::words_in(language)};
    const Teller teller{words};
    for (const auto color : rules::both_colors)
        for (const auto role : rules::all_roles) {
            const auto told = teller.piece({color, role}).screen + " e4";
            CAPTURE(language, told);
            const auto named = named_pieces(teller, told);
            REQUIRE(named);
            CHECK(named->front().color == color);
            CHECK(named->front().role == role);
        }
}
