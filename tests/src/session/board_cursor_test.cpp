// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/session/board_cursor.hpp"

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
    CHECK(step(at("e4"), Direction::up, white) == at("e5"));
    CHECK(step(at("e4"), Direction::left, white) == at("d4"));
    CHECK(step(at("e4"), Direction::up, black) == at("e3"));
    CHECK(step(at("e4"), Direction::left, black) == at("f4"));
    CHECK(step(at("h8"), Direction::right, white) == std::nullopt);
    CHECK(step(at("h8"), Direction::right, black) == at("g8"));
    CHECK(step(at("a1"), Direction::down, white) == std::nullopt);
}

TEST_CASE("pieces of a kind come one after the other and round again", "[src][cursor]")
{
    const auto knights = rules::Position::initial().board().of(rules::Role::knight);
    std::vector<std::string> visited;
    auto square = at("e4");
    for (int i = 0; i < 5; ++i) {
        square = *next_of(knights, square, Order::next);
        visited.push_back(square.name());
    }
    CHECK(visited == std::vector<std::string>{"b8", "g8", "b1", "g1", "b8"});
    CHECK(next_of(knights, at("e4"), Order::previous) == at("g1"));
    CHECK(next_of(rules::Bitboard{}, at("e4"), Order::next) == std::nullopt);
    CHECK(next_of(rules::Bitboard{at("e4")}, at("e4"), Order::previous) == at("e4"));
}

TEST_CASE("rays go round clockwise and back", "[src][cursor]")
{
    std::optional<Direction> ray;
    const auto turn = [&](RayKind kind, Order order) {
        return *(ray = next_ray(ray, kind, order));
    };
    CHECK(turn(RayKind::diagonal, Order::next) == Direction::up_right);
    CHECK(turn(RayKind::diagonal, Order::next) == Direction::down_right);
    CHECK(turn(RayKind::diagonal, Order::previous) == Direction::up_right);
    CHECK(turn(RayKind::diagonal, Order::previous) == Direction::up_left);
    CHECK(turn(RayKind::straight, Order::next) == Direction::up);
    CHECK(turn(RayKind::straight, Order::previous) == Direction::left);
    CHECK(turn(RayKind::straight, Order::next) == Direction::up);
    CHECK(turn(RayKind::diagonal, Order::previous) == Direction::up_left);
}
