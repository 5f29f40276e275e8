// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bitboard.hpp"

#include "tests/printers.hpp"

#include <algorithm>
#include <bit>
#include <random>
#include <vector>

using namespace rules;

TEST_CASE("a set of squares lists what it holds in order", "[rules][bitboard]")
{
    std::mt19937_64 random{1};
    for (int i = 0; i < 1000; ++i) {
        const Bitboard set{random() & random()};
        std::vector<Square> listed(set.begin(), Bitboard::end());
        CHECK(std::ranges::is_sorted(listed));
        CHECK(listed.size() == static_cast<std::size_t>(set.count()));
        Bitboard again;
        for (const Square square : listed) {
            CHECK(set.has(square));
            again |= Bitboard{square};
        }
        CHECK(again == set);
        if (set.any()) {
            CHECK(set.first() == listed.front());
            CHECK(set.last() == listed.back());
        }
    }
}

TEST_CASE("a set of squares knows its size", "[rules][bitboard]")
{
    CHECK(Bitboard{}.none());
    CHECK(Bitboard{}.count() == 0);
    CHECK(all_squares.count() == 64);
    CHECK(light_squares.count() == 32);
    CHECK_FALSE(Bitboard{Square{File::h, Rank::eight}}.many());
    CHECK(Bitboard{Rank::two}.count() == 8);
    CHECK(Bitboard{File::h}.many());
    std::mt19937_64 random{2};
    for (int i = 0; i < 1000; ++i) {
        const std::uint64_t bits = random() & random();
        CHECK(Bitboard{bits}.count() == std::popcount(bits));
        CHECK(Bitboard{bits}.many() == (std::popcount(bits) > 1));
    }
}

TEST_CASE("light squares are those that are light", "[rules][bitboard][RUL-003]")
{
    for (const Square square : all_squares)
        CHECK(light_squares.has(square) == square.is_light());
}

TEST_CASE("a set moves up and down the board", "[rules][bitboard]")
{
    CHECK(Bitboard{Rank::two}.shifted(8) == Bitboard{Rank::three});
    CHECK(Bitboard{Rank::two}.shifted(-8) == Bitboard{Rank::one});
    CHECK(Bitboard{Rank::eight}.shifted(8).none());
}
