// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/mating_search.hpp"

#include "rules/advance.hpp"
#include "rules/mating_material.hpp"
#include "rules/mating_proof.hpp"

#include <algorithm>

namespace rules {

MatingSearch::MatingSearch(const Position& start,
                           Color side,
                           std::span<const MatingHope> hopes,
                           Pruning pruning)
    : side_{side}, variant_{start.variant()}, table_(512),
      queues_(hopes.begin(), hopes.end()), pruning_{pruning}
{
    if (hopes.size() > 1)
        worlds_.emplace();
    meet(start, 0, Move{Role::king, start.king(side), start.king(side)});
}

Answer MatingSearch::run(std::uint64_t budget)
{
    Index next = 0;
    while (!mated_ && nodes() < budget && take_next(next))
        expand(next);
    if (mated_)
        return Answer::yes;
    return nodes() < budget ? Answer::no : Answer::undetermined;
}

void MatingSearch::expand(Index index)
{
    const Position position = nodes_[index].position.unpack(variant_);
    generator::Each each{[&](Move move) {
        if (mated_)
            return;
        Position next = position;
        next.play_unchecked(move);
        meet(next, index, move);
    }};
    generator::generate(position, each);
}

void MatingSearch::meet(const Position& position, Index parent, Move move)
{
    if (material_forbids_mate(position.board(), side_))
        return;
    if (!add(PackedPosition{position}, parent, move))
        return;
    if (position.turn() != side_ && position.is_mate()) {
        mated_ = true;
        return;
    }
    // Nothing comes back after a capture or pawn move: the branch is a world of its own.
    if (pruning_ == Pruning::by_proof && position.halfmoves() == 0 && nodes_.size() > 1) {
        proof_work_ += 30;
        if (proves_no_mate(position, side_))
            return;
    }
    const auto index = static_cast<Index>(nodes_.size() - 1);
    for (Queue& queue : queues_)
        queue.add(index, position, side_);
    if (worlds_)
        worlds_->add(index, position);
}

bool MatingSearch::add(const PackedPosition& packed, Index parent, Move move)
{
    if (nodes_.size() * 2 >= table_.size())
        grow_table();
    const std::size_t mask = table_.size() - 1;
    std::size_t slot = packed.hash() & mask;
    for (; table_[slot] != 0; slot = (slot + 1) & mask)
        if (nodes_[table_[slot] - 1].position == packed)
            return false;
    nodes_.push_back({packed, parent, move});
    expanded_.push_back(false);
    table_[slot] = static_cast<Index>(nodes_.size());
    return true;
}

void MatingSearch::grow_table()
{
    table_.assign(table_.size() * 4, 0);
    const std::size_t mask = table_.size() - 1;
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
        std::size_t slot = nodes_[i].position.hash() & mask;
        while (table_[slot] != 0)
            slot = (slot + 1) & mask;
        table_[slot] = static_cast<Index>(i + 1);
    }
}

void MatingSearch::Queue::add(Index index, const Position& position, Color side)
{
    const int grade = std::clamp(hope_(position, side), 0, grades - 1);
    waiting_[static_cast<unsigned>(grade)].push_back(index);
    best_ = std::min(best_, grade);
}

bool MatingSearch::Queue::take(Index& index)
{
    while (best_ < grades && waiting_[static_cast<unsigned>(best_)].empty())
        ++best_;
    if (best_ == grades)
        return false;
    index = waiting_[static_cast<unsigned>(best_)].back();
    waiting_[static_cast<unsigned>(best_)].pop_back();
    return true;
}

void MatingSearch::Worlds::add(Index index, const Position& position)
{
    const Board& board = position.board();
    std::uint64_t world = board.of(Color::white, Role::pawn).bits * 0x9e3779b97f4a7c15ULL;
    world = (world ^ board.of(Color::black, Role::pawn).bits) * 0xbf58476d1ce4e5b9ULL;
    for (const Color color : both_colors)
        for (const Role role : all_roles)
            world = world * 31 + static_cast<unsigned>(board.of(color, role).count());
    world *= 0x94d049bb133111ebULL;
    waiting_[world >> 56].push_back(index);
}

bool MatingSearch::Worlds::take(Index& index)
{
    for (std::size_t tried = 0; tried < worlds; ++tried) {
        auto& world = waiting_[next_];
        next_ = (next_ + 1) % worlds;
        if (world.empty())
            continue;
        random_ = random_ * 1664525U + 1013904223U;
        std::swap(world[random_ % world.size()], world.back());
        index = world.back();
        world.pop_back();
        return true;
    }
    return false;
}

bool MatingSearch::take_next(Index& index)
{
    turn_ = (turn_ + 1) % (queues_.size() + (worlds_ ? 1 : 0));
    const auto take = [&] {
        return turn_ < queues_.size() ? queues_[turn_].take(index) : worlds_->take(index);
    };
    while (take())
        if (!expanded_[index]) {
            expanded_[index] = true;
            return true;
        }
    return false;  // every queue holds every position, so the others have nothing new either
}

std::vector<Move> MatingSearch::line() const
{
    std::vector<Move> moves;
    for (Index at = static_cast<Index>(nodes_.size() - 1); at != 0; at = nodes_[at].parent)
        moves.push_back(nodes_[at].move);
    std::ranges::reverse(moves);
    return moves;
}

}  // namespace rules
