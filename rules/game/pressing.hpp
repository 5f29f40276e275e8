// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/desk.hpp"

/// The press of the clock, and what it completes (Articles 6.2 and 7.5).
namespace rules::laws {

/// Nobody has seen that the other side pressed without a move, and the side replies to it.
[[nodiscard]] bool replies_to_bare_press(const GameState& game, Color side);
/// A.4.2: such a press stands once there is a reply.
void let_bare_press_stand(Desk& desk);
/// D.2.10.3: the assistant starts the opponent's clock after the announcement.
void let_assistant_press(Desk& desk);

}  // namespace rules::laws
