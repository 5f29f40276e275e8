// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lesson.hpp"
#include "src/train/free_board.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

/// Small games for beginners, with few pieces and no kings. Pieces move and capture as in chess;
/// nobody captures en passant.
namespace client::train {

enum class MiniEnd : std::uint8_t { promoted, all_captured, flag_captured, blocked, too_long };

struct MiniOutcome {
    MiniEnd how{};
    std::optional<rules::Color> winner{};  ///< none: drawn

    bool operator==(const MiniOutcome&) const = default;
};

/// A number below another one, for the opponent's choice.
using Pick = std::function<std::size_t(std::size_t below)>;

/// A small game as it stands. White is the learner.
///
/// Pawns only: who first brings a pawn to the last rank wins, or who captures all; who cannot move
/// draws. A rook or a knight against pawns: White wins by capturing all, Black by capturing the
/// piece or by a pawn on the last rank; pawns that cannot move let White move again. Capture the
/// flag: the flags are on e1 and e8, and who first gets to the other side's wins.
class MiniGame {
public:
    /// Levels are counted from 1; above the last one is the last one.
    MiniGame(speech::MiniGameKind kind, int level);

    [[nodiscard]] speech::MiniGameKind kind() const { return kind_; }
    [[nodiscard]] const FreeBoard& board() const { return board_; }
    [[nodiscard]] rules::Color turn() const { return board_.turn(); }
    [[nodiscard]] const std::optional<MiniOutcome>& outcome() const { return outcome_; }
    /// A pawn on the last rank ends the game: that it is a queen there says nothing more.
    [[nodiscard]] std::vector<rules::Move> moves() const;
    [[nodiscard]] MiniGame after(rules::Move move) const;
    /// What a simple opponent plays: what wins, what does not lose at once, what captures, and
    /// what goes forward; among equals by lot.
    [[nodiscard]] rules::Move reply(const Pick& pick) const;

private:
    [[nodiscard]] std::optional<MiniOutcome> ended(rules::Move last) const;
    [[nodiscard]] int worth(rules::Move move) const;
    [[nodiscard]] bool can_win_now() const;
    void let_move();

    speech::MiniGameKind kind_;
    FreeBoard board_;
    int plies_ = 0;
    std::optional<MiniOutcome> outcome_;
};

/// Where the flag of a side is.
[[nodiscard]] constexpr rules::Square flag_of(rules::Color color)
{
    return {rules::File::e, relative(color, rules::Rank::one)};
}

}  // namespace client::train
