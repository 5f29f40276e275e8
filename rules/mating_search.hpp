// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/mating.hpp"
#include "rules/mating_hope.hpp"
#include "rules/packed_position.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rules {

/// Looks for a mate by one side through all positions that legal moves reach, the hopeful ones
/// first. It may be stopped and continued: what it finds is a proof either way, since a search
/// that runs out of positions has seen them all.
class MatingSearch {
public:
    /// Whether each capture and pawn move, after which nothing comes back, is followed by an
    /// attempt at a proof that this whole branch is barren.
    enum class Pruning : std::uint8_t { by_material, by_proof };

    /// Each hope keeps an order of its own, and they take turns.
    MatingSearch(const Position& start,
                 Color side,
                 std::span<const MatingHope> hopes,
                 Pruning pruning = Pruning::by_material);

    /// Goes on until a mate is found, nothing is left, or so many positions have been met in all.
    Answer run(std::uint64_t budget);
    [[nodiscard]] std::uint64_t nodes() const { return nodes_.size() + proof_work_; }
    /// After a yes: the moves from the start to the mate.
    [[nodiscard]] std::vector<Move> line() const;

private:
    using Index = std::uint32_t;

    struct Node {
        PackedPosition position;
        Index parent = 0;
        Move move{};
    };

    /// What waits to be looked at, in the order of one hope.
    class Queue {
    public:
        explicit Queue(MatingHope hope) : hope_{hope} {}

        void add(Index index, const Position& position, Color side);
        [[nodiscard]] bool take(Index& index);

    private:
        static constexpr int grades = 256;

        MatingHope hope_;
        std::vector<std::vector<Index>> waiting_ = std::vector<std::vector<Index>>(grades);
        int best_ = grades;
    };

    /// The same positions by what can never come back, each such world having its turn.
    class Worlds {
    public:
        void add(Index index, const Position& position);
        [[nodiscard]] bool take(Index& index);

    private:
        static constexpr std::size_t worlds = 256;

        std::vector<std::vector<Index>> waiting_ = std::vector<std::vector<Index>>(worlds);
        std::size_t next_ = 0;
        std::uint32_t random_ = 1;
    };

    void expand(Index index);
    void meet(const Position& position, Index parent, Move move);
    [[nodiscard]] bool add(const PackedPosition& packed, Index parent, Move move);
    void grow_table();
    [[nodiscard]] bool take_next(Index& index);

    Color side_;
    Variant variant_;
    std::vector<Node> nodes_;
    std::vector<Index> table_;  ///< index + 1 of a node, by hash; a power of two long
    std::vector<bool> expanded_;
    std::vector<Queue> queues_;
    std::optional<Worlds> worlds_;
    std::size_t turn_ = 0;
    Pruning pruning_;
    std::uint64_t proof_work_ = 0;
    bool mated_ = false;
};

}  // namespace rules
