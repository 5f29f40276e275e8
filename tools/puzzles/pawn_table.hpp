// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"

#include <vector>

namespace puzzles {

/// King and pawn of White against the king of Black, all positions of it: which of them are won.
class PawnTable {
public:
    PawnTable();

    /// Whether White wins a position of this ending, or of what it turns into.
    [[nodiscard]] bool is_won(const rules::Position& position) const;
    /// The moves of White that win.
    [[nodiscard]] std::vector<rules::Move> winning_moves(const rules::Position& position) const;

private:
    [[nodiscard]] bool is_won_by_now(const rules::Position& position) const;
    /// Adds what is won one move earlier than what is known; false where nothing is.
    bool go_back_one_move(std::vector<rules::Position>& open);

    std::vector<bool> won_;
};

}  // namespace puzzles
