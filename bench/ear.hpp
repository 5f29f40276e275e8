// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/voice.hpp"
#include "tests/speech/null_sink.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <fcntl.h>
#include <optional>
#include <string>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace bench {

/// Of 32767: nobody hears less.
inline bool is_loud(int sample)
{
    constexpr int quiet = 60;
    return std::abs(sample) > quiet;
}

/// Hears when the sink begins and ceases to sound.
class Ear {
public:
    explicit Ear(const tests::NullSink& sink)
    {
        mkfifo(pipe_.c_str(), 0600);
        thread_ = std::thread{[this] { listen(); }};
        recorder_.emplace(std::vector<std::string>{"parec", "--server=" + sink.address(), "-d",
                                                   "test.monitor", "--rate=22050", "--channels=1",
                                                   "--format=s16ne", "--latency-msec=2"},
                          pipe_);
        std::this_thread::sleep_for(
            std::chrono::milliseconds{2500});  // the monitor needs a while to become steady
    }
    Ear(const Ear&) = delete;
    Ear& operator=(const Ear&) = delete;
    Ear(Ear&&) = delete;
    Ear& operator=(Ear&&) = delete;
    ~Ear()
    {
        recorder_.reset();
        thread_.join();
    }

    void forget() { first_ = speech::Instant{}; }

    /// When the first sound since `forget` came; the beginning of time if none does.
    speech::Instant first()
    {
        for (int i = 0; i < 2000 && first_.load() == speech::Instant{}; ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds{1});
        return first_;
    }

    /// A few quiet moments are enough.
    void wait_for_silence()
    {
        while (std::chrono::steady_clock::now() - last_.load() < std::chrono::milliseconds{30})
            std::this_thread::sleep_for(std::chrono::milliseconds{1});
    }

    /// When the last sound came, once it has been quiet for a while.
    speech::Instant last()
    {
        while (std::chrono::steady_clock::now() - last_.load() < std::chrono::milliseconds{200})
            std::this_thread::sleep_for(std::chrono::milliseconds{5});
        return last_;
    }

private:
    void listen()
    {
        const int input = open(pipe_.c_str(), O_RDONLY | O_CLOEXEC);
        std::array<std::int16_t, 44> samples{};
        for (;;) {
            const auto got = read(input, samples.data(), sizeof samples);
            if (got <= 0)
                break;
            const auto end = samples.begin() + got / 2;
            if (std::any_of(samples.begin(), end, is_loud)) {
                last_ = std::chrono::steady_clock::now();
                auto never = speech::Instant{};
                first_.compare_exchange_strong(never, last_);
            }
        }
        close(input);
    }

    tests::Folder folder_;
    std::string pipe_ = folder_ / "heard";
    std::atomic<speech::Instant> first_{speech::Instant{}};
    std::atomic<speech::Instant> last_{speech::Instant{}};
    std::thread thread_;
    std::optional<tests::Child> recorder_;
};

}  // namespace bench
