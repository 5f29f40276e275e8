// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/make_pgn.hpp"
#include "rules/pgn.hpp"

#include <benchmark/benchmark.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <string>
#include <sys/resource.h>

namespace {

using Seconds = std::chrono::duration<double>;

constexpr std::size_t file_size = 20'000'000;
constexpr std::array kind_names{"clocks", "bare", "annotated"};

/// Processor time of this program or of the programs it has run: what others do on the machine
/// does not count.
Seconds time_used(int whose)
{
    rusage usage{};
    getrusage(whose, &usage);
    const auto seconds = [](const timeval& time) {
        return Seconds{static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6};
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

template <class Work>
Seconds time_of(Work work, int whose)
{
    const Seconds start = time_used(whose);
    work();
    return time_used(whose) - start;
}

/// A file of made-up games that goes when it is no longer needed.
class GameFile {
public:
    explicit GameFile(bench::GameKind kind)
    {
        std::string folder = (std::filesystem::temp_directory_path() / "games-XXXXXX").string();
        if (mkdtemp(folder.data()) == nullptr)
            throw std::runtime_error{"no temporary folder"};
        folder_ = folder;
        std::ofstream file{path(), std::ios::binary};
        make_pgn(file, kind, file_size);
    }
    GameFile(const GameFile&) = delete;
    GameFile& operator=(const GameFile&) = delete;
    GameFile(GameFile&&) = delete;
    GameFile& operator=(GameFile&&) = delete;
    ~GameFile() { std::filesystem::remove_all(folder_); }

    [[nodiscard]] std::filesystem::path path() const { return folder_ / "games.pgn"; }

private:
    std::filesystem::path folder_;
};

struct Read {
    std::size_t games = 0;
    std::size_t moves = 0;
};

Read read_all(const std::filesystem::path& path, rules::PgnMoves moves)
{
    std::ifstream file{path, std::ios::binary};
    rules::PgnReader reader{file, {.moves = moves}};
    Read read;
    while (const auto game = reader.next()) {
        if (!*game)
            throw std::runtime_error{"a made-up game is faulty"};
        ++read.games;
        read.moves += (**game)->move_count();
    }
    return read;
}

/// How pgn-extract checks the same file.
std::string peer_command(const std::filesystem::path& path)
{
    return "PATH=$PATH:/usr/games pgn-extract -s -r '" + path.string() + "' >/dev/null 2>&1";
}

/// What a command takes by the processor's time, or by that on the wall where several work at it.
struct Cost {
    Seconds processor{};
    Seconds wall{};
};

Cost operator+(const Cost& one, const Cost& other)
{
    return {one.processor + other.processor, one.wall + other.wall};
}

/// None when it fails, as it does where a program is not installed.
std::optional<Cost> cost_of(const std::string& command)
{
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    int status = 0;
    const Seconds used = time_of([&] { status = std::system(command.c_str()); }, RUSAGE_CHILDREN);
    return status == 0 ? std::optional{Cost{used, Clock::now() - start}} : std::nullopt;
}

/// Every move checked, into a tree with variations and comments; the peer in turn on the same file.
void read_games(benchmark::State& state)
{
    const auto kind = static_cast<bench::GameKind>(state.range(0));
    const GameFile file{kind};
    Read read;
    Seconds ours{};
    Seconds theirs{};
    bool peer = true;
    while (state.KeepRunning()) {
        ours +=
            time_of([&] { read = read_all(file.path(), rules::PgnMoves::checked); }, RUSAGE_SELF);
        state.PauseTiming();
        const auto cost = peer ? cost_of(peer_command(file.path())) : std::nullopt;
        peer = cost.has_value();
        theirs += cost.value_or(Cost{}).processor;
        state.ResumeTiming();
    }
    const auto size = static_cast<double>(std::filesystem::file_size(file.path()));
    const auto rounds = static_cast<double>(state.iterations());
    state.SetLabel(kind_names.at(static_cast<std::size_t>(state.range(0))));
    state.counters["MB_per_s"] = size * rounds / ours.count() / 1e6;
    state.counters["Mmoves_per_s"] = static_cast<double>(read.moves) * rounds / ours.count() / 1e6;
    if (!peer)
        return;
    state.counters["pgn_extract_MB_per_s"] = size * rounds / theirs.count() / 1e6;
    state.counters["times_pgn_extract"] = theirs / ours;
}
BENCHMARK(read_games)->DenseRange(0, 2)->Iterations(5)->Unit(benchmark::kMillisecond);

/// The program, which is built beside the benchmarks, on so many processors.
std::string check_command(const std::filesystem::path& path, std::int64_t processors)
{
    const auto program =
        std::filesystem::read_symlink("/proc/self/exe").parent_path() / "annabella";
    return "taskset -c 0-" + std::to_string(processors - 1) + " '" + program.string() +
           "' convert --check '" + path.string() + "' >/dev/null";
}

/// The whole program with --check, on one processor and on two; the peer, which knows only one, in
/// turn on the same file. One is compared by processor time, two by the time on the wall.
void check_games(benchmark::State& state)
{
    const auto processors = state.range(1);
    const GameFile file{static_cast<bench::GameKind>(state.range(0))};
    Cost ours;
    std::optional<Cost> theirs{Cost{}};
    while (state.KeepRunning()) {
        ours = ours + cost_of(check_command(file.path(), processors)).value();
        state.PauseTiming();
        const auto cost = theirs ? cost_of(peer_command(file.path())) : std::nullopt;
        theirs = cost ? std::optional{*theirs + *cost} : std::nullopt;
        state.ResumeTiming();
    }
    const auto size = static_cast<double>(std::filesystem::file_size(file.path()));
    const auto rounds = static_cast<double>(state.iterations());
    const auto measure = processors == 1 ? &Cost::processor : &Cost::wall;
    state.SetLabel(kind_names.at(static_cast<std::size_t>(state.range(0))));
    state.counters["MB_per_s"] = size * rounds / (ours.*measure).count() / 1e6;
    if (theirs)
        state.counters["times_pgn_extract"] = (*theirs).*measure / (ours.*measure);
}
BENCHMARK(check_games)
    ->ArgsProduct({{0, 1, 2}, {1, 2}})
    ->ArgNames({"", "processors"})
    ->Iterations(5)
    ->Unit(benchmark::kMillisecond);

/// Tags alone, as a list of games needs them.
void list_games(benchmark::State& state)
{
    const GameFile file{bench::GameKind::annotated};
    while (state.KeepRunning())
        benchmark::DoNotOptimize(read_all(file.path(), rules::PgnMoves::skipped));
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) *
                            static_cast<std::int64_t>(std::filesystem::file_size(file.path())));
}
BENCHMARK(list_games)->Unit(benchmark::kMillisecond);

}  // namespace
