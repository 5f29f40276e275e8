// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board.hpp"

/// Rough distances on a board, by which hopes of a mate are measured.
namespace rules {

/// The moves that a king needs.
[[nodiscard]] int distance(Square one, Square other);
/// The moves that a knight needs on an empty board.
[[nodiscard]] int knight_distance(Square one, Square other);
/// Files and ranks to the nearest corner.
[[nodiscard]] int to_edge(Square square);
/// The shortest way of a pawn to promotion, perhaps by a capture that is there now.
[[nodiscard]] int to_promotion(const Board& board, Color side);
/// What a side without force to mate still needs: a pawn's way to promotion.
[[nodiscard]] int lack_of_force(const Board& board, Color side);

}  // namespace rules
