// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/letters.hpp"
#include "rules/position.hpp"
#include "rules/result.hpp"

#include <cstdint>
#include <string>
#include <string_view>

/// Moves as score sheets and PGN files write them (Appendix C).
namespace rules {

enum class SanFault : std::uint8_t { not_understood, illegal, ambiguous, promotion_missing };

/// One move of a file: fast, and as free as files are (with or without x, +, #, =, e.p.; long form;
/// 0-0 with zeros or letters). What a player types is read by notation.hpp.
[[nodiscard]] Result<Move, SanFault>
read_san(const Position& position, std::string_view text, Letters letters = Letters::en);

/// The standard algebraic notation of a legal move, check and mate signs included.
[[nodiscard]] std::string
write_san(const Position& position, Move move, Letters letters = Letters::en);

}  // namespace rules
