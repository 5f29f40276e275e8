// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"
#include "src/desk/state.hpp"
#include "src/screen/desk_picture.hpp"

#include <array>

/// The desk on the screen: it shows what stands on the boards, on the clock and in the log, and
/// nothing that the players may not know.
namespace client::desk {

/// What stands on a player's board.
[[nodiscard]] rules::Board board_shown(const rules::Game& game, rules::Color side);

[[nodiscard]] screen::DeskScene seen(DeskState& state, rules::Instant now);

}  // namespace client::desk
