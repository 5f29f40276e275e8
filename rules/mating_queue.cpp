// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/mating_queue.hpp"

#include <algorithm>
#include <utility>

namespace rules {

HopeQueue::Grade HopeQueue::grade(const Position& position, Color side, int depth) const
{
    const int distance = hope_.distance(position, side) + hope_.price * depth / 2;
    return static_cast<Grade>(std::clamp(distance, 0, grades - 1));
}

void HopeQueue::add(MatingNode node, Grade grade)
{
    waiting_.push_back({node, newest_[grade]});
    newest_[grade] = static_cast<std::uint32_t>(waiting_.size());
    best_ = std::min(best_, grade);
}

bool HopeQueue::take(MatingNode& node)
{
    while (best_ < grades && newest_[best_] == 0)
        ++best_;
    if (best_ == grades)
        return false;
    const Waiting& newest = waiting_[newest_[best_] - 1];
    node = newest.node;
    newest_[best_] = newest.next;
    return true;
}

void WorldQueue::add(MatingNode node, const Position& position)
{
    const Board& board = position.board();
    std::uint64_t world = board.of(Color::white, Role::pawn).bits * 0x9e3779b97f4a7c15ULL;
    world = (world ^ board.of(Color::black, Role::pawn).bits) * 0xbf58476d1ce4e5b9ULL;
    for (const Color color : both_colors)
        for (const Role role : all_roles)
            world = world * 31 + static_cast<unsigned>(board.of(color, role).count());
    world *= 0x94d049bb133111ebULL;
    waiting_[world >> 56].push_back(node);
}

bool WorldQueue::take(MatingNode& node)
{
    for (std::size_t tried = 0; tried < worlds; ++tried) {
        auto& world = waiting_[next_];
        next_ = (next_ + 1) % worlds;
        if (world.empty())
            continue;
        chance_ = chance_ * 1664525U + 1013904223U;
        std::swap(world[chance_ % world.size()], world.back());
        node = world.back();
        world.pop_back();
        return true;
    }
    return false;
}

}  // namespace rules
