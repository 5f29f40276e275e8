// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/thoughts.hpp"

#include <algorithm>
#include <chrono>
#include <functional>
#include <variant>

namespace client::play {

namespace {

using rules::Duration;
using rules::Instant;

constexpr Duration worth_telling = std::chrono::seconds{1};

/// How long the clocks were stopped by hand between two instants.
Duration paused(const rules::Game& game, Instant from, Instant to)
{
    Duration all{};
    auto since = to;
    for (const auto& each : game.events()) {
        if (std::holds_alternative<rules::events::HaltClocks>(each.event))
            since = std::clamp(each.at, from, to);
        if (std::holds_alternative<rules::events::GoOn>(each.event)) {
            all += std::max(std::clamp(each.at, from, to) - since, Duration{});
            since = to;
        }
    }
    return all;
}

/// When the move before a ply was completed, or the game began.
Instant turn_begun(const rules::Game& game, std::size_t ply)
{
    if (ply == 0)
        return game.events().empty() ? Instant{} : game.events().front().at;
    const auto& before = game.record()[ply - 1];
    return before.completed.value_or(before.made);
}

}  // namespace

std::vector<Thought> longest_thoughts(const rules::Game& game, rules::Color side, std::size_t most)
{
    std::vector<Thought> all;
    for (std::size_t ply = 0; ply < game.record().size(); ++ply) {
        const auto& made = game.record()[ply];
        const auto begun = turn_begun(game, ply);
        const auto thought = made.made - begun - paused(game, begun, made.made);
        if (made.side == side && thought >= worth_telling)
            all.push_back({ply, thought});
    }
    std::ranges::stable_sort(all, std::greater{}, &Thought::time);
    all.resize(std::min(most, all.size()));
    return all;
}

}  // namespace client::play
