// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/move.hpp"

#include <optional>
#include <string>
#include <variant>

namespace rules {

class Placement;

/// A move that was read already, or what was written, which the game is to read.
using GivenMove = std::variant<std::string, Move>;

/// The move that was handed in, if it is legal here. What was written is not read.
[[nodiscard]] std::optional<Move> handed_in(const Placement& placement, const GivenMove& given);
/// What was written, or the move in its long form, which needs no position: Ng1f3, e7e8=Q.
[[nodiscard]] std::string written(const GivenMove& given);
/// The same, but a move that is legal here as on a score sheet.
[[nodiscard]] std::string written(const Placement& placement, const GivenMove& given);

}  // namespace rules
