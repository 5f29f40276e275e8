// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chess960.hpp"
#include "rules/coordinates.hpp"
#include "rules/fen.hpp"
#include "src/engine/child.hpp"
#include "src/engine/engine.hpp"
#include "tests/printers.hpp"
#include "tests/skipped.hpp"
#include "tests/src/engine/listening.hpp"

#include <catch2/catch.hpp>

using namespace client::engine;
using tests::Listening;
using tests::situation;

namespace {

bool has_stockfish()
{
    if (find_program("stockfish"))
        return true;
    tests::skipped("stockfish");
    return false;
}

Launch stockfish(Strength strength)
{
    Launch launch{"stockfish", {}, strength, 5, {}};
    const std::chrono::milliseconds long_time = std::chrono::minutes{4};
    launch.patience = {long_time, long_time, long_time, long_time};
    return launch;
}

/// The engine against itself, as far as the game goes, but not beyond some plies.
int plies_played(Listening& listening, const rules::Position& start, int most)
{
    std::vector<rules::Move> moves;
    for (int ply = 0; ply < most; ++ply) {
        const auto now = Situation::of(start, moves);
        if (!now)
            return ply;
        listening.engine().play(*now, std::nullopt);
        const auto move = listening.next_as<BestMove>().move;
        REQUIRE(now->now().is_legal(move));
        moves.push_back(move);
    }
    return most;
}

rules::Position position(const char* fen)
{
    return *rules::Position::from(*rules::read_fen(fen));
}

}  // namespace

TEST_CASE("Stockfish plays legal moves on levels that err and that do not", "[src][engine]")
{
    if (!has_stockfish())
        return;
    const int number = GENERATE(1, 3, 8, 14);
    Listening listening{stockfish(level(number))};
    CHECK(listening.next_as<Ready>().name.find("Stockfish") == 0);
    CHECK(plies_played(listening, rules::Position::initial(), 30) > 0);
}

TEST_CASE("Stockfish plays Chess960 as far as the game goes", "[src][engine]")
{
    if (!has_stockfish())
        return;
    Listening listening{stockfish(level(4))};
    static_cast<void>(listening.next_as<Ready>());
    for (const int number : {0, 518, 777})
        CHECK(plies_played(listening, *rules::chess960_position(number), 30) > 0);
}

TEST_CASE("Stockfish castles in Chess960 when it is the only move", "[src][engine]")
{
    if (!has_stockfish())
        return;
    const auto start = position("4r1k1/8/8/8/8/6p1/6P1/5KRB w G - 0 1");
    const auto castling = start.castling(rules::Wing::short_side);
    REQUIRE(castling);
    REQUIRE(start.count_legal_moves() == 1);
    Listening listening{stockfish(level(20))};
    static_cast<void>(listening.next_as<Ready>());
    listening.engine().play(situation(start), Clocks{{}, {}, {}});
    CHECK(listening.next_as<BestMove>().move == *castling);
}

TEST_CASE("a hint from Stockfish finds the mate, whatever the level", "[src][engine]")
{
    if (!has_stockfish())
        return;
    Listening listening{stockfish(level(GENERATE(1, 20)))};
    static_cast<void>(listening.next_as<Ready>());
    const auto start = position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    listening.engine().analyse(situation(start), 10'000);
    const auto found = listening.next_as<Evaluation>();
    CHECK(found.score == Score{Score::Unit::mate, 1});
    REQUIRE(found.line.size() == 1);
    CHECK(found.line.front() == *rules::read_uci(start, "a1a8"));
}

TEST_CASE("the lowest level gives a mate in one with any seed", "[src][engine]")
{
    if (!has_stockfish())
        return;
    const auto start = position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    for (std::uint32_t seed = 1; seed < 6; ++seed) {
        Launch launch = stockfish(level(1));
        launch.seed = seed;
        Listening listening{launch};
        static_cast<void>(listening.next_as<Ready>());
        listening.engine().play(situation(start), std::nullopt);
        CHECK(listening.next_as<BestMove>().move == *rules::read_uci(start, "a1a8"));
    }
}

TEST_CASE("a rating out of reach is moved to the nearest and said", "[src][engine]")
{
    if (!has_stockfish())
        return;
    Listening listening{stockfish(Elo{100})};
    const auto elo = listening.next_as<Ready>().elo;
    REQUIRE(elo);
    CHECK(elo->asked == 100);
    REQUIRE(elo->given);
    CHECK(*elo->given > 100);
    listening.engine().play(situation(), Clocks{{std::chrono::seconds{1}}, {}, {}});
    static_cast<void>(listening.next_as<BestMove>());
}

TEST_CASE("a long thought of Stockfish is dropped for the next question", "[src][engine]")
{
    if (!has_stockfish())
        return;
    Listening listening{stockfish(level(20))};
    static_cast<void>(listening.next_as<Ready>());
    const std::chrono::milliseconds hour = std::chrono::hours{1};
    listening.engine().play(situation(), Clocks{{hour, hour}, {}, {}});
    listening.engine().stop();
    listening.engine().analyse(situation(), 1'000);
    static_cast<void>(listening.next_as<Evaluation>());
}
