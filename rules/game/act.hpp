// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/desk.hpp"

#include <optional>

/// How far the hand has come with a move: questions only, nothing is done (Article 4, D.2.2 to
/// D.2.4).
namespace rules::laws {

[[nodiscard]] bool is_own(const GameState& game, Square square, Role role);
[[nodiscard]] bool on_last_rank_as_pawn(const GameState& game, Square from, Square to);

/// Nothing is left to be put down or taken off for what the hand put, legal or not.
[[nodiscard]] bool is_carried_out(const GameState& game, const Displacement& put);
/// The king stands where he castles to and the rook does not, or the pawn that was captured en
/// passant still stands: no legal move leads there (7.5.3).
[[nodiscard]] bool leaves_half(const GameState& game, const Displacement& put);

/// Words against the piece on its new square, whether it got there by a legal move or not.
[[nodiscard]] Match compare_with_placed(const GameState& game, const Heard& heard);

/// Guarded play: why the clock cannot be pressed yet, if the side has not made its move (0.3).
struct Unready {
    Refusal reason{};
    std::optional<Hindrance> because = std::nullopt;
};
[[nodiscard]] std::optional<Unready> unready_to_press(const GameState& game, Color side);
/// What was wrong with the press of an impaired player in the middle of his act (D.2.3, D.2.4).
[[nodiscard]] Irregularity fault_of_press(const GameState& game);

}  // namespace rules::laws
