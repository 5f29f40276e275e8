// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"

#include <vector>

/// A look of a few moves ahead, counting men: enough for careless players and for a first guess.
namespace puzzles {

/// Whether the side to move can come to stand this well, in hundredths of a pawn, in so many plies
/// and the exchanges that follow them.
[[nodiscard]] bool reaches(const rules::Position& position, int plies, int score);

/// A move and what it leads to.
struct Choice {
    rules::Move move;
    int score = 0;
};
/// Every legal move, the best first.
[[nodiscard]] std::vector<Choice> choices(const rules::Position& position, int plies);

}  // namespace puzzles
