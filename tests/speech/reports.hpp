// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/voice.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <vector>

namespace tests {

/// Long enough for the busiest machine; a test that passes never waits for it.
inline constexpr std::chrono::seconds patience{20};

/// What a voice has reported so far, from whatever thread.
class Reports {
public:
    [[nodiscard]] speech::Listener listener()
    {
        return [this](const speech::Report& report) {
            const std::scoped_lock lock{mutex_};
            all_.push_back(report);
            changed_.notify_all();
        };
    }

    /// Whether this report comes in time; reports before it are forgotten.
    [[nodiscard]] bool wait_for(const speech::Report& wanted,
                                std::chrono::milliseconds time = patience)
    {
        std::unique_lock lock{mutex_};
        const auto found = [&] { return std::ranges::find(all_, wanted); };
        const bool came = changed_.wait_for(lock, time, [&] { return found() != all_.end(); });
        if (came)
            all_.erase(all_.begin(), found() + 1);
        return came;
    }

    [[nodiscard]] bool has(const speech::Report& wanted)
    {
        const std::scoped_lock lock{mutex_};
        return std::ranges::find(all_, wanted) != all_.end();
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<speech::Report> all_;
};

}  // namespace tests
