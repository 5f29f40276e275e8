// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <vector>

namespace bench {

inline double milliseconds(std::chrono::steady_clock::duration time)
{
    return std::chrono::duration<double, std::milli>(time).count();
}

/// The middle, the 95th of a hundred, and the worst.
inline void report(benchmark::State& state, std::vector<double> times)
{
    if (times.empty())
        return state.SkipWithError("nothing was heard");
    std::ranges::sort(times);
    state.counters["median_ms"] = times[times.size() / 2];
    state.counters["p95_ms"] = times[times.size() * 95 / 100];
    state.counters["worst_ms"] = times.back();
}

}  // namespace bench
