// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/desk.hpp"

/// Whether anybody can still mate (Articles 5.2.2 and 6.9). A game asks within a budget; what that
/// leaves open is asked on by others, and comes back as an event.
namespace rules::laws {

/// The position on the board is dead. Where that is not found out, the game remembers it, for the
/// proof may still come.
[[nodiscard]] bool is_found_dead(GameState& game);

/// Whether a side can mate, as far as a ruling may wait for it.
[[nodiscard]] Answer ask_for_ruling(const GameState& game, const Position& position, Color side);
/// 1997, C4: enough to mate a bare king by force.
[[nodiscard]] bool has_mating_material(const Board& board, Color side);

}  // namespace rules::laws
