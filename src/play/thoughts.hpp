// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game.hpp"
#include "rules/instant.hpp"

#include <cstddef>
#include <vector>

namespace client::play {

/// How long somebody thought about a move.
struct Thought {
    std::size_t ply = 0;
    rules::Duration time{};
};

/// The moves that a side thought about longest, so many at most, the longest first. While the game
/// was paused nobody thought.
[[nodiscard]] std::vector<Thought>
longest_thoughts(const rules::Game& game, rules::Color side, std::size_t most);

}  // namespace client::play
