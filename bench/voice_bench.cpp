// SPDX-License-Identifier: GPL-3.0-or-later
// From a wish to speak to the first sound, and from a cancel to the last, in milliseconds.
#include "speech/espeak_voice.hpp"
#include "speech/speaker.hpp"
#include "speech/speechd_voice.hpp"
#include "speech/voice_choice.hpp"
#include "tests/speech/null_sink.hpp"
#include "tests/speech/private_daemon.hpp"
#include "tests/speech/reports.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <fcntl.h>
#include <memory>
#include <string>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

using namespace speech;
using namespace std::chrono_literals;
using std::chrono::steady_clock;

const Utterance announcement{"", "Springer Gustav eins Felix drei", "de"};
const Utterance silent_start{"", "takes pawn, check", "en"};
const Utterance endless{"",
                        [] {
                            std::string text;
                            for (int i = 0; i < 300; ++i)
                                text += "Springer Felix drei ";
                            return text;
                        }(),
                        "de"};
constexpr int rounds = 60;

double milliseconds(steady_clock::duration time)
{
    return std::chrono::duration<double, std::milli>(time).count();
}

/// The middle, the 95th of a hundred, and the worst.
void report(benchmark::State& state, std::vector<double> times)
{
    if (times.empty())
        return state.SkipWithError("nothing was heard");
    std::ranges::sort(times);
    state.counters["median_ms"] = times[times.size() / 2];
    state.counters["p95_ms"] = times[times.size() * 95 / 100];
    state.counters["worst_ms"] = times.back();
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
        std::this_thread::sleep_for(2500ms);  // the monitor needs a while to become steady
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

    void forget() { first_ = Instant{}; }

    /// When the first sound since `forget` came; the beginning of time if none does.
    Instant first()
    {
        for (int i = 0; i < 2000 && first_.load() == Instant{}; ++i)
            std::this_thread::sleep_for(1ms);
        return first_;
    }

    /// A few quiet moments are enough.
    void wait_for_silence()
    {
        while (steady_clock::now() - last_.load() < 30ms)
            std::this_thread::sleep_for(1ms);
    }

    /// When the last sound came, once it has been quiet for a while.
    Instant last()
    {
        while (steady_clock::now() - last_.load() < 200ms)
            std::this_thread::sleep_for(5ms);
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
            if (std::any_of(samples.begin(), end, [](int s) { return std::abs(s) > 60; })) {
                last_ = steady_clock::now();
                auto never = Instant{};
                first_.compare_exchange_strong(never, last_);
            }
        }
        close(input);
    }

    tests::Folder folder_;
    std::string pipe_ = folder_ / "heard";
    std::atomic<Instant> first_{Instant{}};
    std::atomic<Instant> last_{Instant{}};
    std::thread thread_;
    std::optional<tests::Child> recorder_;
};

/// Remembers when the first samples came.
class MemorySound : public Sound {
public:
    explicit MemorySound(std::atomic<Instant>& first) : first_{first} {}

    void write(Frames) override
    {
        auto never = Instant{};
        first_.compare_exchange_strong(never, steady_clock::now());
    }
    [[nodiscard]] std::chrono::milliseconds pending() override { return {}; }
    void flush() override {}

private:
    std::atomic<Instant>& first_;
};

void request_to_own_buffer(benchmark::State& state)
{
    std::atomic<Instant> first{Instant{}};
    tests::Reports reports;
    EspeakVoice voice{
        [&](int) { return std::make_unique<MemorySound>(first); }, {}, reports.listener()};
    std::vector<double> times;
    Ticket ticket = 0;
    for (auto _ : state) {
        first = Instant{};
        const auto begin = steady_clock::now();
        voice.speak(announcement, ++ticket);
        if (reports.wait_for(Finished{ticket}))
            times.push_back(milliseconds(first.load() - begin));
    }
    report(state, std::move(times));
}
BENCHMARK(request_to_own_buffer)->Iterations(300)->Unit(benchmark::kMillisecond);

/// A voice at a sink of our own, and an ear at its other end.
struct Room {
    tests::NullSink sink;
    tests::Variable server{"PULSE_SERVER", sink.address()};
    Ear ear{sink};
    tests::Reports reports;
    EspeakVoice voice{open_pulse_sound, {}, reports.listener()};
};

bool can_run(benchmark::State& state)
{
    if (!tests::NullSink::is_installed())
        state.SkipWithError("pulseaudio is not installed");
    return tests::NullSink::is_installed();
}

