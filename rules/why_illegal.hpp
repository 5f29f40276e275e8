// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"
#include "rules/refusal.hpp"

#include <optional>

namespace rules {

/// Why the piece on a square may not go to another; none when it may (with any promotion).
/// A king's move of two squares (in Chess960: onto its rook) is castling. A role, if given, is what
/// the player says stands there.
[[nodiscard]] std::optional<Cause>
why_illegal(const Position& position, std::optional<Role> role, Square from, Square to);

[[nodiscard]] std::optional<Cause> why_no_castling(const Position& position, Wing wing);

/// The same of any piece of a role that stands on one of these squares, and of which piece it is
/// told, if of one.
struct PieceCause {
    std::optional<Square> from;
    Cause cause;
};
[[nodiscard]] std::optional<PieceCause>
why_none(const Position& position, Role role, Bitboard among, Square to);

}  // namespace rules
