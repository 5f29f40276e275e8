// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game_questions.hpp"
#include "speech/message.hpp"

namespace client::desk {

/// What comes next in the order of a move, or of a game.
[[nodiscard]] speech::Message next_step(const rules::GameState& game);

}  // namespace client::desk
