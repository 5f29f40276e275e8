// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/desk.hpp"

namespace rules::laws {

/// D.2.8: the clock is about to be pressed for a move that was made; its words must be right now.
void look_at_words_before_press(Desk& desk, Color side);

}  // namespace rules::laws
