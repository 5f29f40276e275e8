// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/mating_search.hpp"

#include "rules/advance.hpp"
#include "rules/mating_material.hpp"
#include "rules/mating_proof.hpp"

#include <algorithm>

namespace rules {
namespace {

/// Captures bring most mates nearer.
MoveList captures_first(const Position& position)
{
    const MoveList moves = position.legal_moves();
    const Bitboard victims = position.board().of(opponent(position.turn()));
    MoveList sorted;
    for (const Move move : moves)
        if (victims.has(move.to()))
            sorted.add_unchecked(move);
    for (const Move move : moves)
        if (!victims.has(move.to()))
            sorted.add_unchecked(move);
    return sorted;
}

}  // namespace

MatingSearch::MatingSearch(const Position& start,
                           Color side,
                           std::span<const MatingHope> hopes,
                           Pruning pruning)
    : side_{side}, variant_{start.variant()}, pruning_{pruning}, table_(512),
      hopes_(hopes.begin(), hopes.end())
{
    if (hopes.size() > 1)
        worlds_.emplace();
    meet(start, 0, Move{Role::king, start.king(side), start.king(side)});
}

Answer MatingSearch::run(std::uint64_t budget, const std::stop_token& stop)
{
    MatingNode next = 0;
    bool more = true;  // until nothing is left: that alone is a proof
    while (!mated_ && nodes() < budget && !stop.stop_requested() && (more = take_next(next)))
        expand(next);
    if (mated_)
        return Answer::yes;
    return more ? Answer::undetermined : Answer::no;
}

void MatingSearch::expand(MatingNode node)
{
    const Position position = nodes_[node].position.unpack(variant_);
    const MoveList moves =
        hopes_.front().leaps() ? captures_first(position) : position.legal_moves();
    for (std::size_t tried = nodes_[node].tried; tried < moves.size(); ++tried) {
        Position next = position;
        next.play_unchecked(moves[tried]);
        const bool leaps = meet(next, node, moves[tried]);
        if (mated_)
            return;
        if (leaps && tried + 1 < moves.size()) {
            leave_for_later(node, tried + 1);
            return;
        }
    }
}

void MatingSearch::leave_for_later(MatingNode node, std::size_t tried)
{
    nodes_[node].tried = static_cast<std::uint16_t>(tried);
    nodes_[node].expanded = false;
    hopes_.front().add(node, nodes_[node].grade);
}

bool MatingSearch::meet(const Position& position, MatingNode parent, Move move)
{
    if (material_forbids_mate(position.board(), side_) ||
        !add(PackedPosition{position}, parent, move))
        return false;
    if (position.turn() != side_ && position.is_mate()) {
        mated_ = true;
        return false;
    }
    if (barren(position))
        return false;
    const auto node = static_cast<MatingNode>(nodes_.size() - 1);
    // The hope that led here judges what follows, so that each goes its own way through the tree.
    HopeQueue& hope = hopes_[turn_ % hopes_.size()];
    nodes_[node].grade = hope.grade(position, side_, nodes_[node].depth);
    hope.add(node, nodes_[node].grade);
    if (worlds_)
        worlds_->add(node, position);
    return hope.leaps() && nodes_[node].grade < nodes_[parent].grade;
}

bool MatingSearch::barren(const Position& position)
{
    constexpr std::uint64_t price = 30;
    // Nothing comes back after a capture or pawn move: the branch is a world of its own.
    if (pruning_ == Pruning::by_material || position.halfmoves() != 0)
        return false;
    proof_work_ += price;
    return proves_no_mate(position, side_);
}

bool MatingSearch::add(const PackedPosition& packed, MatingNode parent, Move move)
{
    if (nodes_.size() * 2 >= table_.size())
        grow_table();
    const std::size_t mask = table_.size() - 1;
    std::size_t slot = packed.hash() & mask;
    for (; table_[slot] != 0; slot = (slot + 1) & mask)
        if (nodes_[table_[slot] - 1].position == packed)
            return false;
    const auto depth = nodes_.empty() ? 0 : nodes_[parent].depth + 1;
    nodes_.push_back({packed, parent, move, static_cast<std::uint16_t>(depth)});
    table_[slot] = static_cast<MatingNode>(nodes_.size());
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
        table_[slot] = static_cast<MatingNode>(i + 1);
    }
}

bool MatingSearch::take_next(MatingNode& node)
{
    const std::size_t turns = hopes_.size() * (worlds_ ? 2 : 1);
    for (std::size_t tried = 0; tried < turns; ++tried) {
        turn_ = (turn_ + 1) % turns;
        const auto take = [&] {
            return turn_ < hopes_.size() ? hopes_[turn_].take(node) : worlds_->take(node);
        };
        while (take())
            if (!nodes_[node].expanded) {
                nodes_[node].expanded = true;
                return true;
            }
    }
    return false;
}

std::vector<Move> MatingSearch::line() const
{
    std::vector<Move> moves;
    for (auto at = static_cast<MatingNode>(nodes_.size() - 1); at != 0; at = nodes_[at].parent)
        moves.push_back(nodes_[at].move);
    std::ranges::reverse(moves);
    return moves;
}

}  // namespace rules
