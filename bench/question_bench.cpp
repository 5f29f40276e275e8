// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/san.hpp"
#include "src/train/groups.hpp"

#include <benchmark/benchmark.h>

#include <string>

namespace {

using client::train::Drill;
using client::train::Occasion;
using client::train::PlayedGame;
using client::train::Random;
using client::train::Supplies;

Supplies supplies()
{
    Supplies all;
    all.last_game = [] {
        PlayedGame game;
        game.moves.push_back(read_san(game.start, "e4").value());
        return std::optional{game};
    };
    return all;
}

/// A question of the highest level, whatever its kind.
void question(benchmark::State& state, const Drill& drill)
{
    const auto stock = supplies();
    Random random{1};
    std::size_t item = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(drill.ask({random, drill.levels, item, stock}));
        item = (item + 1) % std::max<std::size_t>(drill.items.size(), 1);
    }
}

/// One measurement for each drill there is.
const bool registered = [] {
    for (const auto& group : client::train::groups())
        for (const auto& drill : group.drills)
            benchmark::RegisterBenchmark(("question/" + std::string{drill.name}).c_str(), question,
                                         drill)
                ->Unit(benchmark::kMicrosecond);
    return true;
}();

}  // namespace
