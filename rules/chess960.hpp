// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"
#include "rules/position.hpp"

#include <array>
#include <optional>

/// The start positions of Guideline II, numbered 0 to 959 as Scharnagl numbered them.
namespace rules {

inline constexpr int chess960_count = 960;
inline constexpr int chess960_standard = 518;  ///< the array of Article 2.3

using FirstRank = std::array<Role, 8>;  ///< from the a-file to the h-file

/// None when the number is not that of a start position.
[[nodiscard]] std::optional<FirstRank> chess960_first_rank(int number);
[[nodiscard]] std::optional<Position> chess960_position(int number);
/// The number of an array of pieces, if it is one of the 960.
[[nodiscard]] std::optional<int> chess960_number(const FirstRank& rank);
/// The number of the start position on a board: Guideline II.2 has Black mirror White, and all
/// pawns at home.
[[nodiscard]] std::optional<int> chess960_number(const Board& board);

}  // namespace rules
