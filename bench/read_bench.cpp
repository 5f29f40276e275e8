// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/make_pgn.hpp"

#include <benchmark/benchmark.h>

#include <array>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr std::size_t file_size = 100'000'000;

std::filesystem::path program()
{
    return std::filesystem::read_symlink("/proc/self/exe").parent_path() / "annabella";
}

/// A file of a hundred megabytes for as long as it is needed.
class LargeFile {
public:
    LargeFile()
    {
        std::ofstream file{path_, std::ios::binary};
        bench::make_pgn(file, bench::GameKind::annotated, file_size);
    }
    LargeFile(const LargeFile&) = delete;
    LargeFile& operator=(const LargeFile&) = delete;
    LargeFile(LargeFile&&) = delete;
    LargeFile& operator=(LargeFile&&) = delete;
    ~LargeFile() { std::filesystem::remove(path_); }

    [[nodiscard]] const std::string& path() const { return path_; }

private:
    std::string path_ = std::filesystem::temp_directory_path() /
                        ("annabella-bench-" + std::to_string(getpid()) + ".pgn");
};

const std::string& large_file()
{
    static const LargeFile file;
    return file.path();
}

/// Reads with these lines typed, and answers the most memory that it took, in kilobytes.
long read_with(const std::string& typed)
{
    std::array<int, 2> pipe_ends{};
    if (pipe(pipe_ends.data()) != 0)
        throw std::runtime_error{"no pipe"};
    const auto annabella = program().string();
    const auto& file = large_file();
    const pid_t process = fork();
    if (process == 0) {
        dup2(pipe_ends[0], STDIN_FILENO);
        close(pipe_ends[1]);
        dup2(open("/dev/null", O_WRONLY | O_CLOEXEC), STDOUT_FILENO);
        execl(annabella.c_str(), "annabella", "read", file.c_str(), nullptr);
        _exit(127);
    }
    close(pipe_ends[0]);
    const auto written = write(pipe_ends[1], typed.data(), typed.size());
    close(pipe_ends[1]);
    int status = 0;
    rusage used{};
    wait4(process, &status, 0, &used);
    if (status != 0 || written != static_cast<ssize_t>(typed.size()))
        throw std::runtime_error{annabella + " failed"};
    return used.ru_maxrss;
}

void read_lines(benchmark::State& state, const std::string& typed)
{
    static_cast<void>(large_file());
    long most = 0;
    while (state.KeepRunning())
        most = std::max(most, read_with(typed));
    state.counters["MB"] = static_cast<double>(most) / 1024;
}

void first_game(benchmark::State& state)
{
    read_lines(state, "\nquit\n");
}
BENCHMARK(first_game)->Iterations(20)->Unit(benchmark::kMillisecond)->UseRealTime();

void search_without_a_match(benchmark::State& state)
{
    read_lines(state, "find nobody\nquit\n");
}
BENCHMARK(search_without_a_match)->Iterations(3)->Unit(benchmark::kMillisecond)->UseRealTime();

void last_game_and_back(benchmark::State& state)
{
    read_lines(state, "find nobody\ngame 20000\ngame 19000\ngame 1\nquit\n");
}
BENCHMARK(last_game_and_back)->Iterations(3)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
