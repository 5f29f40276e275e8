// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/open_proof.hpp"

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

std::optional<Event> settle(const OpenProof& proof, std::uint64_t budget)
{
    const Position& position = proof.placement.position();
    if (proof.side)
        return events::AnswerMate{can_mate(position, *proof.side, budget).answer};
    if (is_dead(position, budget) != Answer::yes)
        return std::nullopt;
    return events::ProveDead{static_cast<int>(proof.plies)};
}

}  // namespace rules
