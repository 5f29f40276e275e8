// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game_questions.hpp"
#include "speech/lexicon.hpp"
#include "speech/message.hpp"

#include <optional>

namespace client::desk {

/// What comes next in the order of a move, or of a game.
[[nodiscard]] speech::Message next_step(const rules::GameState& game);
/// What is still to be done on the board until the move is made; none if nothing is.
[[nodiscard]] std::optional<speech::Word> still_to_do(const speech::Lexicon& lexicon,
                                                      const rules::GameState& game);

}  // namespace client::desk
