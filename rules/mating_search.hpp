// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/mating.hpp"
#include "rules/mating_hope.hpp"
#include "rules/mating_queue.hpp"
#include "rules/packed_position.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace rules {

/// Looks for a mate by one side through all positions that legal moves reach, the hopeful ones
/// first. What it finds is a proof either way, since a search that runs out of positions has seen
/// them all.
class MatingSearch {
public:
    /// Whether each capture and pawn move, after which nothing comes back, is followed by an
    /// attempt at a proof that this whole branch is barren.
    enum class Pruning : std::uint8_t { by_material, by_proof };

    /// Each hope keeps an order of its own, and they take turns; so do the worlds where there is
    /// more than one hope.
    MatingSearch(const Position& start,
                 Color side,
                 std::span<const MatingHope> hopes,
                 Pruning pruning);

    /// Goes on until a mate is found, nothing is left, the budget is spent, or it is told to stop.
    Answer run(std::uint64_t budget, const std::stop_token& stop = {});
    /// Positions met, attempts at a proof reckoned as so many positions as they take time.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_.size() + proof_work_; }
    /// After a yes: the moves from the start to the mate.
    [[nodiscard]] std::vector<Move> line() const;

private:
    struct Node {
        PackedPosition position;
        MatingNode parent = 0;
        Move move{};
        std::uint16_t depth = 0;
        HopeQueue::Grade grade = 0;
        std::uint16_t tried = 0;  ///< so many of its moves
        bool expanded = false;
    };

    void expand(MatingNode node);
    /// Where one hope leads, it follows a move that brings it much nearer at once, and tries the
    /// others when it comes back.
    void leave_for_later(MatingNode node, std::size_t tried);
    /// Whether the position is much nearer than its parent.
    bool meet(const Position& position, MatingNode parent, Move move);
    [[nodiscard]] bool add(const PackedPosition& packed, MatingNode parent, Move move);
    [[nodiscard]] bool barren(const Position& position);
    void grow_table();
    [[nodiscard]] bool take_next(MatingNode& node);

    Color side_;
    Variant variant_;
    Pruning pruning_;
    std::vector<Node> nodes_;
    std::vector<MatingNode> table_;  ///< one more than the node, by hash; a power of two long
    std::vector<HopeQueue> hopes_;
    std::optional<WorldQueue> worlds_;
    std::size_t turn_ = 0;
    std::uint64_t proof_work_ = 0;
    bool mated_ = false;
};

}  // namespace rules
