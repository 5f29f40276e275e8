// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/processor_time.hpp"
#include "rules/fen.hpp"
#include "rules/mating.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

std::vector<rules::Position> final_positions()
{
    std::ifstream file{"bench/final_positions.fen"};
    if (!file)
        throw std::runtime_error{"run the benchmarks at the root of the sources"};
    std::vector<rules::Position> positions;
    for (std::string line; std::getline(file, line);)
        if (line[0] != '#')
            positions.push_back(*rules::Position::from(*rules::read_fen(line)));
    return positions;
}

/// Where games ended or a flag fell: can White still mate, can Black? The mean for both questions.
void can_mate_at_the_end(benchmark::State& state)
{
    using bench::Seconds;
    const auto positions = final_positions();
    Seconds all{};
    Seconds slowest{};
    int undetermined = 0;
    while (state.KeepRunning())
        for (const auto& position : positions) {
            const Seconds start = bench::processor_time();
            for (const auto side : rules::both_colors)
                if (can_mate(position, side).answer == rules::Answer::undetermined)
                    ++undetermined;
            const Seconds time = bench::processor_time() - start;
            all += time;
            slowest = std::max(slowest, time);
        }
    const auto asked =
        static_cast<double>(positions.size()) * static_cast<double>(state.iterations());
    state.counters["mean_us"] = all.count() * 1e6 / asked;
    state.counters["slowest_us"] = slowest.count() * 1e6;
    state.counters["undetermined"] = undetermined;
}
BENCHMARK(can_mate_at_the_end)->Iterations(20)->Unit(benchmark::kMillisecond);

}  // namespace
