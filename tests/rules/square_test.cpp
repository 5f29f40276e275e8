// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/square.hpp"

#include "tests/printers.hpp"

#include <string_view>

using namespace rules;

TEST_CASE("a square is read from its name", "[rules][square][RUL-003]")
{
    struct Row {
        std::string_view text;
        std::optional<Square> square;
    };
    const auto row = GENERATE(values<Row>({
        {"a1", Square{File::a, Rank::one}},
        {"e4", Square{File::e, Rank::four}},
        {"h8", Square{File::h, Rank::eight}},
        {"i1", std::nullopt},  // no such file
        {"a9", std::nullopt},  // no such rank
        {"a0", std::nullopt},
        {"E4", std::nullopt},
        {"e", std::nullopt},
        {"e44", std::nullopt},
        {"", std::nullopt},
    }));
    CAPTURE(row.text);
    CHECK(Square::parse(row.text) == row.square);
}

TEST_CASE("every square has one name and one number", "[rules][square][RUL-003]")
{
    for (int i = 0; i < 64; ++i) {
        const Square square = Square::at(i);
        CHECK(square.index() == i);
        CHECK(Square::parse(square.name()) == square);
        CHECK(Square{square.file(), square.rank()} == square);
        CHECK(file_from(letter(square.file())) == square.file());
        CHECK(rank_from(digit(square.rank())) == square.rank());
    }
    CHECK(Square::at(0).name() == "a1");  // files from White's left, ranks from White's side
    CHECK(Square::at(7).name() == "h1");
    CHECK(Square::at(56).name() == "a8");
}

TEST_CASE("a light corner is at each player's right hand", "[rules][square][RUL-003]")
{
    struct Row {
        std::string_view id;
        std::string_view square;
        bool light;
    };
    const auto row = GENERATE(values<Row>({
        {"EX-2.1-1", "a1", false},
        {"EX-2.1-1", "h1", true},
        {"EX-2.1-1", "a8", true},
        {"EX-2.1-1", "h8", false},
        {"EX-2.1-2", "d1", true},
        {"EX-2.1-2", "d8", false},
        {"EX-2.1-2", "e4", true},
        {"EX-2.1-2", "d4", false},
    }));
    CAPTURE(row.id, row.square);
    CHECK(Square::parse(row.square)->is_light() == row.light);
}

TEST_CASE("neighbours on a rank or file differ in colour", "[rules][square][RUL-003]")
{
    for (int i = 0; i < 56; ++i)
        CHECK(Square::at(i).is_light() != Square::at(i + 8).is_light());
    for (int i = 0; i < 63; ++i)
        if (i % 8 != 7)
            CHECK(Square::at(i).is_light() != Square::at(i + 1).is_light());
}
