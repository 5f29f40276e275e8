// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/speech/surroundings.hpp"

#include <benchmark/benchmark.h>

#include <fcntl.h>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace {

/// The program, which is built beside the benchmarks.
std::string program()
{
    return std::filesystem::read_symlink("/proc/self/exe").parent_path() / "annabella";
}

/// From the start of a small command to its end, the starting included.
void start_to_finish(benchmark::State& state)
{
    const std::string annabella = program();
    while (state.KeepRunning()) {
        const pid_t process = fork();
        if (process == 0) {
            dup2(open("/dev/null", O_WRONLY | O_CLOEXEC), STDOUT_FILENO);
            execl(annabella.c_str(), "annabella", "perft", "1", nullptr);
            _exit(127);
        }
        int status = 0;
        waitpid(process, &status, 0);
        if (status != 0)
            throw std::runtime_error{annabella + " failed"};
    }
}
BENCHMARK(start_to_finish)->Iterations(200)->Unit(benchmark::kMillisecond)->UseRealTime();

/// A game that is left at once: what a voice adds to the start.
void start_a_game(benchmark::State& state, const char* voice)
{
    const tests::NoSound nowhere;
    const tests::Variable daemon{"SPEECHD_ADDRESS", "unix_socket:/nonexistent/speechd.sock"};
    const tests::Folder home;
    const tests::Variable data{"XDG_DATA_HOME", home.path()};
    const tests::Variable config{"XDG_CONFIG_HOME", home.path()};
    const std::string annabella = program();
    while (state.KeepRunning()) {
        const pid_t process = fork();
        if (process == 0) {
            dup2(open("/dev/null", O_RDONLY | O_CLOEXEC), STDIN_FILENO);
            dup2(open("/dev/null", O_WRONLY | O_CLOEXEC), STDOUT_FILENO);
            execl(annabella.c_str(), "annabella", "play", "--two", "--voice", voice, nullptr);
            _exit(127);
        }
        int status = 0;
        waitpid(process, &status, 0);
    }
}
BENCHMARK_CAPTURE(start_a_game, voice_off, "off")
    ->Iterations(100)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(start_a_game, voice_auto, "auto")
    ->Iterations(100)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

}  // namespace
