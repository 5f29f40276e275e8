// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game.hpp"
#include "rules/game/boards.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>

namespace {

using namespace rules;
using namespace std::chrono_literals;

constexpr Instant begin{};

/// Blind White, helped with some of the six duties, against a sighted player.
GameOptions helped_with(std::initializer_list<AssistantDuty> duties)
{
    GameOptions options;
    options.control = *read_time_control("90");
    options.players[0].visually_impaired = true;
    options.players[0].assistant.emplace();
    for (const AssistantDuty duty : duties)
        options.players[0].assistant->add(duty);
    return options;
}

Square square(std::string_view name)
{
    return *Square::parse(name);
}

Heard understood(const std::string& words, Move move)
{
    return {words, Heard::Sense::move, move};
}

const Move e4{Role::pawn, square("e2"), square("e4"), MoveKind::double_step};
const Move knight_f3{Role::knight, square("g1"), square("f3"), MoveKind::normal};
const Move knight_h3{Role::knight, square("g1"), square("h3"), MoveKind::normal};

template <class Kind>
const Kind* find(const Facts& facts)
{
    for (const Fact& fact : facts)
        if (const auto* found = std::get_if<Kind>(&fact.what))
            return found;
    return nullptr;
}

/// What an assistant can do at this moment, one act of each duty.
struct Row {
    AssistantDuty duty;
    events::AssistantAct act;
};
const std::array acts{
    Row{AssistantDuty::move_on_other_board, events::Executed{Color::white}},
    Row{AssistantDuty::announce_moves, events::Announce{Color::white, understood("Eva vier", e4)}},
    Row{AssistantDuty::keep_score_and_press, events::Write{Color::white, "e4"}},
    Row{AssistantDuty::answer_on_request, events::Ask{events::Question::moves, Color::white}},
    Row{AssistantDuty::claim_time, events::Touch{Color::black, {square("e7")}, false}},
};

/// White has moved, and Black is to move.
Game after_first_move(const GameOptions& options)
{
    Game game{options};
    game.apply(events::Start{}, begin);
    game.apply(events::Play{Color::white, "e4"}, begin + 1s);
    game.apply(events::Press{Color::white}, begin + 2s);
    return game;
}

}  // namespace

TEST_CASE("an assistant does the duty he was given and no other",
          "[rules][assistant][ANN-027][ANN-028][ANN-029][ANN-030][ANN-031]")
{
    for (const Row& given : acts)
        for (const Row& tried : acts) {
            Game game = after_first_move(helped_with({given.duty}));
            const GameState before = game.state();
            const Facts facts = game.apply(events::Assist{Color::white, tried.act}, begin + 3s);
            CAPTURE(static_cast<int>(given.duty), static_cast<int>(tried.duty));
            if (given.duty == tried.duty) {
                REQUIRE(find<facts::Assisted>(facts) != nullptr);
                CHECK(find<facts::Assisted>(facts)->duty == given.duty);
                CHECK(find<facts::Refused>(facts) == nullptr);
            } else {
                REQUIRE(facts.size() == 1);
                CHECK(find<facts::Refused>(facts)->reason == Refusal::no_duty);
                CHECK(game.placement() == before.placement());
                CHECK(game.state().sheets == before.sheets);
            }
        }
}

TEST_CASE("an assistant answers what the Laws let him, and nothing else",
          "[rules][assistant][ANN-030][ARB-059]")
{
    using events::Question;
    for (const auto question : {Question::time, Question::moves, Question::state, Question::fen}) {
        Game game = after_first_move(helped_with({AssistantDuty::answer_on_request}));
        const Facts facts = game.apply(
            events::Assist{Color::white, events::Ask{question, Color::white}}, begin + 3s);
        const bool allowed = question == Question::time || question == Question::moves;
        CAPTURE(static_cast<int>(question));
        CHECK((find<facts::Assisted>(facts) != nullptr) == allowed);
        CHECK((find<facts::Refused>(facts) == nullptr) == allowed);
    }
}

