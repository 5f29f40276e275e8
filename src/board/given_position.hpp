// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"
#include "rules/result.hpp"

#include <optional>
#include <string>

namespace client::board {

/// What --fen means: a lawful position, the initial one without a FEN, or the reason,
/// which cli::in_words tells.
[[nodiscard]] rules::Result<rules::Position, std::string>
given_position(const std::optional<std::string>& fen);

}  // namespace client::board
