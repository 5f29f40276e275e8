// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"
#include "src/train/random.hpp"
#include "src/train/teller.hpp"

#include <vector>

/// Moves that are heard one after the other.
namespace client::train::memory {

/// A line of a game, and where it leads.
struct HeardLine {
    rules::Position start = rules::Position::initial();
    std::vector<rules::Move> moves;

    [[nodiscard]] rules::Position end() const { return after(moves.size()); }
    /// After so many of the moves.
    [[nodiscard]] rules::Position after(std::size_t count) const;
    /// In the words of announcements, from one move to before another.
    [[nodiscard]] Lines told(const Teller& teller, std::size_t from, std::size_t to) const;
    [[nodiscard]] Lines told(const Teller& teller) const { return told(teller, 0, moves.size()); }
};

/// So many moves as people might play them: pieces come out, and what hangs is taken.
[[nodiscard]] HeardLine sensible_line(Random& random, std::size_t plies);

}  // namespace client::train::memory
