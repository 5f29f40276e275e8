// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/desk.hpp"

/// The hand on the board: what is touched, held, let go, taken off (Article 4, D.2.2 to D.2.4).
namespace rules::laws {

/// Makes the move if it is whole: released, victim off, promoted, and announced if it must be.
void make_if_whole(Desk& desk);
/// The clock is pressed in the middle of an act: what stands on the board counts. False if the
/// press is refused.
[[nodiscard]] bool finish_act(Desk& desk, Color side);

}  // namespace rules::laws
