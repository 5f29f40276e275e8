// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/mating_outline.hpp"

#include "rules/outline.hpp"
#include "rules/seating.hpp"

#include <algorithm>
#include <optional>
#include <unordered_set>

namespace rules {
namespace {

/// All outlines that can arise with these men loose.
class Outlines {
public:
    Outlines(const Position& position, Color side, Bitboard loose)
        : side_{side}, bound_{position.board().of(Role::bishop) & ~loose}
    {
        Outline first{position.board(), position.en_passant_candidate(), position.turn()};
        for (const Square home : loose) {
            loose_.add(first.board.at(home)->color, home);
            first.board.clear(home);
        }
        meet(first);
    }

    /// Goes on until nothing is left, the budget is spent, or it is clear that there is no proof.
    void run(std::uint64_t budget)
    {
        while (!stopped_ && count_ < budget && next_ < seen_in_order_.size())
            look_at(*seen_in_order_[next_++]);
    }
    /// Whether all outlines were seen, and no mate can hide in any.
    [[nodiscard]] bool prove() const { return !stopped_ && next_ == seen_in_order_.size(); }
    /// A bishop that was taken to be bound and can move.
    [[nodiscard]] std::optional<Square> freed() const { return freed_; }
    [[nodiscard]] std::uint64_t count() const { return count_; }

private:
    friend class OutlineSteps;

    void look_at(const Outline& outline);

    /// After a step that left these squares; all of them where a loose man has moved.
    void meet_after(const Outline& outline, Bitboard left)
    {
        const Color mover = opponent(outline.turn);
        ++count_;
        if (stopped_ || is_bare(outline) || is_surely_attacked(outline, mover))
            return;
        if (mover == side_ && may_be_mate(outline, left))
            stopped_ = true;
        else
            meet(outline);
    }
    void meet(const Outline& outline)
    {
        const auto [place, fresh] = seen_.insert(outline);
        if (fresh)
            seen_in_order_.push_back(&*place);
    }
    void set_free(Square bishop)
    {
        freed_ = bishop;
        stopped_ = true;
    }
    void give_up() { stopped_ = true; }

    /// A king alone never mates, whatever follows.
    [[nodiscard]] bool is_bare(const Outline& outline) const
    {
        return !outline.board.of(side_).many() && loose_.of(side_).empty();
    }
    /// Whether the king is attacked wherever the loose men are: they may stand in any line.
    [[nodiscard]] bool is_surely_attacked(const Outline& outline, Color color) const
    {
        const Bitboard in_the_way = outline.board.occupied() | loose_.anywhere();
        return outline.board.attackers(outline.king(color), opponent(color), in_the_way).any();
    }
    [[nodiscard]] bool may_be_mate(const Outline& outline, Bitboard left) const
    {
        const Bitboard open = open_flights(outline);
        return may_be_check(outline, left) && (open & outline.board.occupied()).none() &&
               Seating{loose_.of(outline.turn)}.seats(open);
    }
    /// A loose man that did not move checks only along a line that was opened just now.
    [[nodiscard]] bool may_be_check(const Outline& outline, Bitboard left) const
    {
        const Square king = outline.king(outline.turn);
        const Bitboard occupied = outline.board.occupied();
        const Bitboard lines = bishop_attacks(king, occupied) & loose_.anywhere(side_) & ~occupied;
        return outline.board.attackers(king, side_, occupied).any() ||
               std::ranges::any_of(lines, [&](Square from) {
                   return left == all_squares || (between(king, from) & left).any();
               });
    }
    /// The squares around the losing king that neither its own men of the outline hold nor any man
    /// of the winner could attack: only loose men may close them.
    [[nodiscard]] Bitboard open_flights(const Outline& outline) const
    {
        const Square king = outline.king(outline.turn);
        const Bitboard others = outline.board.occupied() ^ Bitboard { king };
        const Bitboard attackers = loose_.anywhere(side_) & ~outline.board.occupied();
        Bitboard open;
        for (const Square flight : king_attacks(king) & ~outline.board.of(outline.turn))
            if (outline.board.attackers(flight, side_, others).none() &&
                (bishop_attacks(flight, others) & attackers).none())
                open |= Bitboard{flight};
        return open;
    }

