// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game.hpp"

#include <string>

namespace client {

/// The position of a game as FEN. A tournament has nobody who counts for the players
/// (11.3.1, 12.6): there it ends after the side to move, before rights and counts.
[[nodiscard]] std::string fair_fen(const rules::GameOptions& options,
                                   const rules::Placement& position);

}  // namespace client
