// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/board/last_move.hpp"

#include "src/host/line_text.hpp"

namespace client::board {

host::tidings::Played played(const rules::Game& game, std::size_t ply)
{
    const auto& before = game.state().before(ply);
    auto facts = move_facts(before.position(), *game.record()[ply].move);
    if (game.options().tournament)  // nobody warns of check (11.3.1)
        facts.threat = rules::Threat::none;
    return {facts, before.move_number()};
}

std::string last_move(const rules::Game& game, rules::Letters letters)
{
    return last_move(game, letters, game.record().size());
}

std::string last_move(const rules::Game& game, rules::Letters letters, std::size_t plies)
{
    if (plies == 0 || !game.record()[plies - 1].move)
        return {};
    const auto last = played(game, plies - 1);
    return host::numbered_move(last.number, last.facts, letters);
}

}  // namespace client::board
