// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game.hpp"

#include <benchmark/benchmark.h>

#include <random>

/// Events through the game: moves, presses and questions, and games rebuilt from their events.
namespace {

using namespace rules;
using namespace std::chrono_literals;

GameOptions long_game(std::string_view name)
{
    GameOptions options;
    options.rules = *find_ruleset(name);
    options.control = *read_time_control("40/120+30,60+30");
    return options;
}

enum class Choice { any, quiet };

std::vector<Move> choices(const Position& position, Choice choice)
{
    std::vector<Move> moves;
    for (const Move move : position.legal_moves()) {
        const bool quiet = move.role() != Role::pawn && !position.board().occupied().has(move.to());
        if (choice == Choice::any || quiet)
            moves.push_back(move);
    }
    // A check that only a capture answers.
    return moves.empty() ? choices(position, Choice::any) : moves;
}

/// A game of random legal moves, the same one every time, up to so many moves of each side.
std::vector<TimedEvent>
random_game(const GameOptions& options, unsigned seed, int moves, Choice choice)
{
    std::mt19937 chance{seed};
    Game game{options};
    Instant now{};
    game.apply(events::Start{}, now);
    for (int ply = 0; ply < 2 * moves && !game.outcome(); ++ply) {
        const Position& position = game.placement().position();
        const auto legal = choices(position, choice);
        const Color side = position.turn();
        const Move move = legal[chance() % legal.size()];
        game.apply(events::Play{side, move}, now += 700ms);
        game.apply(events::Press{side}, now += 50ms);
    }
    return {game.events().begin(), game.events().end()};
}

/// The same game with two questions after every event.
std::vector<TimedEvent> with_questions(const std::vector<TimedEvent>& played)
{
    std::vector<TimedEvent> all;
    for (const TimedEvent& each : played) {
        all.push_back(each);
        all.push_back({each.at, events::Ask{events::Question::time, {}}});
        all.push_back({each.at, events::Ask{events::Question::moves, {}}});
    }
    return all;
}

void run_games(benchmark::State& state, const std::vector<std::vector<TimedEvent>>& games)
{
    std::size_t events = 0;
    for (auto _ : state) {
        for (const auto& each : games) {
            Game game{long_game("e18s")};
            for (const TimedEvent& event : each)
                benchmark::DoNotOptimize(game.apply(event.event, event.at));
            events += each.size();
        }
    }
    state.counters["events/s"] =
        benchmark::Counter(static_cast<double>(events), benchmark::Counter::kIsRate);
}

std::vector<std::vector<TimedEvent>> hundred_games()
{
    std::vector<std::vector<TimedEvent>> games;
    for (unsigned seed = 0; seed < 100; ++seed)
        games.push_back(random_game(long_game("e18s"), seed, 60, Choice::any));
    return games;
}

void moves_and_presses(benchmark::State& state)
{
    run_games(state, hundred_games());
}
BENCHMARK(moves_and_presses)->Unit(benchmark::kMillisecond);

void moves_presses_and_questions(benchmark::State& state)
{
    auto games = hundred_games();
    for (auto& game : games)
        game = with_questions(game);
    run_games(state, games);
}
BENCHMARK(moves_presses_and_questions)->Unit(benchmark::kMillisecond);

/// Quiet moves under the Laws of 1997, where no number of them ends a game.
void rebuild_three_hundred_moves(benchmark::State& state)
{
    const GameOptions options = long_game("e97s");
    const auto events = random_game(options, 1, 300, Choice::quiet);
    std::size_t plies = 0;
    for (auto _ : state) {
        const Game game = Game::rebuilt(options, events);
        plies = game.record().size();
        benchmark::DoNotOptimize(game);
    }
    state.counters["plies"] = static_cast<double>(plies);
}
BENCHMARK(rebuild_three_hundred_moves)->Unit(benchmark::kMillisecond);

}  // namespace
