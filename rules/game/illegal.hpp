// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/desk.hpp"

#include <cstddef>
#include <vector>

/// Illegal moves and their price (Article 7.5 and its neighbours in the appendices).
namespace rules::laws {

/// Counts one more illegal move and gives the bonus. False if it was the one too many.
bool count_illegal_move(Desk& desk, Color side);
/// Article 7.1, by default: the times of the moment of the irregularity, without the increment that
/// its press earned; the offender's clock runs.
void turn_back_clock(Desk& desk, Color offender, const Clock& then);
/// The position before the illegal move stands again; what was touched still binds (4.3, 4.7).
void reinstate(Desk& desk, Color side, std::vector<Square> touched);

/// The press of a move that is illegal, where that is seen: it goes back, and is counted.
void rule_on_misplaced(Desk& desk, std::size_t ply, std::vector<Square> touched);
/// Where nobody sees that the last move was illegal: it stands until somebody says so.
void leave_unseen(Desk& desk);

/// The opponent of a player claims that he made an illegal move.
void claim_illegal_move(Desk& desk, Color claimant);
/// 2009 B3.c: the offender himself claims the draw, because the other cannot mate.
void claim_cannot_mate(Desk& desk, Color claimant);

}  // namespace rules::laws
