// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game.hpp"

#include <catch2/catch.hpp>

namespace {

using namespace rules;
using namespace std::chrono_literals;

constexpr Instant begin{};

GameOptions options(std::string_view name, std::string_view control)
{
    GameOptions settled;
    settled.rules = *find_ruleset(name);
    settled.control = *read_time_control(control);
    return settled;
}

}  // namespace

TEST_CASE("a question changes nothing and is not remembered", "[rules][game]")
{
    Game game{options("e18s", "90+30")};
    game.apply(events::Start{}, begin);
    const Game before = game;
    for (int i = 0; i < 1000; ++i)
        CHECK(game.apply(events::Ask{events::Question::state, {}}, begin + 5s).size() == 1);
    CHECK(game == before);
}

TEST_CASE("polling does not move the instant of a flag", "[rules][game][CLK-018]")
{
    Game polled{options("e18bA", "0:10")};
    Game asleep{options("e18bA", "0:10")};
    polled.apply(events::Start{}, begin);
    asleep.apply(events::Start{}, begin);
    for (Instant now = begin; now < begin + 9s; now += 7ms)
        CHECK(polled.apply(events::Tick{}, now).empty());
    const auto first = polled.apply(events::Tick{}, begin + 12s);
    const auto second = asleep.apply(events::Tick{}, begin + 3h);
    REQUIRE(first.size() == 2);
    REQUIRE(second.size() == 2);
    CHECK(first.front().at == begin + 10s);
    CHECK(second.front().at == begin + 10s);
}

TEST_CASE("the move counter matches the presses that completed moves", "[rules][game][CLK-017]")
{
    Game game{options("e18s", "40/90,30")};
    game.apply(events::Start{}, begin);
    game.apply(events::Play{Color::white, "e4"}, begin + 1s);
    game.apply(events::Press{Color::white}, begin + 2s);
    game.apply(events::Press{Color::black}, begin + 3s);  // without a move: not counted
    game.apply(events::Play{Color::black, "e5"}, begin + 4s);
    game.apply(events::Press{Color::black}, begin + 5s);
    CHECK(game.clock().side(Color::white).presses == 1);
    CHECK(game.clock().side(Color::black).presses == 1);
    CHECK(game.state().completed[Color::black] == 1);
}

TEST_CASE("an event from the past happens now", "[rules][game]")
{
    Game game{options("e18s", "90")};
    game.apply(events::Start{}, begin + 10s);
    game.apply(events::Play{Color::white, "e4"}, begin + 20s);
    const auto facts = game.apply(events::Press{Color::white}, begin + 5s);
    REQUIRE(facts.size() == 1);
    CHECK(facts.front().at == begin + 20s);
    const auto far = game.apply(events::Ask{events::Question::time, {}}, Instant::max());
    CHECK(far.back().at == begin + longest_time);
}

TEST_CASE("the record keeps the times of every move", "[rules][game][NOT-039][NOT-025]")
{
    Game game{options("e18s", "90+30")};
    game.apply(events::Start{}, begin);
    game.apply(events::Play{Color::white, "e4"}, begin + 50s);
    game.apply(events::Press{Color::white}, begin + 60s);
    game.apply(events::Play{Color::black, "e5"}, begin + 65s);
    game.apply(events::Press{Color::black}, begin + 70s);
    REQUIRE(game.record().size() == 2);
    const Clock& after_first = game.record()[0].clock;
    CHECK(after_first.side(Color::white).used == 60s);
    CHECK(after_first.left(Color::white, begin + 1h) == 90min);
    const Clock& after_second = game.record()[1].clock;
    CHECK(after_second.side(Color::black).used == 10s);
    CHECK(after_second.left(Color::black, begin + 1h) == 90min + 50s);
}

TEST_CASE("a sheet holds moves, times and offers", "[rules][game][NOT-029][NOT-017]")
{
    Game game{options("e18s", "90")};
    game.apply(events::Start{}, begin);
    game.apply(events::Play{Color::white, "e4"}, begin + 1s);
    game.apply(events::Write{Color::white, "e4"}, begin + 2s);
    game.apply(events::Write{Color::black, "e5?"}, begin + 2s);  // what he wrote, right or wrong
    game.apply(events::Offer{Color::white}, begin + 3s);
    const auto& white = game.state().sheets[Color::white].lines;
    const auto& black = game.state().sheets[Color::black].lines;
    REQUIRE(white.size() == 1);
    REQUIRE(black.size() == 1);
    CHECK(white[0].move == game.record()[0].move);
    CHECK(white[0].left[0] == 90min - 2s);
    CHECK_FALSE(black[0].move);
    CHECK(game.record()[0].offer);
}

TEST_CASE("an offer made before the move stands beside the move that its player then makes",
          "[rules][game][NOT-017]")
{
    Game game{options("e18s", "90")};
    game.apply(events::Start{}, begin);
    for (const auto& [side, move] : {std::pair{Color::white, "e4"}, {Color::black, "e5"}}) {
        game.apply(events::Play{side, move}, begin + 1s);
        game.apply(events::Press{side}, begin + 1s);
    }
    game.apply(events::Offer{Color::white}, begin + 2s);
    game.apply(events::Decline{Color::black}, begin + 3s);  // it was offered all the same
    CHECK_FALSE(game.record()[1].offer);
    game.apply(events::Play{Color::white, "Nf3"}, begin + 4s);
    CHECK(game.record()[2].offer);
    game.apply(events::Press{Color::white}, begin + 4s);
    game.apply(events::Play{Color::black, "Nc6"}, begin + 5s);
    game.apply(events::Press{Color::black}, begin + 5s);
    game.apply(events::Play{Color::white, "Bc4"}, begin + 6s);
    CHECK_FALSE(game.record()[3].offer);
    CHECK_FALSE(game.record()[4].offer);
}

TEST_CASE("times are noted every half hour and before a correction", "[rules][game][CLK-034]")
{
    Game game{options("e18s", "90+30")};
    game.apply(events::Start{}, begin);
    game.apply(events::Tick{}, begin + 61min);
    REQUIRE(game.state().notes.size() == 2);
    CHECK(game.state().notes[0].at == begin + 30min);
    CHECK(game.state().notes[0].clock.left[0] == 60min + 30s);
    game.apply(events::SetTime{Color::white, 10min}, begin + 62min);
    REQUIRE(game.state().notes.size() == 3);
    CHECK(game.state().notes[2].clock.left[0] == 28min + 30s);
}

TEST_CASE("an electronic score sheet is a matter of the edition", "[rules][game][NOT-038]")
{
    CHECK(find_ruleset("e23s")->electronic_score_sheet);
    CHECK_FALSE(find_ruleset("e18s")->electronic_score_sheet);
}

TEST_CASE("taking back restores the position and keeps the times", "[rules][game]")
{
    GameOptions casual = options("e18s", "5");
    casual.mode = Mode::guarded;
    Game game{casual};
    game.apply(events::Start{}, begin);
    game.apply(events::Play{Color::white, "e4"}, begin + 10s);
    game.apply(events::Press{Color::white}, begin + 10s);
    game.apply(events::Undo{}, begin + 15s);
    CHECK(game.placement() == Placement{});
    CHECK(game.record().empty());
    CHECK(game.clock().running() == Color::white);
    CHECK(game.clock().left(Color::white, begin + 15s) == 5min - 10s);
}
