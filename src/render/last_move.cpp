// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/render/last_move.hpp"

#include "src/render/line_text.hpp"
#include "src/session/exchange.hpp"

namespace client {

std::string last_move(const rules::Game& game, rules::Letters letters)
{
    const auto record = game.record();
    if (record.empty() || !record.back().move)
        return {};
    const auto last = played(game, record.size() - 1);
    return numbered_move(last.number, last.facts, letters);
}

}  // namespace client