TEST_CASE("whatever an assistant does stands in the log, and the game is rebuilt with it",
          "[rules][assistant][ARB-071][ANN-032]")
{
    const GameOptions options =
        helped_with({AssistantDuty::move_on_other_board, AssistantDuty::announce_moves,
                     AssistantDuty::keep_score_and_press, AssistantDuty::answer_on_request,
                     AssistantDuty::claim_time, AssistantDuty::adjournment});
    Game game = after_first_move(options);
    Instant now = begin + 3s;
    for (const Row& row : acts)
        game.apply(events::Assist{Color::white, row.act}, now += 1s);
    game.apply(events::Play{Color::black, "e5"}, now += 1s);
    game.apply(events::Press{Color::black}, now += 1s);
    game.apply(events::Adjourn{}, now += 1s);
    game.apply(events::Assist{Color::white, events::Seal{"Nf3"}}, now += 1s);
    const Facts facts =
        game.apply(events::Assist{Color::white, events::Press{Color::white}}, now += 1s);
    REQUIRE(find<facts::Assisted>(facts) != nullptr);
    CHECK(find<facts::Assisted>(facts)->duty == AssistantDuty::adjournment);
    CHECK(find<facts::Sealed>(facts) != nullptr);
    const auto helps = std::ranges::count_if(game.events(), [](const TimedEvent& each) {
        return std::holds_alternative<events::Assist>(each.event);
    });
    CHECK(helps == 7);
    CHECK(Game::rebuilt(options, game.events()) == game);
}

TEST_CASE("a move stands on the opponent's board once it is executed there",
          "[rules][boards][ANN-020][ANN-027]")
{
    Game game = after_first_move(helped_with({AssistantDuty::move_on_other_board}));
    const Board start = Position::initial().board();
    const Board after_e4 = game.placement().board();
    CHECK(board_of(game.state(), Color::white) == after_e4);
    CHECK(board_of(game.state(), Color::black) == start);
    game.apply(events::Assist{Color::white, events::Executed{Color::white}}, begin + 3s);
    CHECK(board_of(game.state(), Color::black) == after_e4);
    game.apply(events::Play{Color::black, "e5"}, begin + 4s);
    CHECK(board_of(game.state(), Color::black) == game.placement().board());
    CHECK(board_of(game.state(), Color::white) == after_e4);
    game.apply(events::Press{Color::black}, begin + 5s);
    game.apply(events::Play{Color::white, "Nf3"}, begin + 6s);  // who answers has executed it
    CHECK(board_of(game.state(), Color::white) == game.placement().board());
}

TEST_CASE("without an impaired player both sit at one board", "[rules][boards]")
{
    Game game;
    game.apply(events::Start{}, begin);
    game.apply(events::Play{Color::white, "e4"}, begin + 1s);
    for (const Color side : both_colors)
        CHECK(board_of(game.state(), side) == game.placement().board());
}

TEST_CASE("a slip that was executed parts the two boards until the scores are compared",
          "[rules][boards][ANN-019][ANN-021][EX-D.2.8-2]")
{
    Game game{helped_with({})};
    game.apply(events::Start{}, begin);
    game.apply(events::Lift{Color::white, square("g1")}, begin + 1s);
    game.apply(events::Place{Color::white, std::nullopt, square("f3")}, begin + 2s);
    game.apply(events::Announce{Color::white, understood("Springer Hector drei", knight_h3)},
               begin + 3s);
    game.apply(events::Press{Color::white}, begin + 4s);
    game.apply(events::Executed{Color::black}, begin + 5s);
    const Position start = Position::initial();
    CHECK(board_of(game.state(), Color::white) == start.after_unchecked(knight_f3).board());
    CHECK(board_of(game.state(), Color::black) == start.after_unchecked(knight_h3).board());
    CHECK(has_departed(game.state(), Color::black));
    CHECK_FALSE(has_departed(game.state(), Color::white));

    game.apply(events::Play{Color::black, "e5"}, begin + 6s);
    game.apply(events::Press{Color::black}, begin + 7s);
    game.apply(events::Play{Color::white, "Ne5"}, begin + 8s);  // no knight stands there for Black
    game.apply(events::Press{Color::white}, begin + 9s);
    game.apply(events::Executed{Color::black}, begin + 10s);
    CHECK(board_of(game.state(), Color::black).at(square("h3")));

    const Facts facts = game.apply(events::Resolve{}, begin + 11s);
    REQUIRE(find<facts::ScoresResolved>(facts) != nullptr);
    CHECK(find<facts::ScoresResolved>(facts)->correct == Correction::black);
    CHECK_FALSE(has_departed(game.state(), Color::black));
    CHECK(board_of(game.state(), Color::black) == game.placement().board());
}
