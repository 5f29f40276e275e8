// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"

#include <vector>

namespace rules {

/// One man of a position, and every square on which it might ever stand, whatever both sides play.
/// The squares are an over-estimate: a square that is left out is one that no game reaches.
struct ReachingMan {
    Piece piece;
    Square home;
    Bitboard reached;   ///< in its own role
    Bitboard promoted;  ///< as whatever a pawn has become
    bool capturable = false;

    [[nodiscard]] Bitboard everywhere() const { return reached | promoted; }
    /// Neither moves nor is captured in any game from here.
    [[nodiscard]] bool stays_forever() const
    {
        return !capturable && everywhere() == Bitboard{home};
    }
    /// The squares that it might ever attack. A line piece that attacks a far square could also
    /// have gone to the last square before it, so single steps from where it may stand are enough.
    [[nodiscard]] Bitboard attacked() const;
    /// The same with one more square to attack from.
    [[nodiscard]] Bitboard attacked_through(Square square) const;
};

/// The men of a position with the squares they might reach, grown until nothing changes.
[[nodiscard]] std::vector<ReachingMan> reachable_squares(const Position& position);

}  // namespace rules
