// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game.hpp"
#include "rules/pgn.hpp"

#include <string>

namespace client::board {

/// The position of a game as FEN. A tournament has nobody who counts for the players
/// (11.3.1, 12.6): there it ends after the side to move, before rights and counts.
[[nodiscard]] std::string fair_fen(const rules::GameOptions& options,
                                   const rules::Placement& position);

/// The game as PGN. Until it is over no sign tells the players of a tournament what is check.
[[nodiscard]] std::string fair_pgn(const rules::Game& game, const rules::Score& score);
/// Whether the moves of a game are written with their signs of check.
[[nodiscard]] rules::CheckSigns check_signs(const rules::Game& game);

}  // namespace client::board
