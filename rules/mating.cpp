// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/mating.hpp"

#include "rules/mating_hope.hpp"
#include "rules/mating_outline.hpp"
#include "rules/mating_proof.hpp"
#include "rules/mating_search.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
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

/// The single hopes that lead to most mates, the likeliest first.
std::span<const MatingHope, 4> straight_hopes(const Board& board, Color side)
{
    const bool minors =
        (board.of(side) & (board.of(Role::pawn) | board.of(Role::rook) | board.of(Role::queen)))
            .none();
    return minors ? cornering_first : stripping_first;
}

/// One question, asked of dearer and dearer means until one answers.
class Inquiry {
public:
    Inquiry(const Position& position, Color side, std::uint64_t budget, const std::stop_token& stop)
        : position_{position}, side_{side}, budget_{budget}, stop_{stop}, hopes_{straight_hopes(
                                                                              position.board(),
                                                                              side)}
    {
    }

    CanMate answer()
    {
        if (!position_.has_legal_move())
            return {
                position_.turn() != side_ && position_.is_mate() ? Answer::yes : Answer::no, {}, 1};
        // Nearly all questions of real games end in the first round, most blocked positions in the
        // proofs after it. What is left is searched wide, and at last with proofs that cut
        // branches: dear, but walls of pawns give in to nothing else.
        if (!follow(0, 1'000) && !proof() && !outline(250) && !follow(1, 1'500) &&
            !follow(0, 3'000) && !follow(2, 2'000) && !follow(3, 2'000) && !outline(20'000) &&
            !search(all_hopes, MatingSearch::Pruning::by_material, 2'000'000))
            search(all_hopes, MatingSearch::Pruning::by_proof, budget_);
        return result_;
    }

private:
    /// One of the straight hopes, up to so many positions.
    bool follow(std::size_t number, std::uint64_t most)
    {
        auto& way = straight_[number];
        if (!way)
            way.emplace(position_, side_, hopes_.subspan(number, 1),
                        MatingSearch::Pruning::by_material);
        return search(*way, most);
    }
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
        result_.answer = search.run(std::min(most, budget_ - std::min(budget_, before)), stop_);
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
        constexpr std::uint64_t steps_a_node = 4;  // they take the time of one position
        OutlineProof proof{position_, side_};
        const std::uint64_t left = budget_ - std::min(budget_, result_.nodes);
        const bool proved = proof.holds(steps_a_node * std::min(most, left));
        result_.nodes += proof.steps() / steps_a_node;
        if (proved)
            result_.answer = Answer::no;
        return proved;
    }

    const Position& position_;
    Color side_;
    std::uint64_t budget_;
    const std::stop_token& stop_;
    std::span<const MatingHope, 4> hopes_;
    std::array<std::optional<MatingSearch>, 4> straight_;
    CanMate result_;
};

}  // namespace

CanMate
can_mate(const Position& position, Color side, std::uint64_t budget, const std::stop_token& stop)
{
    return Inquiry{position, side, budget, stop}.answer();
}

Answer is_dead(const Position& position, std::uint64_t budget, const std::stop_token& stop)
{
    Answer dead = Answer::yes;
    for (const Color side : both_colors) {
        const Answer answer = can_mate(position, side, budget, stop).answer;
        if (answer == Answer::yes)
            return Answer::no;
        if (answer == Answer::undetermined)
            dead = Answer::undetermined;
    }
    return dead;
}

}  // namespace rules
