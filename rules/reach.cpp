// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reach.hpp"

#include <algorithm>

namespace rules {
namespace {

constexpr Bitboard not_a = ~Bitboard{File::a};
constexpr Bitboard not_h = ~Bitboard{File::h};

constexpr Bitboard sideways(Bitboard set)
{
    return (set & not_a).shifted(-1) | (set & not_h).shifted(1);
}

constexpr Bitboard straight_steps(Bitboard set)
{
    return sideways(set) | set.shifted(8) | set.shifted(-8);
}

constexpr Bitboard diagonal_steps(Bitboard set)
{
    const Bitboard beside = sideways(set);
    return beside.shifted(8) | beside.shifted(-8);
}

Bitboard knight_steps(Bitboard set)
{
    Bitboard steps;
    for (const Square from : set)
        steps |= knight_attacks(from);
    return steps;
}

Bitboard pawn_captures(Color color, Bitboard set)
{
    return sideways(set).shifted(color == Color::white ? 8 : -8);
}

/// One step of a piece from any of these squares; a pawn's are its captures.
Bitboard steps(Piece piece, Bitboard set)
{
    switch (piece.role) {
    case Role::pawn:
        return pawn_captures(piece.color, set);
    case Role::knight:
        return knight_steps(set);
    case Role::bishop:
        return diagonal_steps(set);
    case Role::rook:
        return straight_steps(set);
    case Role::queen:
    case Role::king:
        return straight_steps(set) | diagonal_steps(set);
    }
    __builtin_unreachable();
}

/// A pawn may become any piece: the steps of all of them together.
Bitboard promoted_steps(Bitboard set)
{
    return straight_steps(set) | diagonal_steps(set) | knight_steps(set);
}

/// Grows the squares of all men together. Every rule only ever allows more than chess does, so by
/// induction over the moves of any game each man stands on a square of its set, and a man that has
/// moved or been captured does not count as staying for ever.
class Growth {
public:
    explicit Growth(const Position& position)
    {
        const Board& board = position.board();
        for (const Square square : board.occupied())
            men_.push_back({*board.at(square), square, Bitboard{square}, {}, false});
        if (const auto target = position.en_passant())
            let_pass(*target, opponent(position.turn()));
        for (const Square rook : position.castling_rooks())
            let_castle(rook);
    }

    std::vector<ReachingMan> grown()
    {
        while (grow_once()) {
        }
        return std::move(men_);
    }

private:
    /// A pawn that can be captured en passant now may be met on the square that it has passed.
    /// Later ones pass that square by the rule for pushes.
    void let_pass(Square target, Color passer)
    {
        const Square pawn{target.file(), relative(passer, Rank::four)};
        man_at(pawn).reached |= Bitboard{target};
    }
    void let_castle(Square rook)
    {
        ReachingMan& castle = man_at(rook);
        ReachingMan& king = *std::ranges::find_if(men_, [&](const ReachingMan& man) {
            return man.piece == Piece{castle.piece.color, Role::king};
        });
        const Wing wing = rook > king.home ? Wing::short_side : Wing::long_side;
        castle.reached |= Bitboard{rook_target(wing, rook.rank())};
        king.reached |= Bitboard{king_target(wing, rook.rank())};
    }
    ReachingMan& man_at(Square home)
    {
        return *std::ranges::find_if(men_,
                                     [&](const ReachingMan& man) { return man.home == home; });
    }

    bool grow_once()
    {
        gather();
        bool changed = false;
        for (ReachingMan& man : men_) {
            const ReachingMan before = man;
            grow(man);
            changed |= before.reached != man.reached || before.promoted != man.promoted ||
                       before.capturable != man.capturable;
        }
        return changed;
    }

    /// What all men of a side have in common at this stage.
    struct Side {
        Bitboard held;     ///< squares of men that stay for ever
        Bitboard covered;  ///< squares that such men attack for ever: nothing stands before these
        Bitboard visited;  ///< squares where any man but the king may stand
        Bitboard taken;    ///< squares where some man might capture
    };

