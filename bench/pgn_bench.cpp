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

/// How long pgn-extract takes to check the same file, if it is installed.
std::optional<Seconds> peer_time(const std::filesystem::path& path)
{
    const std::string command =
        "PATH=$PATH:/usr/games pgn-extract -s -r '" + path.string() + "' >/dev/null 2>&1";
    int status = 0;
    const Seconds time = time_of([&] { status = std::system(command.c_str()); }, RUSAGE_CHILDREN);
    return status == 0 ? std::optional{time} : std::nullopt;
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
        const auto time = peer ? peer_time(file.path()) : std::nullopt;
        peer = time.has_value();
        theirs += time.value_or(Seconds{});
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
