// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/setup.hpp"
#include "tools/puzzles/draft.hpp"

namespace puzzles {

/// Kings, two or three pieces and up to four pawns a side, anywhere.
[[nodiscard]] rules::Setup few_men(Dice& dice);

/// Few men, and among them a line piece of the side that does not move first, an enemy and what a
/// discovered attack or a pin needs: a man of its own between them, or the king behind the enemy.
[[nodiscard]] rules::Setup men_in_line(Dice& dice, Kind kind);

}  // namespace puzzles
