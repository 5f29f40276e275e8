// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/desk.hpp"

/// Moves made on the board (Articles 4.6 and 4.7), by whatever way they came about.
namespace rules::laws {

/// Article 9.6.2, in plies.
inline constexpr int seventy_five_moves = 150;

/// Refuses unless the side has the move. An illegal move of the other side that nobody has seen
/// stands from now on.
[[nodiscard]] bool
takes_turn(Desk& desk, Color side, std::optional<std::string_view> made = std::nullopt);

/// What a refusal quotes: a move that was handed in is the event itself.
[[nodiscard]] std::string_view input_of(const GivenMove& given);

/// The side touches a piece to move it: the opponent's offer and the own right to complain end.
void begin_to_move(Desk& desk, Color side);

/// Another move is due.
void refuse_breach(Desk& desk, std::string_view input);
/// A legal move of the side to move, made against no duty; false if a duty forbids it.
bool make_if_allowed(Desk& desk, Move move, std::string_view input);
/// A legal move of the side to move as the record has it, before it is made or completed.
[[nodiscard]] Ply ply_of(const GameState& game, Move move);
void make(Desk& desk, Move move);
/// Pieces put from one square on another where that is no Move: an illegal one, or one on a board
/// that is no lawful position. False if a duty forbids it.
bool play_displaced(Desk& desk, const Displacement& displacement, std::string_view input);
/// Pieces put where no legal move leads: until the press that is a move like any other (7.5.1).
void misplace(Desk& desk, const Displacement& displacement);
/// An illegal move was not pressed yet: its hand has it again, since 4.7 binds only a legal one.
void take_back_misplaced(GameState& game);
/// A duty that somebody sees, or the written move of a claim, binds to another move than what was
/// put, legal or not.
[[nodiscard]] bool is_bound_otherwise(const GameState& game, const Displacement& put);

/// The record says that the move is complete, and what the clocks show.
void note_completion(Desk& desk, Ply& ply);
/// The move is complete: by the press, by ending the game, or because its player has moved again.
void complete(Desk& desk, std::size_t ply);
/// Mate, stalemate, dead position, fivefold repetition, seventy-five moves. True if the game ended.
bool end_by_position(Desk& desk);
/// The move, if it is made now, will do that.
[[nodiscard]] bool would_end_the_game(const GameState& game, Move move);

/// Touched squares of an act that becomes a move: the piece, its rook, its victim.
void remember_touch(GameState& game, const Displacement& displacement);
void tell_duty(Desk& desk, Color side);
/// The duty that follows from all that was touched.
void renew_duty(GameState& game);

/// The position for the n-th time counting the one on the board (Article 9.2.2).
[[nodiscard]] int occurrences(const GameState& game, const Position& position);

}  // namespace rules::laws
