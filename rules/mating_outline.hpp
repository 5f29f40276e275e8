// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"

#include <cstdint>

namespace rules {

/// Tries to prove that a side can never mate by looking through all outlines of a position: what is
/// left of it without the bishops that can move. An outline does not say where these are; only the
/// squares are kept where each might ever be, so that however many there are, they make no more
/// outlines. True is a proof; false says nothing.
///
/// Why it is one: every legal move leads from the outline of its position to the outline of the
/// next by a step that is looked at, and leaves each bishop on a square that is kept for it. Men of
/// the outline move as they do with no bishop in the way. A bishop goes to squares that are free in
/// the outline, or takes a man there. A step is left out only where the own king would be attacked
/// wherever the bishops are. So by induction over the moves of any game the outline of every
/// position is met, and after each step of the winner it is asked whether a mate could hide in it.
class OutlineProof {
public:
    OutlineProof(const Position& position, Color side) : position_{position}, side_{side} {}

    /// Takes so many steps at most.
    [[nodiscard]] bool holds(std::uint64_t budget);
    /// How many steps were taken.
    [[nodiscard]] std::uint64_t steps() const { return steps_; }

private:
    const Position& position_;
    Color side_;
    std::uint64_t steps_ = 0;
};

}  // namespace rules