    void gather()
    {
        sides_ = {};
        for (const ReachingMan& man : men_) {
            Side& side = sides_[slot(man.piece.color)];
            side.taken |= captures_on(man);
            if (man.piece.role != Role::king)
                side.visited |= man.everywhere();
            if (!man.stays_forever())
                continue;
            side.held |= Bitboard{man.home};
            side.covered |= steps(man.piece, Bitboard{man.home});
        }
    }
    /// Where a man might capture: a pawn not where it is pushed, any other wherever it may stand.
    static Bitboard captures_on(const ReachingMan& man)
    {
        return man.piece.role == Role::pawn
                   ? pawn_captures(man.piece.color, man.reached) | man.promoted
                   : man.reached;
    }
    static unsigned slot(Color color) { return static_cast<unsigned>(color); }

    void grow(ReachingMan& man) const
    {
        const Side& own = sides_[slot(man.piece.color)];
        const Side& enemy = sides_[slot(opponent(man.piece.color))];
        if (man.piece.role == Role::pawn) {
            grow_pawn(man, own, enemy, before_opposing_pawn(man));
        } else {
            // A square that a friend holds for ever is closed.
            Bitboard next = steps(man.piece, man.reached) & ~own.held;
            // Article 3.8.1: the king may not enter a square that is attacked, now or for ever.
            if (man.piece.role == Role::king)
                next &= ~enemy.covered;
            man.reached |= next;
        }
        if (man.piece.role != Role::king && (man.everywhere() & enemy.taken).any())
            man.capturable = true;
    }

    /// A pawn does not pass one that faces it on its file, as long as neither leaves the file and
    /// the other is not captured: the squares that are left to it.
    [[nodiscard]] Bitboard before_opposing_pawn(const ReachingMan& man) const
    {
        Bitboard squares = all_squares;
        if (!stays_on_file(man))
            return squares;
        for (const ReachingMan& other : men_)
            if (other.piece == Piece{opponent(man.piece.color), Role::pawn} &&
                other.home.file() == man.home.file() && stays_on_file(other) && !other.capturable &&
                (other.home > man.home) == (man.piece.color == Color::white))
                squares &= between(man.home, other.home);
        return squares;
    }
    static bool stays_on_file(const ReachingMan& pawn)
    {
        return (pawn.everywhere() & ~Bitboard{pawn.home.file()}).none();
    }

    static void grow_pawn(ReachingMan& man, const Side& own, const Side& enemy, Bitboard pushable)
    {
        // A push needs a square that somebody may leave; a capture one where an enemy may stand.
        const Bitboard pushes = man.reached.shifted(man.piece.color == Color::white ? 8 : -8) &
                                pushable & ~own.held & ~enemy.held;
        const Bitboard captures =
            pawn_captures(man.piece.color, man.reached) & enemy.visited & ~own.held;
        man.reached |= pushes | captures;
        man.promoted |= man.reached & Bitboard{relative(man.piece.color, Rank::eight)};
        man.promoted |= promoted_steps(man.promoted) & ~own.held;
    }

    std::vector<ReachingMan> men_;
    std::array<Side, 2> sides_;
};

}  // namespace

Bitboard ReachingMan::attacked() const
{
    return steps(piece, reached) | promoted_steps(promoted);
}

Bitboard ReachingMan::attacked_through(Square square) const
{
    Bitboard squares = attacked();
    if (squares.has(square) && piece.role != Role::pawn && piece.role != Role::knight)
        squares |= steps(piece, Bitboard{square});
    if (promoted_steps(promoted).has(square))
        squares |= promoted_steps(Bitboard{square});
    return squares;
}

std::vector<ReachingMan> reachable_squares(const Position& position)
{
    return Growth{position}.grown();
}

}  // namespace rules
