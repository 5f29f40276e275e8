// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/engine/uci.hpp"

#include "rules/chess960.hpp"
#include "rules/coordinates.hpp"
#include "rules/fen.hpp"
#include "tests/src/engine/listening.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <string>

using namespace client::engine;
using tests::situation;
using namespace std::chrono_literals;

TEST_CASE("a position goes to the engine as a FEN and the moves since", "[src][engine]")
{
    const auto start = rules::Position::initial();
    CHECK(uci::position_line(situation()) == "position fen " + std::string{rules::initial_fen});
    const auto moves = uci::read_moves(start, "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1");
    REQUIRE(moves.size() == 7);
    CHECK(uci::position_line(situation(start, moves)) ==
          "position fen " + std::string{rules::initial_fen} +
              " moves e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1");
}

TEST_CASE("castling in Chess960 goes to the engine as king takes rook", "[src][engine]")
{
    const auto start = *rules::chess960_position(518);
    const auto moves = uci::read_moves(start, "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1h1");
    REQUIRE(moves.size() == 7);
    CHECK(uci::position_line(situation(start, moves)) ==
          "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1"
          " moves e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1h1");
}

TEST_CASE("a situation needs legal moves before it and after it", "[src][engine]")
{
    const auto start = rules::Position::initial();
    const auto mated = uci::read_moves(start, "f2f3 e7e5 g2g4 d8h4");
    REQUIRE(mated.size() == 4);
    CHECK_FALSE(Situation::of(start, mated));
    CHECK_FALSE(Situation::of(start, {mated[0], mated[2]}));
    CHECK(Situation::of(start, {mated[0], mated[1]}));
}

TEST_CASE("a game goes to the engine with its moves and its clocks", "[src][engine]")
{
    rules::GameOptions options;
    options.control = *rules::read_time_control("40/90+30,30+30");
    rules::Game game{options};
    const auto at = [](int seconds) { return rules::Instant{std::chrono::seconds{seconds}}; };
    game.apply(rules::events::Start{}, at(0));
    game.apply(rules::events::Play{rules::Color::white, "e4"}, at(60));
    game.apply(rules::events::Press{rules::Color::white}, at(60));
    const auto made = Situation::of(game);
    REQUIRE(made);
    CHECK(made->moves().size() == 1);
    CHECK(uci::go_line({clocks_of(game, at(100)), std::nullopt, std::nullopt, std::nullopt}) ==
          "go wtime 5400000 btime 5390000 winc 30000 binc 30000 movestogo 40");
    CHECK_FALSE(clocks_of(rules::Game{}, at(0)));
}

TEST_CASE("how far the engine may think is said in its own words", "[src][engine]")
{
    CHECK(uci::go_line({std::nullopt, 5, 1000, std::nullopt}) == "go depth 5 nodes 1000");
    CHECK(uci::go_line({std::nullopt, std::nullopt, std::nullopt, 5s}) == "go movetime 5000");
    // Zero would mean to think without end.
    CHECK(uci::go_line({Clocks{{0s, 3s}, {}, {}}, {}, {}, {}}) == "go wtime 1 btime 3000");
}

TEST_CASE("an option of an engine is read whole", "[src][engine]")
{
    const auto line = uci::read_line("option name Skill Level type spin default 20 min 0 max 20\r");
    const auto* option = std::get_if<uci::Option>(&line);
    REQUIRE(option != nullptr);
    CHECK(option->name == "Skill Level");
    CHECK(option->min == 0);
    CHECK(option->max == 20);
}

TEST_CASE("any line of an engine is read without harm", "[src][engine]")
{
    CHECK(rc::check([](const std::string& bytes) {
        for (const auto* start : {"", "id name ", "option name ", "info score cp ", "info pv ",
                                  "info depth ", "bestmove ", "option "}) {
            static_cast<void>(uci::read_line(start + bytes));
            static_cast<void>(uci::read_moves(rules::Position::initial(), bytes));
        }
        for (const char letter : uci::clean(bytes))
            RC_ASSERT(static_cast<unsigned char>(letter) >= ' ');
    }));
}
