// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board.hpp"
#include "rules/survey.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace client::board {

/// Whether keys may move pieces.
enum class Hand : std::uint8_t { free, looks_only };

/// The player's finger on the board, and the piece in the other hand.
struct BoardCursor {
    rules::Square square{rules::File::e, rules::Rank::four};
    std::optional<rules::Square> selected;   ///< where the piece was taken up
    std::optional<rules::Square> promoting;  ///< where a pawn waits to be told what it becomes
    rules::Color below = rules::Color::white;
    Hand hand = Hand::free;
    bool learning = false;                ///< keys tell what they do
    std::optional<rules::Direction> ray;  ///< the one that was told last
};

/// A step as the board is seen from the side below; none over the edge.
[[nodiscard]] std::optional<rules::Square>
step(rules::Square from, rules::Direction way, rules::Color below);

enum class Order : std::uint8_t { next, previous };

/// The next of these squares, from a1 to h8 and round again; none if there are none.
[[nodiscard]] std::optional<rules::Square>
next_of(rules::Bitboard squares, rules::Square from, Order order);

enum class RayKind : std::uint8_t { diagonal, straight };

/// The next way to look from a square, clockwise; the first one is up, or up and to the right.
[[nodiscard]] rules::Direction
next_ray(std::optional<rules::Direction> last, RayKind kind, Order order);

}  // namespace client::board
