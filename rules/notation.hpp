// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/letters.hpp"
#include "rules/position.hpp"
#include "rules/refusal.hpp"
#include "rules/result.hpp"

#include <string_view>

/// What a player types to the move that is meant. Words are read elsewhere; files by san.hpp.
namespace rules {

/// The move that was typed, or why there is none. Short, long, two squares (e2e4, also for an
/// engine's castling) or digits (5254), with or without any of the optional signs, blanks anywhere.
/// A reading in exact case wins; if none is legal, the one legal reading in another case is taken.
[[nodiscard]] Result<Move, MoveRefusal>
find_move(const Position& position, std::string_view typed, Letters letters = Letters::en);

}  // namespace rules
