// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/desk.hpp"

#include <optional>

/// Castling by hand, king and rook one after the other (Articles 4.4 and 4.7.2, Guideline II).
namespace rules::laws {

/// A king let go two squares from where he stood means to castle; in Chess960, on the square to
/// which castling leads, if that is farther than he could step.
[[nodiscard]] std::optional<Wing> castling_step(const GameState& game, Square from, Square to);
/// The king stands on his castling square: Article 4.7.2 says what follows.
void release_castling_king(Desk& desk, Wing wing);
/// Both were touched and must castle: the square says which of the two is put down there.
[[nodiscard]] bool castles(Desk& desk, Square square);
/// Article 4.7.2: both stand where castling leads; either may have stood there before (II.3).
[[nodiscard]] bool castling_is_done(const Act& act, Move castling);
/// The rook follows a king that stands on his castling square.
[[nodiscard]] bool rook_follows(Desk& desk, Square square);
/// The king went alone, or the captured pawn stayed: that is no legal move, and 4.7.2 binds the one
/// that replaces it.
void leave_half(Desk& desk, Displacement put);

}  // namespace rules::laws
