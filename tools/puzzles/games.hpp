// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tools/puzzles/collection.hpp"

namespace puzzles {

/// Plays a game with many mistakes and collects what punishes them, or would have punished others.
/// What wins material is no more than a guess of a few moves yet.
void search_game(Dice& dice, Collection& collection);

/// The first move of a tactic in a position of a few men, which chance has set up; a guess, too.
[[nodiscard]] std::optional<Draft> tactic_of_few_men(Dice& dice, const Collection& collection);

}  // namespace puzzles
