// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.hpp"
#include "rules/game_questions.hpp"
#include "speech/lexicon.hpp"

#include <optional>

/// Moves that reach the desk piece by piece: lifted, placed, taken off.
namespace client::desk {

/// In an aperture stands one piece: who places his own there has taken the other's out first.
[[nodiscard]] std::optional<rules::events::Remove> made_room_for(const rules::GameState& game,
                                                                 const rules::Event& event);

/// What is still to be done on the board until the move is made; none if nothing is.
[[nodiscard]] std::optional<speech::Word> still_to_do(const speech::Lexicon& lexicon,
                                                      const rules::GameState& game);

}  // namespace client::desk
