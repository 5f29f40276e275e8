// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/host/proofs.hpp"

#include "rules/fen.hpp"
#include "src/host/prover.hpp"
#include "src/terminal/loop.hpp"
#include "tests/printers.hpp"

#include <string_view>

namespace {

using namespace client::host;
using namespace rules;
using namespace std::chrono_literals;

/// Dead, which takes some thousand positions to find out.
constexpr std::string_view slowly_dead = "1k6/1P5p/BP3p2/1P6/8/8/5PKP/8 b - - 0 1";

/// A game that finds out nothing by itself.
Game started(std::string_view fen)
{
    GameOptions options;
    options.rules = *find_ruleset("e23s");
    options.control = *read_time_control("5");
    options.start = Placement{*read_fen(fen)};
    options.budgets = {0, 0};
    Game game{options};
    game.apply(events::Start{}, Instant{});
    return game;
}

void play(Game& game, Color side, const std::string& move)
{
    game.apply(events::Play{side, move}, Instant{1s});
}

std::optional<std::size_t> plies(const std::optional<wishes::Settle>& wish)
{
    return wish && wish->proof ? std::optional{wish->proof->plies} : std::nullopt;
}

TEST_CASE("a question is wished to be settled once, and the next when it is", "[src][proofs]")
{
    Game game = started(initial_fen);
    Proofs proofs;
    const auto first = proofs.wish(game);
    CHECK(plies(first) == 0);
    CHECK(proofs.are_awaited());
    CHECK_FALSE(proofs.wish(game));
    play(game, Color::white, "e4");
    CHECK_FALSE(proofs.wish(game));  // the older one comes first
    CHECK_FALSE(proofs.event(game, {*first->proof, std::nullopt}));
    CHECK_FALSE(proofs.are_awaited());
    CHECK(plies(proofs.wish(game)) == 1);
}

TEST_CASE("a ruling does not wait behind what nobody waits for", "[src][proofs][RUL-056]")
{
    Game game = started(initial_fen);
    Proofs proofs;
    REQUIRE(proofs.wish(game));
    game.apply(events::Resign{Color::white}, Instant{1s});
    const auto wish = proofs.wish(game);
    REQUIRE(wish);
    CHECK(wish->proof->side == Color::black);
}

TEST_CASE("a proof that nobody needs any more is not told to the game", "[src][proofs][RUL-043]")
{
    Game game = started(slowly_dead);
    Proofs proofs;
    const auto wish = proofs.wish(game).value();
    const inputs::Settled settled{*wish.proof, settle(*wish.proof)};
    REQUIRE(settled.event);
    SECTION("it is if the game still has the question")
    {
        CHECK(proofs.event(game, settled));
    }
    SECTION("but not after its end")
    {
        game.apply(events::Rule{Points::draw}, Instant{1s});
        CHECK_FALSE(proofs.event(game, settled));
        CHECK_FALSE(proofs.wish(game));
    }
}

TEST_CASE("when the last question is gone nobody goes on with it", "[src][proofs]")
{
    Game game = started(initial_fen);
    Proofs proofs;
    REQUIRE(proofs.wish(game));
    game.apply(events::Rule{Points::draw}, Instant{1s});
    const auto wish = proofs.wish(game);
    REQUIRE(wish);
    CHECK_FALSE(wish->proof);
}

TEST_CASE("what is settled on another thread is told through the loop", "[src][prover][RUL-043]")
{
    const Game game = started(slowly_dead);
    const auto proof = open_proofs(game).at(0);
    client::terminal::Loop loop;
    loop.on_signals({}, [](int) {});  // so that it waits
    std::optional<inputs::Settled> told;
    Prover prover{loop, [&](const inputs::Settled& settled) {
                      told = settled;
                      loop.stop();
                  }};
    prover.settle({proof});
    CHECK_FALSE(told);
    loop.run();
    REQUIRE(told);
    CHECK(told->proof == proof);
    CHECK(told->event == Event{events::ProveDead{0}});
}

TEST_CASE("another question takes the place of the one before", "[src][prover]")
{
    // Dead, which takes seconds to find out.
    const Game slow = started("2B1B1B1/pBpBpBpB/P1P1P1P1/8/8/8/4B3/k1K5 b - - 0 1");
    const Game fast = started(slowly_dead);
    client::terminal::Loop loop;
    loop.on_signals({}, [](int) {});
    std::vector<OpenProof> told;
    Prover prover{loop, [&](const inputs::Settled& settled) {
                      told.push_back(settled.proof);
                      loop.stop();
                  }};
    prover.settle({open_proofs(slow).at(0)});
    prover.settle({open_proofs(fast).at(0)});
    loop.run();
    CHECK(told == open_proofs(fast));
    prover.settle({open_proofs(slow).at(0)});  // and nobody waits for it at the end
}

}  // namespace