void request_to_sound(benchmark::State& state, const Utterance& utterance)
{
    if (!can_run(state))
        return;
    Room room;
    std::vector<double> times;
    Ticket ticket = 0;
    room.voice.speak(utterance, ++ticket);
    static_cast<void>(room.reports.wait_for(Finished{ticket}));
    for (auto _ : state) {
        room.ear.last();
        room.ear.forget();
        const auto begin = steady_clock::now();
        room.voice.speak(utterance, ++ticket);
        times.push_back(milliseconds(room.ear.first() - begin));
        room.voice.cancel();
    }
    report(state, std::move(times));
}
BENCHMARK_CAPTURE(request_to_sound, five_words, announcement)
    ->Iterations(rounds)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(request_to_sound, silent_start, silent_start)
    ->Iterations(rounds)
    ->Unit(benchmark::kMillisecond);

/// As under a held key: the old words are cut, and the new ones must come at once.
void request_after_cancel_to_sound(benchmark::State& state)
{
    if (!can_run(state))
        return;
    Room room;
    std::vector<double> times;
    Ticket ticket = 0;
    for (auto _ : state) {
        room.ear.forget();
        room.voice.speak(endless, ++ticket);
        room.ear.first();
        room.voice.cancel();
        room.ear.wait_for_silence();
        room.ear.forget();
        const auto begin = steady_clock::now();
        room.voice.speak(announcement, ++ticket);
        times.push_back(milliseconds(room.ear.first() - begin));
        room.voice.cancel();
        room.ear.last();
    }
    report(state, std::move(times));
}
BENCHMARK(request_after_cancel_to_sound)->Iterations(rounds)->Unit(benchmark::kMillisecond);

/// To the word of the daemon that it has begun to speak, which is before its own silence.
void request_to_daemon(benchmark::State& state)
{
    if (!tests::PrivateDaemon::is_installed())
        return state.SkipWithError("speech-dispatcher is not installed");
    tests::PrivateDaemon daemon{30};
    if (!daemon.wait_for_socket() || !daemon.wait_for_voice())
        return state.SkipWithError("the daemon does not start");
    tests::Reports reports;
    SpeechdVoice voice{{daemon.socket()}, reports.listener()};
    static_cast<void>(tests::speaks_in_the_end(voice, reports, {"", "ready", "en"}, 1));
    std::vector<double> times;
    Ticket ticket = 1;
    for (auto _ : state) {
        const auto word = "Dame" + std::to_string(++ticket);
        const auto line = "speak\tde\t10\t" + word;
        const auto begin = steady_clock::now();
        voice.speak({"", word, "de"}, ticket);
        while (daemon.log().find(line) == std::string::npos)
            std::this_thread::sleep_for(200us);
        times.push_back(milliseconds(steady_clock::now() - begin));
        voice.cancel();
    }
    report(state, std::move(times));
}
BENCHMARK(request_to_daemon)->Iterations(rounds)->Unit(benchmark::kMillisecond);

void cancel_to_silence(benchmark::State& state)
{
    if (!can_run(state))
        return;
    Room room;
    std::vector<double> times;
    Ticket ticket = 0;
    for (auto _ : state) {
        room.ear.forget();
        room.voice.speak(endless, ++ticket);
        room.ear.first();
        std::this_thread::sleep_for(300ms);
        const auto begin = steady_clock::now();
        room.voice.cancel();
        times.push_back(std::max(0.0, milliseconds(room.ear.last() - begin)));
    }
    report(state, std::move(times));
}
BENCHMARK(cancel_to_silence)->Iterations(rounds)->Unit(benchmark::kMillisecond);

/// What a program that may speak pays before it can go on: voice auto, and no daemon.
void start_with_voice_auto(benchmark::State& state)
{
    const tests::NoSound nowhere;
    const tests::Variable daemon{"SPEECHD_ADDRESS", "unix_socket:/nonexistent/speechd.sock"};
    for (auto _ : state) {
        Speaker speaker{voices_for({}, {}), [](const VoiceNotice&) {}};
        speaker.say(announcement, steady_clock::now());
        state.PauseTiming();
        speaker.wait_until_silent(steady_clock::now() + 5s);
        state.ResumeTiming();
    }
}
BENCHMARK(start_with_voice_auto)->Iterations(50)->Unit(benchmark::kMillisecond);

}  // namespace
