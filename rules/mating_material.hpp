// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board.hpp"

namespace rules {

/// Whether what is on the board alone rules out that a side ever mates. True is a theorem (each
/// clause is verified by enumeration in the tests); false says nothing. Captures only make it
/// truer, and a promotion of the loser's pawn needs a pawn, with which no clause holds.
[[nodiscard]] bool material_forbids_mate(const Board& board, Color side);

}  // namespace rules
