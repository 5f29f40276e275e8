// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/mating.hpp"

#include "rules/mating_hope.hpp"
#include "rules/mating_outline.hpp"
#include "rules/mating_proof.hpp"
#include "rules/mating_search.hpp"

#include <algorithm>
#include <cassert>
#include <span>

namespace rules {
namespace {

/// Whether the moves are legal one after the other and end in a mate by this side.
bool replays(Position position, const std::vector<Move>& line, Color side)
{
    for (const Move move : line) {
        if (!position.is_legal(move))
            return false;
        position.play_unchecked(move);
    }
    return position.turn() != side && position.is_mate();
}

/// One question, asked of dearer and dearer means until one answers.
class Inquiry {
public:
    Inquiry(const Position& position, Color side, std::uint64_t budget)
        : position_{position}, side_{side}, budget_{budget}
    {
    }

    CanMate answer()
    {
        if (!position_.has_legal_move())
            return {
                position_.turn() != side_ && position_.is_mate() ? Answer::yes : Answer::no, {}, 1};
        using Pruning = MatingSearch::Pruning;
        // Nearly all questions of real games end in the first line, most blocked positions in the
        // second, bare endings in the third. What is left is searched wide, and at last with proofs
        // that cut branches: dear, but walls of pawns give in to nothing else.
        MatingSearch stripping{position_, side_, stripping_hope, Pruning::by_material};
        if (!search(stripping, 1'000) && !proof() && !outline(250) && !search(stripping, 4'000) &&
            !search(cornering_hope, Pruning::by_material, 4'000) && !outline(20'000) &&
            !search(all_hopes, Pruning::by_material, 2'000'000))
            search(all_hopes, Pruning::by_proof, budget_);
        return result_;
    }

private:
    bool
    search(std::span<const MatingHope> hopes, MatingSearch::Pruning pruning, std::uint64_t most)
    {
        MatingSearch fresh{position_, side_, hopes, pruning};
        return search(fresh, most);
    }
    /// Goes on with a search up to so many positions of its own.
    bool search(MatingSearch& search, std::uint64_t most)
    {
        const std::uint64_t before = result_.nodes - std::min(result_.nodes, search.nodes());
        result_.answer = search.run(std::min(most, budget_ - std::min(budget_, before)));
        result_.nodes = before + search.nodes();
        if (result_.answer == Answer::yes) {
            result_.line = search.line();
            assert(replays(position_, result_.line, side_));
        }
        return result_.answer != Answer::undetermined;
    }
    bool proof()
    {
        if (!proves_no_mate(position_, side_))
            return false;
        result_.answer = Answer::no;
        return true;
    }

    bool outline(std::uint64_t most)
    {
        OutlineProof proof{position_, side_};
        const bool proved = proof.holds(4 * most);
        result_.nodes += proof.steps() / 4;
        if (proved)
            result_.answer = Answer::no;
        return proved;
    }

    const Position& position_;
    Color side_;
    std::uint64_t budget_;
    CanMate result_;
};

}  // namespace

CanMate can_mate(const Position& position, Color side, std::uint64_t budget)
{
    return Inquiry{position, side, budget}.answer();
}

Answer is_dead(const Position& position, std::uint64_t budget)
{
    Answer dead = Answer::yes;
    for (const Color side : both_colors) {
        const Answer answer = can_mate(position, side, budget).answer;
        if (answer == Answer::yes)
            return Answer::no;
        if (answer == Answer::undetermined)
            dead = Answer::undetermined;
    }
    return dead;
}

}  // namespace rules
