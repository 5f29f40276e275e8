// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/engine.hpp"
#include "bench/processor_time.hpp"
#include "rules/advance.hpp"
#include "rules/fen.hpp"
#include "rules/position.hpp"

#include <benchmark/benchmark.h>

#include <array>
#include <cstdint>
#include <stdexcept>
#include <string_view>

namespace {

using bench::Seconds;
using rules::Color;
using rules::Position;

struct Task {
    const char* name;
    std::string_view fen;  ///< castling by files, which every reader of Chess960 understands
    int depth;
};

constexpr std::array tasks{
    Task{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1", 6},
    Task{"Kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w HAha - 0 1", 5},
    Task{"Chess960 number 3", "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w GEge - 0 1", 6},
    Task{"Chess960 middle game",
         "rkrnqbb1/1ppp2pp/5p2/pB2pP2/P2nP3/2N3N1/1PPP2PP/RKR1Q1B1 w CAca - 3 8", 5},
};

Position position_of(const Task& task)
{
    return *Position::from(*rules::read_fen(task.fen));
}

/// Nodes and processor time, added up over the rounds.
struct Work {
    std::uint64_t nodes = 0;
    Seconds time{};

    [[nodiscard]] double speed() const { return static_cast<double>(nodes) / time.count() / 1e6; }
};

template <class Count>
void work(Work& total, Count count)
{
    const Seconds start = bench::processor_time();
    total.nodes += count();
    total.time += bench::processor_time() - start;
}

/// Every leaf is made, none only counted.
template <Color us, Position::Keyed keyed>
std::uint64_t made_leaves(const Position& position, int depth)
{
    if (depth == 0) {
        benchmark::DoNotOptimize(position);
        return 1;
    }
    std::uint64_t sum = 0;
    rules::generator::Each each{[&](rules::Move move) {
        Position next = position;
        next.advance_unchecked<us, keyed>(move);
        sum += made_leaves<rules::opponent(us), keyed>(next, depth - 1);
    }};
    rules::generator::Generator<us, decltype(each)>{position, each}.run();
    return sum;
}

/// Moves of the last ply counted without being made, as the engine does it; by turns with it.
void perft_bulk(benchmark::State& state)
{
    const Task& task = tasks.at(static_cast<std::size_t>(state.range(0)));
    const Position position = position_of(task);
    auto engine = bench::Engine::start("stockfish");
    if (engine)
        engine->set_position(task.fen);
    Work ours;
    Work theirs;
    while (state.KeepRunning()) {
        work(ours, [&] { return perft(position, task.depth); });
        state.PauseTiming();
        if (engine) {
            const auto [nodes, time] = engine->perft(task.depth);
            theirs.nodes += nodes;
            theirs.time += time;
        }
        state.ResumeTiming();
    }
    if (engine && ours.nodes != theirs.nodes)
        throw std::runtime_error{"the counts differ"};
    state.SetLabel(task.name);
    state.counters["Mnodes_per_s"] = ours.speed();
    if (!engine)
        return;
    state.counters["stockfish_Mnodes_per_s"] = theirs.speed();
    state.counters["times_stockfish"] = ours.speed() / theirs.speed();
}
BENCHMARK(perft_bulk)->DenseRange(0, 3)->Iterations(10)->Unit(benchmark::kMillisecond);

template <Position::Keyed keyed>
void perft_full(benchmark::State& state)
{
    const Task& task = tasks.at(static_cast<std::size_t>(state.range(0)));
    const Position position = position_of(task);
    Work ours;
    while (state.KeepRunning())
        work(ours, [&] { return made_leaves<Color::white, keyed>(position, task.depth - 1); });
    state.SetLabel(task.name);
    state.counters["Mnodes_per_s"] = ours.speed();
}
void perft_full_without_keys(benchmark::State& state)
{
    perft_full<Position::Keyed::no>(state);
}
void perft_full_with_keys(benchmark::State& state)
{
    perft_full<Position::Keyed::yes>(state);
}
BENCHMARK(perft_full_without_keys)->DenseRange(0, 3)->Iterations(10)->Unit(benchmark::kMillisecond);
BENCHMARK(perft_full_with_keys)->DenseRange(0, 3)->Iterations(10)->Unit(benchmark::kMillisecond);

}  // namespace
