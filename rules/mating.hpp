// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"

#include <cstdint>
#include <stop_token>
#include <vector>

/// Can a side still mate by any series of legal moves, however bad (Articles 5.2.2 and 6.9)?
/// The answer is exact: yes comes with a line that has been replayed, no with a proof.
/// The fivefold and 75-move rules are left out of the question.
namespace rules {

enum class Answer : std::uint8_t { no, yes, undetermined };

struct CanMate {
    Answer answer = Answer::undetermined;
    std::vector<Move> line;   ///< with yes: legal moves from the position to the mate
    std::uint64_t nodes = 0;  ///< how many positions were looked at
};

/// Work is counted in positions, so that the answer is the same on every machine.
inline constexpr std::uint64_t default_mating_budget = 3'000'000;

/// What a game asks by itself, so that nobody waits for it; what is left open is asked on
/// elsewhere.
struct MatingBudgets {
    std::uint64_t after_a_move = 10'000;  ///< whether the position is dead: some milliseconds
    std::uint64_t of_a_ruling = 70'000;   ///< on a flag or the like: at most a tenth of a second

    bool operator==(const MatingBudgets&) const = default;
};

/// Who is told to stop answers what is proved by then.
[[nodiscard]] CanMate can_mate(const Position& position,
                               Color side,
                               std::uint64_t budget = default_mating_budget,
                               const std::stop_token& stop = {});

/// Article 5.2.2: neither side can mate. Undetermined when the budget ended for either.
[[nodiscard]] Answer is_dead(const Position& position,
                             std::uint64_t budget = default_mating_budget,
                             const std::stop_token& stop = {});

}  // namespace rules
