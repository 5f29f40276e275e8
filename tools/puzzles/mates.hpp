// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"

#include <optional>
#include <vector>

/// Mates in a few moves, proved move by move: every defence is looked at.
namespace puzzles {

/// The moves with which the side to move mates in at most so many moves.
[[nodiscard]] std::vector<rules::Move> mating_moves(const rules::Position& position, int moves);

/// Whether there is a mate in so many moves each of which gives check: quickly answered.
[[nodiscard]] bool mates_by_checks(const rules::Position& position, int moves);

/// The shortest mate of at most so many moves, where the first move is the only one that mates so
/// fast, and each later one but the last, too. The defence is one that holds out longest.
[[nodiscard]] std::optional<std::vector<rules::Move>> only_mate(const rules::Position& position,
                                                                int most);

}  // namespace puzzles
