// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/board/board_cursor.hpp"

#include "rules/position.hpp"
#include "tests/printers.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

using namespace client;
using rules::Direction;
using rules::Square;

namespace {

Square at(std::string_view name)
{
    return *Square::parse(name);
}

}  // namespace

TEST_CASE("a step goes as the board is seen", "[src][cursor]")
{
    using enum rules::Color;
    CHECK(board::step(at("e4"), Direction::up, white) == at("e5"));
    CHECK(board::step(at("e4"), Direction::left, white) == at("d4"));
    CHECK(board::step(at("e4"), Direction::up, black) == at("e3"));
    CHECK(board::step(at("e4"), Direction::left, black) == at("f4"));
    CHECK(board::step(at("h8"), Direction::right, white) == std::nullopt);
    CHECK(board::step(at("h8"), Direction::right, black) == at("g8"));
    CHECK(board::step(at("a1"), Direction::down, white) == std::nullopt);
}

TEST_CASE("pieces of a kind come one after the other and round again", "[src][cursor]")
{
    const auto knights = rules::Position::initial().board().of(rules::Role::knight);
    std::vector<std::string> visited;
    auto square = at("e4");
    for (int i = 0; i < 5; ++i) {
        square = *next_of(knights, square, board::Order::next);
        visited.push_back(square.name());
    }
    CHECK(visited == std::vector<std::string>{"b8", "g8", "b1", "g1", "b8"});
    CHECK(board::next_of(knights, at("e4"), board::Order::previous) == at("g1"));
    CHECK(board::next_of(rules::Bitboard{}, at("e4"), board::Order::next) == std::nullopt);
    CHECK(board::next_of(rules::Bitboard{at("e4")}, at("e4"), board::Order::previous) == at("e4"));
}

TEST_CASE("rays go round clockwise and back", "[src][cursor]")
{
    std::optional<Direction> ray;
    const auto turn = [&](board::RayKind kind, board::Order order) {
        return *(ray = board::next_ray(ray, kind, order));
    };
    CHECK(turn(board::RayKind::diagonal, board::Order::next) == Direction::up_right);
    CHECK(turn(board::RayKind::diagonal, board::Order::next) == Direction::down_right);
    CHECK(turn(board::RayKind::diagonal, board::Order::previous) == Direction::up_right);
    CHECK(turn(board::RayKind::diagonal, board::Order::previous) == Direction::up_left);
    CHECK(turn(board::RayKind::straight, board::Order::next) == Direction::up);
    CHECK(turn(board::RayKind::straight, board::Order::previous) == Direction::left);
    CHECK(turn(board::RayKind::straight, board::Order::next) == Direction::up);
    CHECK(turn(board::RayKind::diagonal, board::Order::previous) == Direction::up_left);
}
