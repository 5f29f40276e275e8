// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/engine/strength.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace client::engine {

namespace {

using std::nullopt;

/// What is won or lost beyond this is all the same: ten pawns decide a game like a mate.
constexpr int decisive = 1000;
constexpr int any_cost = 2 * decisive;

constexpr std::array levels{
    Level{1, 75, any_cost, 1, nullopt, nullopt},
    Level{2, 60, 900, 1, nullopt, nullopt},
    Level{3, 45, 500, 2, nullopt, nullopt},
    Level{4, 35, 350, 3, nullopt, nullopt},
    Level{5, 25, 250, 4, nullopt, nullopt},
    Level{6, 20, 180, 5, nullopt, nullopt},
    Level{7, 15, 120, 5, nullopt, nullopt},
    Level{8, 0, 0, 5, nullopt, 3},
    Level{9, 0, 0, 6, nullopt, 5},
    Level{10, 0, 0, 7, nullopt, 7},
    Level{11, 0, 0, 8, nullopt, 9},
    Level{12, 0, 0, 9, nullopt, 11},
    Level{13, 0, 0, 10, nullopt, 13},
    Level{14, 0, 0, 11, 100'000, 15},
    Level{15, 0, 0, 12, 200'000, 16},
    Level{16, 0, 0, 14, 400'000, 17},
    Level{17, 0, 0, nullopt, 600'000, 18},
    Level{18, 0, 0, nullopt, 1'000'000, 19},
    Level{19, 0, 0, nullopt, 2'000'000, nullopt},
    Level{20, 0, 0, nullopt, nullopt, nullopt},
};
static_assert(levels.size() == highest_level);

int centipawns(const Score& score)
{
    if (score.unit == Score::Unit::mate)
        return score.value > 0 ? decisive : -decisive;
    return std::clamp(score.value, -decisive, decisive);
}

}  // namespace

Level level(int number)
{
    const int known = std::clamp(number, lowest_level, highest_level);
    return levels[static_cast<std::size_t>(known - lowest_level)];
}

bool slips(const Level& level, Chance& chance)
{
    return static_cast<int>(chance() % 100) < level.slip_percent;
}

std::optional<rules::Move> slip(const rules::Position& position,
                                std::span<const Candidate> candidates,
                                const Level& level,
                                Chance& chance)
{
    for (const rules::Move move : position.legal_moves())
        if (position.after_unchecked(move).is_mate())
            return move;
    if (candidates.empty())
        return nullopt;
    const auto worth = [](const Candidate& each) { return centipawns(each.score); };
    const int best = worth(std::ranges::max(candidates, {}, worth));
    std::vector<rules::Move> allowed;
    for (const Candidate& each : candidates)
        if (best - worth(each) <= level.slip_cost)
            allowed.push_back(each.move);
    return allowed[chance() % allowed.size()];
}

}  // namespace client::engine
