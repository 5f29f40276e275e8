// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/letters.hpp"
#include "rules/written.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a typed text may mean before the position is asked.
namespace rules {

/// The readings of a text without blanks that keep to capitals and small letters.
[[nodiscard]] std::vector<Written> exact_readings(std::u32string_view text, Letters letters);
/// All readings: `bc4` is a pawn's and a bishop's move.
[[nodiscard]] std::vector<Written> all_readings(std::u32string_view text, Letters letters);

/// The square that stands in a text which would be a move if there were such a square: "h9".
[[nodiscard]] std::optional<std::string> missing_square(std::u32string_view text, Letters letters);
/// The letter of another script in a text which would be a move if it were the one that it looks
/// like (NOT-024).
[[nodiscard]] std::optional<std::string> look_alike(std::u32string_view text, Letters letters);

}  // namespace rules
