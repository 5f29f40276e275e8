// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/mating_hope.hpp"

#include "rules/generate.hpp"
#include "rules/mating_measures.hpp"

#include <algorithm>

namespace rules {
namespace {

Bitboard all_attacks(const Board& board, Color by, Bitboard occupied)
{
    return by == Color::white ? generator::all_attacks<Color::white>(board, occupied)
                              : generator::all_attacks<Color::black>(board, occupied);
}

/// The squares around the losing king that it could go to if it were its turn.
Bitboard flights(const Position& position, Color side)
{
    const Board& board = position.board();
    const Square king = position.king(opponent(side));
    return king_attacks(king) & ~board.of(opponent(side)) &
           ~all_attacks(board, side, board.occupied() ^ Bitboard{king});
}

/// What it takes to mate when a piece of this role checks from its best square.
class Check {
public:
    Check(const Position& position, Color side)
        : board_{position.board()}, side_{side}, king_{position.king(opponent(side))},
          occupied_{board_.occupied()}, covered_{all_attacks(
                                            board_, side, occupied_ ^ Bitboard{king_})},
          defended_{defence(board_, opponent(side))}, open_{king_attacks(king_) &
                                                            ~board_.of(opponent(side)) & ~covered_}
    {
    }

    [[nodiscard]] int best_cost() const
    {
        int best = 60;
        for (const Role role : {Role::queen, Role::rook, Role::bishop, Role::knight, Role::pawn})
            if (board_.of(side_, role).any())
                best = std::min(best, cost(role));
        return best;
    }

private:
    [[nodiscard]] static Bitboard defence(const Board& board, Color loser)
    {
        const Bitboard occupied = board.occupied();
        Bitboard squares;
        for (const Role role : {Role::knight, Role::bishop, Role::rook, Role::queen})
            for (const Square man : board.of(loser, role))
                squares |= attacks(Piece{loser, role}, man, occupied);
        const Bitboard pawns = board.of(loser, Role::pawn);
        return squares | (loser == Color::white ? generator::all_pawn_attacks<Color::white>(pawns)
                                                : generator::all_pawn_attacks<Color::black>(pawns));
    }

    [[nodiscard]] int cost(Role role) const
    {
        Bitboard near;
        for (const Square man : board_.of(side_, role))
            near |= Bitboard{man} | attacks(Piece{side_, role}, man, occupied_);
        int best = 60;
        for (const Square from :
             attacks(Piece{opponent(side_), role}, king_, occupied_) & ~board_.of(side_))
            best = std::min(best, cost(role, from) + (near.has(from) ? 0 : 3));
        return best;
    }
    [[nodiscard]] int cost(Role role, Square from) const
    {
        const Bitboard taken = attacks(Piece{side_, role}, from, occupied_ ^ Bitboard{king_});
        int cost = 4 * (open_ & ~taken & ~Bitboard{from}).count();
        if (king_attacks(king_).has(from) && !covered_.has(from))
            cost += 4;
        if (defended_.has(from))
            cost += 5;
        if ((between(from, king_) & defended_).any())
            cost += 3;
        return cost;
    }

    const Board& board_;
    Color side_;
    Square king_;
    Bitboard occupied_;
    Bitboard covered_;   ///< attacked by the winner
    Bitboard defended_;  ///< attacked by the loser's men but the king
    Bitboard open_;      ///< the king's flights
};

}  // namespace

int hope_of_confining(const Position& position, Color side)
{
    const Square king = position.king(opponent(side));
    return 5 * flights(position, side).count() + 2 * to_edge(king) +
           distance(king, position.king(side)) + lack_of_force(position.board(), side);
}

int hope_of_stripping(const Position& position, Color side)
{
    const Board& board = position.board();
    const Color loser = opponent(side);
    const Square king = position.king(loser);
    // Weights that needed the fewest positions from final positions of games.
    return 80 + 9 * board.of(loser).count() + 3 * (king_attacks(king) & board.of(loser)).count() +
           4 * board.of(side).count() - 8 * board.straight_sliders(side).count() -
           5 * board.of(side, Role::queen).count() + flights(position, side).count() +
           to_edge(king) + distance(king, position.king(side)) + lack_of_force(board, side);
}

int hope_of_checking(const Position& position, Color side)
{
    return 2 * Check{position, side}.best_cost() + to_edge(position.king(opponent(side))) +
           lack_of_force(position.board(), side);
}

int hope_of_opening(const Position& position, Color side)
{
    const Board& board = position.board();
    int steps = 0;
    for (const Square pawn : board.of(side, Role::pawn))
        steps += 7 - index(relative(side, pawn.rank()));
    return 6 * board.of(Role::pawn).count() + steps + 2 * flights(position, side).count() +
           lack_of_force(board, side);
}

int hope_of_promoting(const Position& position, Color side)
{
    const Board& board = position.board();
    const int force = board.straight_sliders(side).any() ? 0 : 40;
    return force + 3 * to_promotion(board, side) + to_promotion(board, opponent(side)) +
           2 * flights(position, side).count();
}

}  // namespace rules
