// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/mating_measures.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

namespace rules {
namespace {

using Distances = std::array<std::array<std::int8_t, 64>, 64>;

constexpr std::size_t slot(Square square)
{
    return static_cast<std::size_t>(square.index());
}

Bitboard knight_steps(Bitboard from)
{
    Bitboard steps;
    for (const Square square : from)
        steps |= knight_attacks(square);
    return steps;
}

Distances knight_distances()
{
    Distances distances{};
    for (const Square start : all_squares) {
        Bitboard seen{start};
        Bitboard edge{start};
        for (std::int8_t moves = 1; edge.any(); ++moves) {
            edge = knight_steps(edge) & ~seen;
            seen |= edge;
            for (const Square square : edge)
                distances[slot(start)][slot(square)] = moves;
        }
    }
    return distances;
}

/// Pushes that a pawn on this square needs, and what it takes to clear its file: a pawn in the way
/// hardly ever leaves, unless the king comes and takes it; a piece can.
int way_ahead(const Board& board, Color side, Square pawn)
{
    const int steps = 7 - index(relative(side, pawn.rank()));
    const Square goal{pawn.file(), relative(side, Rank::eight)};
    const Bitboard ahead = (between(pawn, goal) | Bitboard{goal}) & board.occupied();
    const Bitboard pawns = ahead & board.of(Role::pawn);
    const Square king = board.of(side, Role::king).first();
    int clearing = 5 * (pawns & board.of(side)).count() + (ahead & ~pawns).count();
    for (const Square other : pawns& board.of(opponent(side)))
        clearing += 1 + distance(king, other);
    return steps + clearing;
}

}  // namespace

int distance(Square one, Square other)
{
    return std::max(std::abs(index(one.file()) - index(other.file())),
                    std::abs(index(one.rank()) - index(other.rank())));
}

int knight_distance(Square one, Square other)
{
    static const Distances distances = knight_distances();
    return distances[slot(one)][slot(other)];
}

int to_edge(Square square)
{
    const auto from_edge = [](int n) { return std::min(n, 7 - n); };
    return from_edge(index(square.file())) + from_edge(index(square.rank()));
}

int to_promotion(const Board& board, Color side)
{
    int best = 16;
    for (const Square pawn : board.of(side, Role::pawn)) {
        best = std::min(best, way_ahead(board, side, pawn));
        const Bitboard captures =
            pawn_attacks(side, pawn) & board.of(opponent(side)) & ~board.of(Role::king);
        for (const Square to : captures)
            best = std::min(best, 1 + way_ahead(board, side, to));
    }
    return best;
}

int lack_of_force(const Board& board, Color side)
{
    if (board.straight_sliders(side).any())
        return 0;
    const int minors = (board.of(side) & (board.of(Role::bishop) | board.of(Role::knight))).count();
    return minors >= 2 ? 4 : 8 + 3 * to_promotion(board, side);
}

}  // namespace rules
