// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game.hpp"
#include "rules/mating.hpp"

#include <optional>
#include <stop_token>
#include <vector>

namespace rules {

/// What a game could not find out within its budgets: whether a position of it is dead (5.2.2), or
/// whether the opponent of who has lost can mate (6.9). A value, so that it can be settled
/// elsewhere while the game goes on.
struct OpenProof {
    Placement placement;
    std::size_t plies = 0;
    std::optional<Color> side;  ///< who might mate; none: whether the position is dead

    bool operator==(const OpenProof&) const = default;
};

/// The ruling that waits first, then positions in the order in which they arose.
[[nodiscard]] std::vector<OpenProof> open_proofs(const Game& game);

/// Whether the game still has the question.
[[nodiscard]] bool is_open(const Game& game, const OpenProof& proof);

/// Takes its time, and gives the event by which the game learns the answer; none where there is
/// nothing to tell it. The event belongs to the game only as long as the question is open.
[[nodiscard]] std::optional<Event> settle(const OpenProof& proof,
                                          std::uint64_t budget = default_mating_budget,
                                          const std::stop_token& stop = {});

}  // namespace rules
