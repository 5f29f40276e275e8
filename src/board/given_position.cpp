// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/board/given_position.hpp"

#include "rules/fen.hpp"
#include "src/words/position_complaints.hpp"

namespace client::board {

rules::Result<rules::Position, std::string> given_position(const std::optional<std::string>& fen)
{
    if (!fen)
        return rules::Position::initial();
    const auto setup = rules::read_fen(*fen);
    if (!setup)
        return rules::unexpected{words::complaint(setup.error())};
    const auto position = rules::Position::from(*setup);
    if (position)
        return *position;
    return rules::unexpected{words::complaint(position.error())};
}

}  // namespace client::board