    Color side_;
    Bitboard bound_;  ///< bishops that no step has moved yet: they belong to the outline
    LooseMen loose_;
    std::unordered_set<Outline, OutlineHash> seen_;
    std::vector<const Outline*> seen_in_order_;
    std::size_t next_ = 0;
    std::uint64_t count_ = 0;
    std::optional<Square> freed_;
    bool stopped_ = false;
};

/// All steps from one outline.
class OutlineSteps {
public:
    OutlineSteps(Outlines& outlines, const Outline& from)
        : outlines_{outlines}, from_{from}, us_{from.turn}, them_{opponent(us_)},
          occupied_{from.board.occupied()}, targets_{~from.board.of(us_) &
                                                     ~from.board.of(Role::king)}
    {
    }

    void take_all()
    {
        for (const Role role : {Role::king, Role::knight, Role::bishop, Role::rook, Role::queen})
            for (const Square man : from_.board.of(us_, role))
                for (const Square to : attacks(Piece{us_, role}, man, occupied_) & targets_)
                    move(role, man, to, role);
        for (const Square pawn : from_.board.of(us_, Role::pawn))
            take_pawn(pawn);
        if (!outlines_.loose_.of(us_).empty())
            take_loose();
    }

private:
    void take_pawn(Square pawn)
    {
        const Bitboard victims =
            from_.board.of(them_) | outlines_.loose_.anywhere(them_) | from_.en_passant;
        for (const Square to : pawn_attacks(us_, pawn) & victims & targets_)
            move_or_promote(pawn, to);
        const int step = us_ == Color::white ? 8 : -8;
        const Square once = Square::at_unchecked(pawn.index() + step);
        if (occupied_.has(once))
            return;
        move_or_promote(pawn, once);
        if (pawn.rank() != relative(us_, Rank::two))
            return;
        const Square twice = Square::at_unchecked(once.index() + step);
        if (!occupied_.has(twice))
            move(Role::pawn, pawn, twice, Role::pawn, Bitboard{once});
    }
    void move_or_promote(Square pawn, Square to)
    {
        if (to.rank() != relative(us_, Rank::eight)) {
            move(Role::pawn, pawn, to, Role::pawn);
            return;
        }
        outlines_.give_up();  // who may promote is hardly ever kept from mating
    }

    void move(Role role, Square from, Square to, Role becomes, Bitboard passed = {})
    {
        Bitboard taken{to};
        if (role == Role::pawn && from_.en_passant.has(to))
            taken |= Bitboard{Square{to.file(), from.rank()}};
        Outline next = without(taken);
        next.board.toggle_unchecked(us_, role, Bitboard{from});
        next.board.toggle_unchecked(us_, becomes, Bitboard{to});
        if (passed.any() &&
            (pawn_attacks(us_, passed.first()) & next.board.of(them_, Role::pawn)).any())
            next.en_passant = passed;
        if (role == Role::bishop && outlines_.bound_.has(from) &&
            !outlines_.is_surely_attacked(next, us_))
            outlines_.set_free(from);
        outlines_.meet_after(next, taken | Bitboard{from});
    }

    /// A loose man goes somewhere, perhaps taking a man.
    void take_loose()
    {
        outlines_.meet_after(without({}), all_squares);
        for (const Square victim : outlines_.loose_.victims(from_, us_))
            outlines_.meet_after(without(Bitboard{victim}), all_squares);
    }

    [[nodiscard]] Outline without(Bitboard taken) const
    {
        Outline next{from_.board, {}, them_};
        next.board.remove(them_, taken);
        return next;
    }

    Outlines& outlines_;
    const Outline& from_;
    Color us_;
    Color them_;
    Bitboard occupied_;
    Bitboard targets_;
};

void Outlines::look_at(const Outline& outline)
{
    if (loose_.spread(outline, outline.turn))
        next_ = 0;  // what was looked at with fewer squares is looked at again
    else
        OutlineSteps{*this, outline}.take_all();
}

/// Without bishops it is no more than a search, and without a wall the bishops are everywhere.
bool is_worth_while(const Board& board)
{
    const Bitboard walls =
        board.of(Color::white, Role::pawn).shifted(8) & board.of(Color::black, Role::pawn);
    return board.of(Role::bishop).any() && walls.any();
}

}  // namespace

bool OutlineProof::holds(std::uint64_t budget)
{
    // Castling is not among the steps, and only what a step leads to is asked whether it is mate.
    if (!is_worth_while(position_.board()) || position_.castling_rooks().any() ||
        !position_.has_legal_move())
        return false;
    Bitboard loose;
    while (steps_ < budget) {
        Outlines outlines{position_, side_, loose};
        outlines.run(budget - steps_);
        steps_ += outlines.count();
        if (!outlines.freed())
            return outlines.prove();
        loose |= Bitboard{*outlines.freed()};
    }
    return false;
}

}  // namespace rules
