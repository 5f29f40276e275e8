// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game.hpp"
#include "rules/piece.hpp"
#include "src/store/saved_game.hpp"

#include <optional>
#include <string>

/// What a game leaves on paper: the record with its times, and each player's own score sheet.
namespace client::desk {

/// The arbiter's record with the clock after every move; none from a position that no score can
/// begin with.
[[nodiscard]] std::optional<std::string> pgn(const rules::Game& game, store::Day started);

/// A player's sheet as he wrote it; who wrote nothing has the arbiter's record.
[[nodiscard]] std::string sheet(const rules::Game& game, rules::Color side);
/// The same in Unicode cells; what is no legal move stays as it was written.
[[nodiscard]] std::string braille_sheet(const rules::Game& game, rules::Color side);

}  // namespace client::desk
