// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/setup.hpp"

namespace rules {

/// Whether the side to move is not in check, or some last move of the opponent can have given it:
/// before that move the king cannot have been attacked, since it was the opponent's turn.
/// The set-up has one king a side and no pawn on a last rank.
[[nodiscard]] bool check_can_arise(const Setup& setup);

}  // namespace rules
