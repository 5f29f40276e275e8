// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tools/puzzles/collection.hpp"

namespace puzzles {

/// Plays a game with many mistakes and collects what punishes them, or would have punished others.
/// What wins material is no more than a guess of a few moves yet.
void search_game(Dice& dice, Collection& collection);

}  // namespace puzzles
