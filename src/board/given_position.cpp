// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/board/given_position.hpp"

#include "rules/fen.hpp"
#include "src/words/plain_reasons.hpp"

#include <fmt/format.h>

namespace client::board {

rules::Result<rules::Position, std::string> given_position(const std::optional<std::string>& fen)
{
    if (!fen)
        return rules::Position::initial();
    const auto setup = rules::read_fen(*fen);
    if (!setup)
        return rules::unexpected{
            fmt::format("the FEN is wrong: {}", words::plain_reason(setup.error()))};
    const auto position = rules::Position::from(*setup);
    if (position)
        return *position;
    return rules::unexpected{
        fmt::format("the position is illegal: {}", words::plain_reason(position.error()))};
}

}  // namespace client::board
