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

    /// Whether any of these reports comes in time.
    [[nodiscard]] bool wait_for_one_of(const std::vector<speech::Report>& wanted)
    {
        std::unique_lock lock{mutex_};
        return changed_.wait_for(
            lock, patience, [&] { return std::ranges::find_first_of(all_, wanted) != all_.end(); });
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

/// Whether the voice says this to its end, sooner or later: on a busy machine it may be given up
/// and regained before. Each try says the same under the same ticket.
inline bool speaks_in_the_end(speech::Voice& voice,
                              Reports& reports,
                              const speech::Utterance& utterance,
                              speech::Ticket ticket)
{
    const auto end = std::chrono::steady_clock::now() + 3 * patience;
    while (std::chrono::steady_clock::now() < end) {
        voice.speak(utterance, ticket);
        if (reports.wait_for(speech::Finished{ticket}, std::chrono::seconds{2}))
            return true;
    }
    return false;
}

}  // namespace tests
