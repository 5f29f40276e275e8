// SPDX-License-Identifier: GPL-3.0-or-later
// From a wish to speak to the first sound, and from a cancel to the last, in milliseconds.
#include "bench/ear.hpp"
#include "bench/module_silence.hpp"
#include "bench/percentiles.hpp"
#include "speech/espeak_voice.hpp"
#include "speech/speaker.hpp"
#include "speech/speechd_voice.hpp"
#include "speech/voice_choice.hpp"
#include "tests/speech/null_sink.hpp"
#include "tests/speech/private_daemon.hpp"
#include "tests/speech/reports.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace {

using namespace speech;
using bench::milliseconds;
using bench::report;
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
    bench::Ear ear{sink};
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

/// Through a private daemon as it is installed: its espeak-ng, its PulseAudio, our sink. The
/// silence that the daemon's voice puts before the text is not ours, and is told apart.
void request_through_daemon_to_sound(benchmark::State& state)
{
    if (!can_run(state))
        return;
    if (!tests::PrivateDaemon::is_installed())
        return state.SkipWithError("speech-dispatcher is not installed");
    const tests::NullSink sink;
    const tests::Variable server{"PULSE_SERVER", sink.address()};
    bench::Ear ear{sink};
    const tests::PrivateDaemon daemon{0, tests::espeak_module};
    if (!daemon.wait_for_socket())
        return state.SkipWithError("the daemon does not start");
    const auto silence =
        bench::silence_of_module(announcement.language, tests::daemon_rate, announcement.voice);
    if (!silence)
        return state.SkipWithError("the daemon's voice gives no samples");
    tests::Reports reports;
    SpeechdVoice voice{{daemon.socket()}, reports.listener()};
    static_cast<void>(tests::speaks_in_the_end(voice, reports, announcement, 1));
    std::vector<double> times;
    Ticket ticket = 1;
    for (auto _ : state) {
        ear.last();
        ear.forget();
        const auto begin = steady_clock::now();
        voice.speak(announcement, ++ticket);
        times.push_back(milliseconds(ear.first() - begin) - silence->count());
        voice.cancel();
    }
    report(state, std::move(times));
    state.counters["silence_of_daemon_ms"] = silence->count();
}
BENCHMARK(request_through_daemon_to_sound)->Iterations(rounds)->Unit(benchmark::kMillisecond);

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
