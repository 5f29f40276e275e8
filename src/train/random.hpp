// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <random>
#include <ranges>

namespace client::train {

/// Chance that can be had again: one seed gives the same questions on every machine.
class Random {
public:
    explicit Random(std::uint64_t seed) : engine_{seed} {}

    /// From 0 to one less than this, each as likely as the others.
    [[nodiscard]] int below(int count)
    {
        return static_cast<int>(below_large(static_cast<std::uint64_t>(count)));
    }
    [[nodiscard]] std::uint64_t below_large(std::uint64_t count)
    {
        const auto rest = (UINT64_MAX % count + 1) % count;
        auto drawn = engine_();
        while (drawn > UINT64_MAX - rest)
            drawn = engine_();
        return drawn % count;
    }
    /// From one number to another, both included.
    [[nodiscard]] int between(int least, int most) { return least + below(most - least + 1); }
    /// One of these; there must be one.
    template <std::ranges::random_access_range Range>
    [[nodiscard]] auto one_of(const Range& range)
    {
        return range[static_cast<std::size_t>(below(static_cast<int>(std::ranges::size(range))))];
    }

private:
    std::mt19937_64 engine_;
};

}  // namespace client::train
