// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/mating_hope.hpp"
#include "rules/mating_measures.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace rules {
namespace {

constexpr int far_away = 40;
constexpr int no_net = 999;

/// Moves that a man needs to a square, roughly; many for a bishop of the wrong colour and for a
/// pawn that is not going there.
int approach(Piece piece, Square man, Square to)
{
    if (man == to)
        return 0;
    switch (piece.role) {
    case Role::pawn:
        return man.file() == to.file() && (to.rank() > man.rank()) == (piece.color == Color::white)
                   ? std::abs(index(man.rank()) - index(to.rank()))
                   : far_away;
    case Role::bishop:
        return man.is_light() == to.is_light() ? 2 : far_away;
    case Role::knight:
        return knight_distance(man, to);
    case Role::rook:
    case Role::queen:
        return 2;
    case Role::king:
        return distance(man, to);
    }
    __builtin_unreachable();
}

/// A mate in a corner, the commonest where both sides help: the losing king there, the other king
/// two squares off, men of the loser on the squares that it leaves, and a check.
class Net {
public:
    Net(const Position& position, Color side)
        : board_{position.board()}, side_{side}, loser_{opponent(side)}, king_{position.king(side)},
          losing_king_{position.king(loser_)}, promotion_{to_promotion(board_, loser_)},
          lone_{!(board_.of(loser_) & ~board_.of(Role::king)).many()}
    {
    }

    [[nodiscard]] int cost(Square corner) const
    {
        const int check = to_check(corner);
        if (check >= far_away)
            return no_net;
        const Flights flights = flights_from(corner);
        int closing = to_close(flights, {});
        for (const Square helper : two_squares_off(corner))
            closing = std::min(closing,
                               distance(king_, helper) + to_close(flights, king_attacks(helper)));
        return 4 * distance(losing_king_, corner) + 2 * (closing + check);
    }

private:
    /// A square beside the corner, and what it takes to close it to the losing king.
    struct Flight {
        Square square;
        int cost = 0;
    };
    using Flights = std::array<Flight, 3>;

    [[nodiscard]] Flights flights_from(Square corner) const
    {
        Flights flights{};
        std::size_t next = 0;
        for (const Square square : king_attacks(corner))
            flights[next++] = {square, std::min(to_block(square), to_cover(square, corner))};
        return flights;
    }
    /// The squares that the winner's king does not hold are closed by different men.
    [[nodiscard]] int to_close(const Flights& flights, Bitboard held) const
    {
        int cost = 0;
        int men = 0;
        for (const Flight& flight : flights) {
            if (held.has(flight.square))
                continue;
            cost += flight.cost;
            men += flight.cost > 0 ? 1 : 0;
        }
        return men > 1 && lone_ ? cost + far_away : cost;
    }

    static Bitboard two_squares_off(Square corner)
    {
        Bitboard near = king_attacks(corner);
        Bitboard squares;
        for (const Square square : near)
            squares |= king_attacks(square);
        return squares & ~near & ~Bitboard{corner};
    }

    /// How far the nearest man of the loser is from a square, a pawn's promotion to one included.
    [[nodiscard]] int to_block(Square square) const
    {
        int nearest = 10 + 2 * promotion_;
        for (const Role role : {Role::pawn, Role::knight, Role::bishop})
            for (const Square man : board_.of(loser_, role))
                nearest = std::min(nearest, approach(Piece{loser_, role}, man, square));
        // Beside its king a rook answers a bishop's check, and most of a knight's.
        if (board_.of(loser_, Role::rook).any() && board_.of(side_, Role::knight).any())
            nearest = std::min(nearest, 6);
        return nearest;
    }
    /// What the winner needs to attack a square beside the corner.
    [[nodiscard]] int to_cover(Square square, Square corner) const
    {
        if (board_.straight_sliders(side_).any())
            return 1;
        const Bitboard color = square.is_light() ? light_squares : ~light_squares;
        if ((board_.diagonal_sliders(side_) & color).any())
            return square.is_light() == corner.is_light() ? 0 : 2;
        return (board_.of(side_, Role::knight)).many() ? 4 : far_away;
    }
    [[nodiscard]] int to_check(Square corner) const
    {
        if (board_.straight_sliders(side_).any())
            return 1;
        const Bitboard color = corner.is_light() ? light_squares : ~light_squares;
        int best = (board_.diagonal_sliders(side_) & color).any() ? 1 : far_away;
        // A knight waits two moves off: from one move off it keeps the king out of the corner.
        for (const Square man : board_.of(side_, Role::knight)) {
            const int moves = knight_distance(man, corner);
            best = std::min(best, moves > 1 ? moves - 2 : losing_king_ == corner ? 0 : 2);
        }
        return best;
    }

    const Board& board_;
    Color side_;
    Color loser_;
    Square king_;
    Square losing_king_;
    int promotion_;
    bool lone_;  ///< the loser has one man beside the king at most
};

}  // namespace

int hope_of_cornering(const Position& position, Color side)
{
    constexpr std::array corners{Square{File::a, Rank::one}, Square{File::h, Rank::one},
                                 Square{File::a, Rank::eight}, Square{File::h, Rank::eight}};
    const Net net{position, side};
    int best = no_net;
    for (const Square corner : corners)
        best = std::min(best, net.cost(corner));
    const Board& board = position.board();
    // Heavy men of the loser answer most checks of minor ones.
    const int answers =
        board.straight_sliders(side).any() ? 0 : 4 * board.straight_sliders(opponent(side)).count();
    return best + answers + lack_of_force(board, side);
}

}  // namespace rules
