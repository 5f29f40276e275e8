// SPDX-License-Identifier: GPL-3.0-or-later
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

}  // namespace
