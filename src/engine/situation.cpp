// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/engine/situation.hpp"

#include <utility>

namespace client::engine {

using rules::Color;

std::optional<Situation> Situation::of(const rules::Position& start, std::vector<rules::Move> moves)
{
    rules::Position now = start;
    for (const rules::Move move : moves) {
        if (!now.is_legal(move))
            return std::nullopt;
        now.play_unchecked(move);
    }
    if (!now.has_legal_move())
        return std::nullopt;
    return Situation{start, std::move(moves), now};
}

std::optional<Situation> Situation::of(const rules::Game& game)
{
    if (!game.placement().lawful())
        return std::nullopt;
    const auto& state = game.state();
    std::size_t first = state.history.size();
    while (first > 0 && state.history[first - 1].move && state.before(first - 1).lawful())
        --first;
    std::vector<rules::Move> moves;
    for (std::size_t ply = first; ply < state.history.size(); ++ply)
        moves.push_back(*state.history[ply].move);
    return of(state.before(first).position(), std::move(moves));
}

std::optional<Clocks> clocks_of(const rules::Game& game, rules::Instant now)
{
    const rules::Clock& clock = game.clock();
    if (!clock.timed() || clock.counts_up())
        return std::nullopt;
    return Clocks{{clock.left(Color::white, now), clock.left(Color::black, now)},
                  {clock.bonus(Color::white).amount, clock.bonus(Color::black).amount},
                  clock.moves_to_control(game.placement().turn())};
}

}  // namespace client::engine
