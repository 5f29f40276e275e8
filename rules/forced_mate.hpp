// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"

#include <optional>
#include <vector>

/// Mates in a few moves, proved move by move: every defence is looked at.
namespace rules {

/// Whether the side to move can mate in at most so many moves.
[[nodiscard]] bool mates_within(const Position& position, int moves);

/// Whether the side to move is mated in at most so many moves, whatever it does.
[[nodiscard]] bool is_mated_within(const Position& position, int moves);

/// The moves with which the side to move mates in at most so many moves.
[[nodiscard]] std::vector<Move> mating_moves(const Position& position, int moves);

/// Whether there is a mate in so many moves each of which gives check: quickly answered.
[[nodiscard]] bool mates_by_checks(const Position& position, int moves);

/// The shortest mate of at most so many moves, where the first move is the only one that mates so
/// fast, and each later one but the last, too. The defence is one that holds out longest.
[[nodiscard]] std::optional<std::vector<Move>> only_mate(const Position& position, int most);

}  // namespace rules
