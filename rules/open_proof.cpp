// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/open_proof.hpp"

#include <algorithm>

namespace rules {

std::vector<OpenProof> open_proofs(const Game& game)
{
    const GameState& state = game.state();
    std::vector<OpenProof> proofs;
    if (const auto& loss = state.open_loss)
        proofs.push_back({state.placement(), state.history.size(), opponent(loss->loser)});
    for (const std::size_t plies : state.perhaps_dead)
        proofs.push_back({state.before(plies), plies, std::nullopt});
    return proofs;
}

bool is_open(const Game& game, const OpenProof& proof)
{
    return std::ranges::count(open_proofs(game), proof) > 0;
}

std::optional<Event>
settle(const OpenProof& proof, std::uint64_t budget, const std::stop_token& stop)
{
    const Position& position = proof.placement.position();
    if (proof.side)
        return events::AnswerMate{can_mate(position, *proof.side, budget, stop).answer};
    if (is_dead(position, budget, stop) != Answer::yes)
        return std::nullopt;
    return events::ProveDead{static_cast<int>(proof.plies)};
}

}  // namespace rules
