// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"
#include "src/engine/answers.hpp"

#include <cstdint>
#include <optional>
#include <random>
#include <span>
#include <variant>

/// How well an engine plays. Levels 1 to 7 err on purpose and by lot: often at level 1, which
/// leaves pieces to be taken and loses to a child, seldom and little at level 7. A mate in one is
/// given at every level. Levels 8 to 19 think less far than they could; level 20 does not hold
/// back.
namespace client::engine {

inline constexpr int lowest_level = 1;
inline constexpr int highest_level = 20;

/// What a level means. What an engine does not offer is left out.
struct Level {
    int number = highest_level;
    int slip_percent = 0;  ///< how often it does not play the best move it knows
    int slip_cost = 0;     ///< how much worse that move may be, in centipawns
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<int> skill;  ///< the `Skill Level` of Stockfish and its relatives

    bool operator==(const Level&) const = default;
};

/// Numbers beyond the ends mean the ends.
[[nodiscard]] Level level(int number);

/// The engine is asked to play like somebody with this rating.
struct Elo {
    int rating = 0;
};

using Strength = std::variant<Level, Elo>;

/// A move that could be played, and what the engine thinks of it.
struct Candidate {
    rules::Move move;
    Score score;
};

/// The chance that levels use: the same seed errs in the same way.
using Chance = std::minstd_rand;

[[nodiscard]] bool slips(const Level& level, Chance& chance);

/// The move of a player who errs: by lot among those that do not cost more than the level allows,
/// but mate in one if there is one. None without candidates.
[[nodiscard]] std::optional<rules::Move> slip(const rules::Position& position,
                                              std::span<const Candidate> candidates,
                                              const Level& level,
                                              Chance& chance);

}  // namespace client::engine
