// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"

#include <optional>
#include <string>
#include <string_view>

/// Moves as pairs of squares: by letters and digits for engines (UCI: e2e4, e7e8q), by digits alone
/// for post and telephone (ICCF: 5254, 57581). Castling is the king's move of two squares in chess
/// and the king onto its rook in Chess960; a pass is four zeros.
namespace rules {

[[nodiscard]] std::string write_uci(const Position& position, Move move);
[[nodiscard]] std::string write_digits(const Position& position, Move move);

/// A legal move as an engine writes it, to the letter; none for anything else.
[[nodiscard]] std::optional<Move> read_uci(const Position& position, std::string_view text);

/// The role that the fifth digit of a promotion stands for: queen, rook, bishop, knight.
[[nodiscard]] std::optional<Role> promotion_from(char32_t digit);

}  // namespace rules
