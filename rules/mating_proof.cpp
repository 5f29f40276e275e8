// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/mating_proof.hpp"

#include "rules/reach.hpp"
#include "rules/seating.hpp"

#include <algorithm>
#include <vector>

namespace rules {
namespace {

/// A mate needs a square of the losing king that is attacked, while each square around it is
/// attacked too or held by one of the king's own men. Where the over-estimated squares of all men
/// do not suffice for that on any square of the king, there is no mate.
class Proof {
public:
    Proof(const Position& position, Color side)
    {
        for (const ReachingMan& man : reachable_squares(position)) {
            const bool king = man.piece.role == Role::king;
            if (man.piece.color == side && king)
                winning_king_ = man.reached;
            else if (man.piece.color == side)
                attackers_.push_back(man);
            else if (king)
                losing_king_ = man.reached;
            else
                blockers_.push_back(man.everywhere());
        }
    }

    [[nodiscard]] bool holds() const
    {
        return std::ranges::none_of(losing_king_, [&](Square king) { return may_be_mated(king); });
    }

private:
    [[nodiscard]] bool may_be_mated(Square king) const
    {
        Bitboard attacked;
        for (const ReachingMan& man : attackers_)
            attacked |= man.attacked_through(king);  // a line goes on behind the king in check
        if (!attacked.has(king))
            return false;
        const Bitboard open = king_attacks(king) & ~attacked;
        if (can_be_blocked(open))
            return true;
        // The kings never stand side by side.
        const Bitboard helpers = winning_king_ & ~king_attacks(king) & ~Bitboard{king};
        return std::ranges::any_of(
            helpers, [&](Square helper) { return can_be_blocked(open & ~king_attacks(helper)); });
    }

    /// Whether different men of the losing side may stand on all of these squares at once.
    [[nodiscard]] bool can_be_blocked(Bitboard open) const
    {
        return Seating{blockers_}.seats(open);
    }

    std::vector<ReachingMan> attackers_;
    std::vector<Bitboard> blockers_;
    Bitboard winning_king_;
    Bitboard losing_king_;
};

}  // namespace

bool proves_no_mate(const Position& position, Color side)
{
    return Proof{position, side}.holds();
}

}  // namespace rules
