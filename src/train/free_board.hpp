// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/move_facts.hpp"
#include "rules/position.hpp"
#include "rules/setup.hpp"

#include <optional>
#include <vector>

namespace client::train {

/// The moves of one side by Articles 3.2 to 3.7 and 3.9 on any board; castling is for positions of
/// a game alone. Nobody captures a king, or leaves his own where it can be captured.
[[nodiscard]] std::vector<rules::Move> free_moves(const rules::Setup& setup);

/// A board on which pieces move as Article 3 has it, though it need not be a position of a game:
/// kings may be missing, and one side may move again and again. Where it is a position of a game,
/// the rules themselves tell its moves.
class FreeBoard {
public:
    explicit FreeBoard(const rules::Setup& setup);

    [[nodiscard]] const rules::Setup& setup() const { return setup_; }
    [[nodiscard]] const rules::Board& board() const { return setup_.board; }
    [[nodiscard]] rules::Color turn() const { return setup_.turn; }
    /// None where no game could go on from here.
    [[nodiscard]] const std::optional<rules::Position>& position() const { return position_; }

    /// The enemy pieces that attack the king of the side to move, if it has one.
    [[nodiscard]] rules::Bitboard checkers() const { return checkers(turn()); }
    [[nodiscard]] rules::Bitboard checkers(rules::Color king) const;
    [[nodiscard]] std::vector<rules::Move> moves() const;
    [[nodiscard]] std::vector<rules::Move> moves_from(rules::Square from) const;
    [[nodiscard]] bool captures(rules::Move move) const;

    /// The other side is to move.
    [[nodiscard]] FreeBoard after(rules::Move move) const;
    /// The same side is to move again.
    [[nodiscard]] FreeBoard after_alone(rules::Move move) const;
    /// The same board for this side; nobody captures en passant where the turn was given away.
    [[nodiscard]] FreeBoard with_turn(rules::Color turn) const;
    /// What is needed to say a move.
    [[nodiscard]] rules::MoveFacts facts(rules::Move move) const;

private:
    rules::Setup setup_;
    std::optional<rules::Position> position_;
};

}  // namespace client::train
