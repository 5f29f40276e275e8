// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.hpp"
#include "rules/game/desk.hpp"

#include <optional>

/// Adjourned games (Guideline I).
namespace rules::laws {

/// I.1.1: a move made on the board after the call to seal must be the sealed one.
void seal_move_made_on_board(Desk& desk, const events::Play& event);
/// The sealer stops the clock: from now on the move cannot be changed.
void seal_by_press(Desk& desk, Color side);
/// The move that was pressed during the sealing went back: its player is the one who seals.
void seal_instead(GameState& game);
/// I.12.1: the envelope is lost, and the sealer plays the move he states he sealed.
[[nodiscard]] bool states_lost_move(const GameState& game, Color side);
void play_stated_move(Desk& desk);
/// I.10: the last instant at which a player may come to the resumption. None before there was one,
/// and none if the sealed move ended the game: that result stands, whoever is late.
[[nodiscard]] std::optional<Instant> latest_return(const GameState& game);
void lose_by_not_returning(Desk& desk);
/// Somebody comes who would have lost by now if the sealed move had not ended the game.
void open_if_too_late(Desk& desk);

}  // namespace rules::laws
