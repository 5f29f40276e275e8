// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/mating_hope.hpp"

#include "rules/generate.hpp"

#include <algorithm>
#include <cstdlib>

namespace rules {
namespace {

int distance(Square one, Square other)
{
    return std::max(std::abs(index(one.file()) - index(other.file())),
                    std::abs(index(one.rank()) - index(other.rank())));
}

int to_edge(Square square)
{
    const auto from_edge = [](int n) { return std::min(n, 7 - n); };
    return from_edge(index(square.file())) + from_edge(index(square.rank()));
}

/// Pushes that a pawn on this square needs, and what it takes to clear its file: a pawn in the way
/// hardly ever leaves, a piece can.
int way_ahead(const Board& board, Color side, Square pawn)
{
    const int steps = 7 - index(relative(side, pawn.rank()));
    const Square goal{pawn.file(), relative(side, Rank::eight)};
    const Bitboard ahead = (between(pawn, goal) | Bitboard{goal}) & board.occupied();
    const Bitboard pawns = ahead & board.of(Role::pawn);
    return steps + 5 * pawns.count() + (ahead & ~pawns).count();
}

/// The shortest way of a pawn to promotion, perhaps by a capture that is there now.
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

/// What a side without force to mate still needs: a pawn's way to promotion.
int lack_of_force(const Board& board, Color side)
{
    if (board.straight_sliders(side).any())
        return 0;
    const int minors = (board.of(side) & (board.of(Role::bishop) | board.of(Role::knight))).count();
    return minors >= 2 ? 4 : 8 + 3 * to_promotion(board, side);
}

/// Moves that a man needs to a square, roughly; many for a bishop of the wrong colour and for a
/// pawn that is not going there.
int approach(Piece piece, Square man, Square to)
{
    constexpr int far = 9;
    if (man == to)
        return 0;
    switch (piece.role) {
    case Role::pawn:
        return man.file() == to.file() && (to.rank() > man.rank()) == (piece.color == Color::white)
                   ? std::abs(index(man.rank()) - index(to.rank()))
                   : far;
    case Role::bishop:
        return man.is_light() == to.is_light() ? 2 : far;
    case Role::knight:
        return 1 + (distance(man, to) + 1) / 2;
    case Role::rook:
    case Role::queen:
        return 2;
    case Role::king:
        return distance(man, to);
    }
    __builtin_unreachable();
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

/// The square colour of a side whose only pieces are bishops on squares of one colour: its mates
/// need the losing king in a corner of that colour and men of the loser beside it.
enum class Reach : std::uint8_t { all_squares, light_squares, dark_squares };

Reach reach(const Board& board, Color side)
{
    const Bitboard men = board.of(side) & ~board.of(Role::king) & ~board.of(Role::pawn);
    if (men.none() || (men & ~board.of(Role::bishop)).any())
        return Reach::all_squares;
    if ((men & ~light_squares).none())
        return Reach::light_squares;
    return (men & light_squares).none() ? Reach::dark_squares : Reach::all_squares;
}

/// The men that can stand in their own king's way and not in the way of a check.
Bitboard blockers(const Board& board, Color loser, Reach reached)
{
    const Bitboard men = board.of(loser);
    if (reached == Reach::all_squares)
        return men & ~board.of(Role::king) & ~board.of(Role::queen);
    const Bitboard other = reached == Reach::light_squares ? ~light_squares : light_squares;
    return men & (board.of(Role::knight) | (board.of(Role::bishop) & other));
}

/// How far the nearest blocker is from a square, a pawn's promotion to one included.
int to_block(Square square, Bitboard men, const Board& board, Color loser, int promotion)
{
    int nearest = 10 + 2 * promotion;
    for (const Role role : {Role::pawn, Role::knight, Role::bishop, Role::rook})
        for (const Square man : men& board.of(role))
            nearest = std::min(nearest, approach(Piece{loser, role}, man, square));
    return nearest;
}

/// What it takes to mate in this corner: its king there, and the two squares beside it held by men
/// of the loser, or one of them by the other king.
int to_corner(Square corner, Bitboard men, const Position& position, Color side, int promotion)
{
    const Board& board = position.board();
    const Color loser = opponent(side);
    const Square beside{corner.file() == File::a ? File::b : File::g, corner.rank()};
    const Square before{corner.file(), corner.rank() == Rank::one ? Rank::two : Rank::seven};
    const int block_beside = to_block(beside, men, board, loser, promotion);
    const int block_before = to_block(before, men, board, loser, promotion);
    const int guard_beside = std::max(0, distance(position.king(side), beside) - 1);
    const int guard_before = std::max(0, distance(position.king(side), before) - 1);
    const int pair = std::min(
        {guard_beside + block_before, guard_before + block_beside, block_beside + block_before});
    return 4 * distance(position.king(loser), corner) + 2 * pair;
}

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
    const Square king = position.king(opponent(side));
    return 40 + 5 * board.of(opponent(side)).count() + 2 * flights(position, side).count() +
           2 * to_edge(king) + distance(king, position.king(side)) -
           4 * board.of(side, Role::queen).count() - 3 * board.straight_sliders(side).count() +
           lack_of_force(board, side);
}

int hope_of_checking(const Position& position, Color side)
{
    return 2 * Check{position, side}.best_cost() + to_edge(position.king(opponent(side))) +
           lack_of_force(position.board(), side);
}

int hope_of_cornering(const Position& position, Color side)
{
    constexpr std::array corners{Square{File::a, Rank::one}, Square{File::h, Rank::one},
                                 Square{File::a, Rank::eight}, Square{File::h, Rank::eight}};
    const Board& board = position.board();
    const Color loser = opponent(side);
    const Reach reached = reach(board, side);
    const Bitboard men = blockers(board, loser, reached);
    const int promotion = to_promotion(board, loser);
    int best = 999;
    for (const Square corner : corners) {
        if (reached != Reach::all_squares && corner.is_light() != (reached == Reach::light_squares))
            continue;
        best = std::min(best, to_corner(corner, men, position, side, promotion));
    }
    // Where only bishops of one square colour mate, every other man of the loser is in the way.
    const Bitboard in_the_way =
        reached == Reach::all_squares ? Bitboard{} : board.of(loser) & ~men & ~board.of(Role::king);
    return best + 4 * in_the_way.count() + 2 * flights(position, side).count() +
           lack_of_force(board, side);
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
