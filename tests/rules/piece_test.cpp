// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/piece.hpp"

#include "tests/printers.hpp"

#include <string_view>

using namespace rules;

TEST_CASE("a piece is read from its FEN letter", "[rules][piece]")
{
    constexpr std::string_view letters = "PNBRQKpnbrqk";
    std::size_t next = 0;
    for (const Color color : both_colors)
        for (const Role role : all_roles) {
            const char letter = letters[next++];
            CHECK(fen_letter({color, role}) == letter);
            CHECK(piece_from(letter) == Piece{color, role});
        }
}

TEST_CASE("no other character is a piece", "[rules][piece]")
{
    constexpr std::string_view letters = "PNBRQKpnbrqk";
    for (int c = -128; c < 128; ++c)
        if (const char character = static_cast<char>(c);
            letters.find(character) == std::string_view::npos)
            CHECK_FALSE(piece_from(character));
}

TEST_CASE("each side counts ranks from its own end", "[rules][piece][RUL-027]")
{
    CHECK(relative(Color::white, Rank::one) == Rank::one);
    CHECK(relative(Color::black, Rank::one) == Rank::eight);
    CHECK(relative(Color::black, Rank::seven) == Rank::two);
    CHECK(opponent(Color::white) == Color::black);
    CHECK(opponent(Color::black) == Color::white);
}

TEST_CASE("a pawn may become a queen rook bishop or knight", "[rules][piece][RUL-016]")
{
    CHECK(promotion_roles == std::array{Role::queen, Role::rook, Role::bishop, Role::knight});
}
