// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/desk.hpp"

#include <optional>

/// The hand on the board: what is touched, held, let go, taken off (Article 4, D.2.2 to D.2.4).
namespace rules::laws {

/// What the hand has put so far, if a piece was let go on another square.
[[nodiscard]] std::optional<Displacement> put_so_far(const Act& act);
/// The legal move that the hand has carried out, once nothing is missing for it.
[[nodiscard]] std::optional<Move> move_in_hand(const GameState& game);
/// Words against the piece on its new square, whether it got there by a legal move or not.
[[nodiscard]] Match compare_with_placed(const GameState& game, const Heard& heard);
/// What is still to be done on the board for the move that the hand has begun (4.7, D.2.3).
struct LeftToDo {
    enum class What : std::uint8_t { take_off, take_off_pawn, put_rook, put_king, put_new_piece };
    What what{};
    Square square;

    bool operator==(const LeftToDo&) const = default;
};
[[nodiscard]] std::optional<LeftToDo> left_to_do(const GameState& game);
/// Makes the move if it is whole: released, victim off, promoted, and announced if it must be.
void make_if_whole(Desk& desk);
/// Guarded play: why the clock cannot be pressed yet, if the side has not made its move (0.3).
struct Unready {
    Refusal reason{};
    std::optional<Hindrance> because = std::nullopt;
};
[[nodiscard]] std::optional<Unready> unready_to_press(const GameState& game, Color side);
/// The clock is pressed in the middle of an act: what stands on the board counts. False if the
/// press is refused.
[[nodiscard]] bool finish_act(Desk& desk, Color side);

}  // namespace rules::laws
