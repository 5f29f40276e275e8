// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game_questions.hpp"

/// The two boards of a game with a visually impaired player (D.1). Each follows its owner's moves,
/// and those of the other side once they have been executed on it.
namespace rules {

/// A move was executed on this board that the other side did not make (D.2.9).
[[nodiscard]] bool has_departed(const GameState& game, Color side);

}  // namespace rules
