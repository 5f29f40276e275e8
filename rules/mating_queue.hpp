// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/mating_hope.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// What a search for a mate has met and not yet looked at, in the order in which it should.
namespace rules {

/// The number of a position in the search that met it.
using MatingNode = std::uint32_t;

/// The most hopeful first, the newest of them first.
class HopeQueue {
public:
    using Grade = std::uint16_t;

    explicit HopeQueue(MatingHope hope) : hope_{hope} {}

    [[nodiscard]] bool leaps() const { return hope_.pace == MatingHope::Pace::leaping; }
    [[nodiscard]] Grade grade(const Position& position, Color side, int depth) const;
    void add(MatingNode node, Grade grade);
    [[nodiscard]] bool take(MatingNode& node);

private:
    static constexpr Grade grades = 512;

    struct Waiting {
        MatingNode node;
        std::uint32_t next;  ///< one more than the place of the next of its grade
    };

    MatingHope hope_;
    std::vector<Waiting> waiting_;
    std::array<std::uint32_t, grades> newest_{};  ///< one more than a place; zero: none
    Grade best_ = grades;
};

/// Positions sorted by what never comes back, the pawns and the men left. Each such world has its
/// turn, so that no world drowns the others, and within a world chance decides.
class WorldQueue {
public:
    WorldQueue() : waiting_(worlds) {}

    void add(MatingNode node, const Position& position);
    [[nodiscard]] bool take(MatingNode& node);

private:
    static constexpr std::size_t worlds = 256;

    std::vector<std::vector<MatingNode>> waiting_;
    std::size_t next_ = 0;
    std::uint32_t chance_ = 1;  ///< the same on every machine
};

}  // namespace rules
