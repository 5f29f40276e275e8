// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"
#include "src/train/teller.hpp"

#include <optional>

namespace client::train::puzzle {

/// What is wrong with a legal move that does not solve a puzzle, as far as a short look shows: with
/// a number of moves to mate, how it is escaped, otherwise what it loses.
[[nodiscard]] speech::Word why_wrong(const Teller& teller,
                                     const rules::Position& position,
                                     rules::Move move,
                                     std::optional<int> moves_to_mate);

}  // namespace client::train::puzzle
