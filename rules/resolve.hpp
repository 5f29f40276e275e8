// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"
#include "rules/result.hpp"
#include "rules/san.hpp"
#include "rules/written.hpp"

namespace rules {

/// The one legal move that a written move means here.
[[nodiscard]] Result<Move, SanFault> resolve(const Position& position, const Written& written);

/// The role that a written move is about: that of its letter, or of whoever stands on the square
/// it names, or the pawn's.
[[nodiscard]] Role written_role(const Position& position, const Written& written);

/// The squares from which the written move is legal, castling apart.
[[nodiscard]] Bitboard written_origins(const Position& position, const Written& written, Role role);

/// The move of a piece to a square; the caller knows that it is legal.
[[nodiscard]] Move move_unchecked(
    const Position& position, Role role, Square from, Square to, std::optional<Role> promotion);

/// Castling written as a king's move: two squares in chess (e1g1), onto the rook in Chess960.
[[nodiscard]] std::optional<Wing>
castling_as_king_move(const Position& position, Role role, Square from, Square to);

}  // namespace rules
