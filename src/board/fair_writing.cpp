// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/board/fair_writing.hpp"

#include "rules/fen.hpp"

namespace client::board {

std::string fair_fen(const rules::GameOptions& options, const rules::Placement& position)
{
    auto text = rules::write_fen(position.setup());
    if (options.tournament)
        text.erase(text.find(' ', text.find(' ') + 1));
    return text;
}

rules::CheckSigns check_signs(const rules::Game& game)
{
    return game.options().tournament && !game.outcome() ? rules::CheckSigns::left_out
                                                        : rules::CheckSigns::written;
}

std::string fair_pgn(const rules::Game& game, const rules::Score& score)
{
    return rules::write_pgn(score, check_signs(game));
}

}  // namespace client::board
