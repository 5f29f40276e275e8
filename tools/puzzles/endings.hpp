// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tools/puzzles/collection.hpp"
#include "tools/puzzles/engine.hpp"
#include "tools/puzzles/pawn_table.hpp"

namespace puzzles {

/// Sets up endings by chance and collects those with one way to win that can be proved by looking
/// at every move: king and pawn against king, and mates.
void search_endings(Dice& dice, Collection& collection);

/// The same where an engine has to tell what wins.
void search_endings(Engine& engine, Dice& dice, Collection& collection);

}  // namespace puzzles
