// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/puzzle_file.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <stdexcept>
#include <string>
#include <unistd.h>
#include <vector>

namespace {

namespace fs = std::filesystem;
using client::train::Chance;
using client::train::NoPuzzle;
using client::train::PuzzleFile;
using client::train::PuzzleFilter;

constexpr int line_count = 5'000'000;

/// Our own set, less ids and ratings: what stands behind the first comma, and behind the rating.
struct Line {
    std::string position_and_moves;
    std::string rest;
};

std::vector<Line> our_lines()
{
    std::ifstream file{"puzzles/annabella.csv"};
    std::vector<Line> lines;
    std::string text;
    std::getline(file, text);
    while (std::getline(file, text)) {
        const auto id = text.find(',');
        const auto rating = text.find(',', text.find(',', id + 1) + 1);
        lines.push_back(
            {text.substr(id, rating + 1 - id), text.substr(text.find(',', rating + 1))});
    }
    if (lines.empty())
        throw std::runtime_error{"puzzles/annabella.csv is missing: run it at the root"};
    return lines;
}

/// As many lines as the Lichess file has, made of ours.
class LargeFile {
public:
    LargeFile()
    {
        const auto lines = our_lines();
        std::ofstream file{plain(), std::ios::binary};
        std::mt19937 random{1};
        for (int number = 0; number < line_count; ++number) {
            const auto& line = lines[random() % lines.size()];
            file << number << line.position_and_moves << 400 + random() % 2600 << line.rest << '\n';
        }
    }
    LargeFile(const LargeFile&) = delete;
    LargeFile& operator=(const LargeFile&) = delete;
    LargeFile(LargeFile&&) = delete;
    LargeFile& operator=(LargeFile&&) = delete;
    ~LargeFile()
    {
        fs::remove(plain());
        fs::remove(packed());
    }

    [[nodiscard]] std::string plain() const { return path_; }
    [[nodiscard]] std::string packed() const { return path_ + ".zst"; }
    /// Whether there is a packed one, too; it is made when it is first asked for.
    [[nodiscard]] bool pack() const
    {
        return fs::exists(packed()) || std::system(("zstd -q '" + path_ + "'").c_str()) == 0;
    }

private:
    std::string path_ =
        fs::temp_directory_path() / ("annabella-puzzles-" + std::to_string(getpid()));
};

const LargeFile& large_file()
{
    static const LargeFile file;
    return file;
}

Chance chance()
{
    return [random = std::mt19937_64{7}](std::uint64_t below) mutable { return random() % below; };
}

double resident_megabytes()
{
    std::ifstream file{"/proc/self/statm"};
    long pages = 0;
    file >> pages >> pages;
    return static_cast<double>(pages * sysconf(_SC_PAGESIZE)) / 1e6;
}

/// Draws until there is an answer.
bool draw(PuzzleFile& file, const PuzzleFilter& filter, const Chance& by)
{
    while (true) {
        const auto puzzle = file.draw(filter, by);
        if (puzzle || puzzle.error() == NoPuzzle::none_fits)
            return puzzle.has_value();
    }
}

/// The file of five million lines, plain or packed; none where it cannot be packed.
std::string path_of(benchmark::State& state)
{
    if (state.range(0) == 0)
        return large_file().plain();
    if (!large_file().pack())
        state.SkipWithError("zstd is not installed");
    return large_file().packed();
}

/// From the path to the first puzzle.
void open_puzzles(benchmark::State& state)
{
    const auto path = path_of(state);
    const auto by = chance();
    const double before = resident_megabytes();
    double most = 0;
    while (state.KeepRunning()) {
        auto file = PuzzleFile::open(path);
        benchmark::DoNotOptimize(draw(*file, {}, by));
        most = std::max(most, resident_megabytes() - before);
    }
    state.counters["MB"] = most;
}
BENCHMARK(open_puzzles)->Arg(0)->Arg(1)->Iterations(20)->Unit(benchmark::kMillisecond);

void draw_puzzles(benchmark::State& state, const PuzzleFilter& filter)
{
    const auto path = path_of(state);
    const auto by = chance();
    auto file = PuzzleFile::open(path);
    const double before = resident_megabytes();
    double most = 0;
    while (state.KeepRunning()) {
        benchmark::DoNotOptimize(draw(*file, filter, by));
        most = std::max(most, resident_megabytes() - before);
    }
    state.counters["MB"] = most;
}
BENCHMARK_CAPTURE(draw_puzzles, any, PuzzleFilter{})
    ->Arg(0)
    ->Arg(1)
    ->Iterations(200)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(draw_puzzles, skewers_of_one_rating, PuzzleFilter{{"skewer"}, 1500, 1500, {}})
    ->Arg(0)
    ->Arg(1)
    ->Iterations(50)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(draw_puzzles, nothing_fits, PuzzleFilter{{"nothing"}, 0, 9999, {}})
    ->Arg(0)
    ->Arg(1)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

}  // namespace
