// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/board/board_cursor.hpp"

namespace client::board {

namespace {

/// As White sees it; the board is turned by half a round for Black.
rules::Direction seen_by_white(rules::Direction way, rules::Color below)
{
    const int turn = below == rules::Color::white ? 0 : 4;
    return static_cast<rules::Direction>((static_cast<int>(way) + turn) % 8);
}

}  // namespace

std::optional<rules::Square> step(rules::Square from, rules::Direction way, rules::Color below)
{
    const auto squares = rules::ray(from, seen_by_white(way, below));
    return squares.empty() ? std::nullopt : std::optional{squares.front()};
}

std::optional<rules::Square> next_of(rules::Bitboard squares, rules::Square from, Order order)
{
    const int way = order == Order::next ? 1 : 63;
    for (int distance = 1; distance <= 64; ++distance) {
        const auto square = rules::Square::at((from.index() + way * distance) % 64);
        if (squares.has(square))
            return square;
    }
    return std::nullopt;
}

rules::Direction next_ray(std::optional<rules::Direction> last, RayKind kind, Order order)
{
    // Straight ways are even, diagonal ones odd.
    const int first = kind == RayKind::straight ? 0 : 1;
    if (!last || static_cast<int>(*last) % 2 != first)
        return static_cast<rules::Direction>(order == Order::next ? first : first + 6);
    const int turn = order == Order::next ? 2 : 6;
    return static_cast<rules::Direction>((static_cast<int>(*last) + turn) % 8);
}

}  // namespace client::board
