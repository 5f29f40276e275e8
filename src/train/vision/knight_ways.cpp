// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/vision/knight_ways.hpp"

namespace client::train::vision {

using rules::Bitboard;
using rules::Square;

KnightWays::KnightWays(Square to, Bitboard closed)
{
    moves_.fill(-1);
    Bitboard reached;
    auto edge = Bitboard{to};
    for (int moves = 0; edge.any(); ++moves) {
        Bitboard further;
        for (const auto square : edge) {
            moves_[static_cast<std::size_t>(square.index())] = moves;
            further |= rules::knight_attacks(square);
        }
        reached |= edge;
        edge = further & ~reached & ~closed;
    }
}

Square KnightWays::next(Square from) const
{
    for (const auto square : rules::knight_attacks(from))
        if (moves(square) && *moves(square) < *moves(from))
            return square;
    return from;
}

}  // namespace client::train::vision
