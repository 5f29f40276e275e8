// SPDX-License-Identifier: GPL-3.0-or-later
// From a key of the talking clock, struck in a terminal, to its answer in text and in sound.
#include "bench/ear.hpp"
#include "bench/percentiles.hpp"
#include "tests/speech/surroundings.hpp"

#include <benchmark/benchmark.h>

#include <array>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <poll.h>
#include <pty.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

using namespace std::chrono_literals;
using bench::milliseconds;
using std::chrono::steady_clock;

/// The real program as a talking clock, in a terminal of its own.
class ClockInTerminal {
public:
    explicit ClockInTerminal(const char* sounds)
    {
        const std::string program =
            std::filesystem::read_symlink("/proc/self/exe").parent_path() / "annabella";
        process_ = forkpty(&terminal_, nullptr, nullptr, nullptr);
        if (process_ == 0) {
            execl(program.c_str(), "annabella", "clock", "60", "--profile", "voice", "--voice",
                  "espeak", "--sounds", sounds, "--data", home_.path().c_str(), nullptr);
            _exit(127);
        }
    }
    ClockInTerminal(const ClockInTerminal&) = delete;
    ClockInTerminal& operator=(const ClockInTerminal&) = delete;
    ClockInTerminal(ClockInTerminal&&) = delete;
    ClockInTerminal& operator=(ClockInTerminal&&) = delete;
    ~ClockInTerminal()
    {
        ::kill(process_, SIGTERM);
        waitpid(process_, nullptr, 0);
        close(terminal_);
    }

    /// False when the program has ended.
    bool strike(char key) const { return write(terminal_, &key, 1) == 1; }

    /// Whether anything is written within this time, which is then read.
    bool writes(std::chrono::milliseconds time) const
    {
        pollfd wanted{terminal_, POLLIN, 0};
        std::array<char, 4096> text{};
        return poll(&wanted, 1, static_cast<int>(time.count())) > 0 &&
               read(terminal_, text.data(), text.size()) > 0;
    }

private:
    tests::Folder home_;
    tests::Variable config_{"XDG_CONFIG_HOME", home_.path()};
    tests::Variable terminal_kind_{"TERM", "xterm"};
    tests::Variable locale_{"LC_ALL", "C.UTF-8"};
    int terminal_ = -1;
    pid_t process_ = 0;
};

void press(benchmark::State& state, const char* sounds, bool to_sound)
{
    if (!tests::NullSink::is_installed())
        return state.SkipWithError("pulseaudio is not installed");
    const tests::NullSink sink;
    const tests::Variable server{"PULSE_SERVER", sink.address()};
    bench::Ear ear{sink};
    const ClockInTerminal clock{sounds};
    if (!clock.writes(10s))
        return state.SkipWithError("the clock does not start");
    ear.first();
    std::vector<double> times;
    bool white = false;
    for (auto _ : state) {
        clock.strike(',');  // be silent
        ear.last();
        while (clock.writes(20ms))
            ;
        ear.forget();
        const auto begin = steady_clock::now();
        clock.strike((white = !white) ? 'a' : 'j');
        const bool answered = clock.writes(2s);
        const auto text = steady_clock::now();
        const auto heard = ear.first();
        if (answered && heard != speech::Instant{})
            times.push_back(milliseconds((to_sound ? heard : text) - begin));
    }
    bench::report(state, std::move(times));
}
BENCHMARK_CAPTURE(press, to_text, "all", false)->Iterations(60)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(press, to_earcon, "all", true)->Iterations(60)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(press, to_words, "off", true)->Iterations(60)->Unit(benchmark::kMillisecond);

}  // namespace
