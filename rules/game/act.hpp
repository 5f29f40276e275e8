// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/desk.hpp"

#include <cstdint>
#include <optional>

/// How far the hand has come with a move: questions only, nothing is done (Article 4, D.2.2 to
/// D.2.4).
namespace rules::laws {

[[nodiscard]] bool is_own(const GameState& game, Square square, Role role);
[[nodiscard]] bool is_removed(const Act& act, Square square);
[[nodiscard]] bool on_last_rank_as_pawn(const GameState& game, Square from, Square to);

/// What the hand has put so far, if a piece was let go on another square.
[[nodiscard]] std::optional<Displacement> put_so_far(const Act& act);
/// The legal move that the hand has carried out, once nothing is missing for it.
[[nodiscard]] std::optional<Move> move_in_hand(const GameState& game);
/// Nothing is left to be put down or taken off for the move.
[[nodiscard]] bool is_carried_out(const GameState& game, Move move);

/// What is still to be done on the board for the move that the hand has begun (4.7, D.2.3).
struct LeftToDo {
    enum class What : std::uint8_t { take_off, take_off_pawn, put_rook, put_king, put_new_piece };
    What what{};
    Square square;

    bool operator==(const LeftToDo&) const = default;
};
[[nodiscard]] std::optional<LeftToDo> left_to_do(const GameState& game);

/// Words against the piece on its new square, whether it got there by a legal move or not.
[[nodiscard]] Match compare_with_placed(const GameState& game, const Heard& heard);
/// The piece is placed, and the words are those of its move.
[[nodiscard]] bool is_announced(const GameState& game);
/// The piece is placed and words were spoken, but not of that move. Words that fit, or that are not
/// complete, leave the move unmade: then something else is missing for it.
[[nodiscard]] bool announcement_differs(const GameState& game);

/// Guarded play: why the clock cannot be pressed yet, if the side has not made its move (0.3).
struct Unready {
    Refusal reason{};
    std::optional<Hindrance> because = std::nullopt;
};
[[nodiscard]] std::optional<Unready> unready_to_press(const GameState& game, Color side);
/// What was wrong with the press of an impaired player in the middle of his act (D.2.3, D.2.4).
[[nodiscard]] Irregularity fault_of_press(const GameState& game);

}  // namespace rules::laws
