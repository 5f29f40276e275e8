// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fen.hpp"
#include "rules/game.hpp"
#include "rules/san.hpp"

#include <catch2/catch.hpp>

namespace {

using namespace rules;
using namespace std::chrono_literals;

constexpr Instant begin{};

Game game_from(std::string_view fen, Mode mode = Mode::guarded)
{
    GameOptions options;
    options.mode = mode;
    options.start = Placement{*read_fen(fen)};
    Game game{options};
    game.apply(events::Start{}, begin);
    return game;
}

/// Two knights can go to d2: written short, it would be either.
constexpr std::string_view two_knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
constexpr Move knight_b1{Role::knight, *Square::parse("b1"), *Square::parse("d2")};

}  // namespace

TEST_CASE("a move that was handed in is not read once more", "[rules][game]")
{
    Game game = game_from(two_knights);
    const auto unclear = game.apply(events::Play{Color::white, "Nd2"}, begin);
    REQUIRE(unclear.size() == 1);
    CHECK(std::get<facts::Refused>(unclear.front().what).reason == Refusal::ambiguous);
    game.apply(events::Play{Color::white, knight_b1}, begin);
    REQUIRE(game.record().size() == 1);
    CHECK(game.record().back().move == knight_b1);
}

TEST_CASE("the list of events has a move as a score sheet would have it", "[rules][game]")
{
    Game handed = game_from(two_knights);
    Game written = game_from(two_knights);
    handed.apply(events::Play{Color::white, knight_b1}, begin + 1s);
    written.apply(events::Play{Color::white, "Nbd2"}, begin + 1s);
    CHECK(handed == written);
    CHECK(Game::rebuilt(handed.options(), handed.events()) == handed);
}

TEST_CASE("a refusal of a move that was handed in is about the event itself", "[rules][game]")
{
    Game game = game_from("4k3/8/8/8/8/5N2/8/1N2K3 b - - 0 1");
    const auto facts = game.apply(events::Play{Color::white, knight_b1}, begin);
    REQUIRE(facts.size() == 1);
    const auto& refused = std::get<facts::Refused>(facts.front().what);
    CHECK(refused.input.empty());
    CHECK(refused.reason == Refusal::not_your_turn);
    CHECK(std::get<events::Play>(game.events().back().event).move == GivenMove{"Nb1d2"});
}

TEST_CASE("an illegal move that was handed in is what hands do on the board", "[rules][game]")
{
    constexpr Move to_nowhere{Role::knight, *Square::parse("b1"), *Square::parse("b3")};
    Game guarded = game_from(two_knights);
    Game strict = game_from(two_knights, Mode::strict);
    const auto refused = guarded.apply(events::Play{Color::white, to_nowhere}, begin);
    REQUIRE(refused.size() == 1);
    CHECK(std::get<facts::Refused>(refused.front().what).reason == Refusal::illegal);
    strict.apply(events::Play{Color::white, to_nowhere}, begin);
    CHECK(strict.record().back().illegal);
}

TEST_CASE("every legal move can be read from its long form", "[rules]")
{
    const auto start =
        GENERATE(as<std::string_view>{}, "r3k2r/P6p/8/3pP3/8/8/7P/R3K2R w KQkq d6 0 1",
                 "r3k2r/8/8/8/3pP3/8/p7/R3K2R b KQkq e3 0 1", "8/8/8/8/8/k7/8/K2Q4 w - - 0 1");
    const auto position = *Position::from(*read_fen(start));
    for (const Move move : position.legal_moves())
        CHECK(read_san(position, written(GivenMove{move})) == move);
}
