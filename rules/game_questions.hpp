// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/state.hpp"

#include <cstdint>
#include <optional>

/// What may be asked of a game beside what it tells by itself. Nothing here changes it.
namespace rules {

/// What stands on the board of a side (D.1); where nobody is impaired, both sit at one board.
[[nodiscard]] Board board_of(const GameState& game, Color side);

namespace laws {

/// Article 6.7: the last instant at which whoever is absent may still come; none if nobody is
/// waited for.
[[nodiscard]] std::optional<Instant> latest_arrival(const GameState& game);
/// A claim that the arbiter must decide before the game goes on; with colours reversed it may.
[[nodiscard]] bool awaits_decision(const GameState& game);

/// The player to move has been told to seal, and his clock still runs (Guideline I).
[[nodiscard]] bool is_sealing(const GameState& game);
/// From the call to seal until the sealed move stands on the board.
[[nodiscard]] bool is_adjourned(const GameState& game);

// How far the hand has come with a move (Article 4, D.2.2 to D.2.4).

[[nodiscard]] bool is_removed(const Act& act, Square square);
/// What the hand has put so far, if a piece was let go on another square.
[[nodiscard]] std::optional<Displacement> put_so_far(const Act& act);
/// The legal move that the hand has carried out, once nothing is missing for it.
[[nodiscard]] std::optional<Move> move_in_hand(const GameState& game);
/// What is still to be done on the board for the move that the hand has begun (4.7, D.2.3).
struct LeftToDo {
    enum class What : std::uint8_t { take_off, take_off_pawn, put_rook, put_king, put_new_piece };
    What what{};
    Square square;

    bool operator==(const LeftToDo&) const = default;
};
/// It is asked of legal and illegal moves alike.
[[nodiscard]] std::optional<LeftToDo> left_to_do(const GameState& game);
/// The piece is placed, and the words are those of its move.
[[nodiscard]] bool is_announced(const GameState& game);
/// The piece is placed and words were spoken, but not of that move. Words that fit, or that are not
/// complete, leave the move unmade: then something else is missing for it.
[[nodiscard]] bool announcement_differs(const GameState& game);
/// The side has put its piece and announced the move, but something is still to be done for it.
[[nodiscard]] bool awaits_rest_of_move(const GameState& game, Color side);
/// A duty that somebody sees, or the written move of a claim, binds the side to another move.
[[nodiscard]] bool is_bound_otherwise(const GameState& game, Move move);

}  // namespace laws

}  // namespace rules
