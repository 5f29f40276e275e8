// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/desk.hpp"

namespace rules::laws {

/// D.2.8: the clock is about to be pressed for a move that was made; its words must be right now.
void look_at_words_before_press(Desk& desk, Color side);

/// Whose move is spoken of when the assistant of a side speaks: the one that his player is making,
/// else the last one made.
[[nodiscard]] Color side_announced(const GameState& game, Color assisted);

}  // namespace rules::laws
