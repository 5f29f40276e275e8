// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <utility>
#include <vector>

namespace speech {

/// How long to wait before what failed is tried again: longer each time, then always the longest.
class BackOff {
public:
    BackOff() : BackOff{ordinary()} {}
    explicit BackOff(std::vector<std::chrono::milliseconds> waits) : waits_{std::move(waits)} {}

    [[nodiscard]] std::chrono::milliseconds next()
    {
        const auto wait = waits_.at(step_);
        if (step_ + 1 < waits_.size())
            ++step_;
        return wait;
    }

    void reset() { step_ = 0; }

private:
    static std::vector<std::chrono::milliseconds> ordinary()
    {
        using std::chrono::seconds;
        return {seconds{1}, seconds{2}, seconds{5}, seconds{10}, seconds{30}};
    }

    std::vector<std::chrono::milliseconds> waits_;
    std::size_t step_ = 0;
};

}  // namespace speech
