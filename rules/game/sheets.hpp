// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/desk.hpp"

/// The players' own score sheets (Article 8). A player of whom no line was ever seen keeps his
/// sheet somewhere else, and nothing is said about it.
namespace rules::laws {

/// Article 8.1.3: the own previous move is written before the next is made.
void look_at_sheet_before_move(Desk& desk, Color side);
/// Article 8.5: after a flag fall the missing moves are to be completed, with the clocks stopped if
/// they are missing on both sheets.
void look_at_sheets_after_flag(Desk& desk);
/// Article 7.1: what was written about moves that are no longer on the board is struck out.
void strike_out_what_went_back(GameState& game);
/// Article 8.4, before time is added: who was short of it stays free where the edition says so.
void note_freedom_from_recording(Desk& desk, Color side);
/// Whether this game is one that the players must record.
[[nodiscard]] bool must_record(const GameState& game);

}  // namespace rules::laws
