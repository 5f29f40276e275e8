// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/session.hpp"

#include "rules/game/adjournment.hpp"
#include "rules/game/desk.hpp"
#include "rules/game/handlers.hpp"
#include "rules/game/moving.hpp"
#include "rules/game/proofs.hpp"
#include "rules/game/sheets.hpp"

#include <algorithm>
#include <utility>

namespace rules::laws {
namespace {

/// D.2.11: who must and who may have an assistant. False if the game cannot start.
bool assistants_are_in_order(Desk& desk)
{
    GameState& game = desk.game;
    for (const Color side : both_colors) {
        Player& own = game.options.players[static_cast<std::size_t>(side)];
        const Player& other = game.player(opponent(side));
        if (own.visually_impaired && other.hearing_impaired && !own.assistant && !other.assistant &&
            game.rules().assistant_needed_against_deaf) {
            desk.tell(facts::AssistantTold{side, AssistantNote::required});
            return false;
        }
        const bool sighted_against_impaired = !own.visually_impaired && other.visually_impaired;
        if (!own.assistant || !sighted_against_impaired || own.hearing_impaired)
            continue;
        if (other.assistant) {
            own.assistant.reset();
            desk.tell(facts::AssistantTold{side, AssistantNote::not_entitled});
        } else if (!own.assistant->only_a_and_b()) {
            own.assistant = AssistantDuties{};
            own.assistant->add(AssistantDuty::move_on_other_board);
            own.assistant->add(AssistantDuty::announce_moves);
            desk.tell(facts::AssistantTold{side, AssistantNote::only_a_and_b});
        }
    }
    return true;
}

/// A game set up in a position that is already decided.
void end_if_decided(Desk& desk)
{
    const Placement& start = desk.game.options.start;
    if (!start.lawful())
        return;
    const Position& position = start.position();
    if (position.is_mate())
        end(desk, win_for(opponent(position.turn())), EndReason::mate);
    else if (position.is_stalemate())
        end(desk, Points::draw, EndReason::stalemate);
    else if (is_found_dead(desk.game))
        end(desk, Points::draw, EndReason::dead_position);
    else if (desk.game.rules().automatic_75_moves && position.halfmoves() >= seventy_five_moves)
        end(desk, Points::draw, EndReason::seventy_five);
}

/// Guideline II: the set-up is told before the first move.
void tell_setup(Desk& desk)
{
    const Setup start = desk.game.options.start.setup();
    if (start.variant != Variant::chess960)
        return;
    if (const auto number = chess960_number(start.board))
        desk.tell(facts::SetupTold{*number, *chess960_first_rank(*number)});
}

/// 12.6 and 11.3.1; D.2.10.4 lets the impaired player ask for the number of moves.
bool may_ask(const GameState& game, const events::Ask& ask)
{
    if (!game.options.tournament)
        return true;
    if (ask.question == events::Question::moves)
        return ask.side && game.impaired(*ask.side);
    return ask.question != events::Question::state;
}

/// Of another clock the moves that were completed tell it.
std::optional<int> moves_to_control(const GameState& game)
{
    if (!game.options.external_clock)
        return game.clock.moves_to_control(game.turn());
    int left = -game.completed[game.turn()];
    for (const Period& period : game.options.control.periods(game.turn()))
        if (left += period.moves.value_or(0); left > 0 || !period.moves)
            break;
    return left > 0 ? std::optional{left} : std::nullopt;
}

void tell_state(Desk& desk)
{
    const GameState& game = desk.game;
    const Placement& placement = game.placement();
    facts::StateTold told;
    told.setup = placement.setup();
    told.halfmoves = told.setup.halfmoves;
    told.occurrences = game.history.empty() ? 1 : game.history.back().occurrence;
    const Board& board = placement.board();
    const Bitboard kings = board.of(placement.turn(), Role::king);
    told.check = kings.any() && board.attackers(kings.first(), opponent(placement.turn())).any();
    desk.tell(std::move(told));
}

Points default_score(const Desk& desk)
{
    if (is_overdue(desk, Color::white) && is_overdue(desk, Color::black))
        return Points::neither;
    return is_overdue(desk, Color::white) ? Points::black_by_default : Points::white_by_default;
}

/// Article 6.7.1, Guideline I.10: until when the side may still come.
std::optional<Instant> latest_arrival(const GameState& game, Color side)
{
    const bool resumes = game.adjournment.stage != Stage::none;
    if (!game.absent[side])
        return std::nullopt;
    if (game.awaited[side]) {
        const auto begin = resumes ? game.adjournment.resumed_at : std::optional{game.started_at};
        const auto& until = game.awaited_until[side];
        return begin && until ? std::optional{*begin + *until} : std::nullopt;
    }
    if (resumes)
        return latest_return(game);
    return game.started_at + game.options.event.default_time.value_or(game.rules().default_time);
}

/// The game ended because somebody was not there, and nobody has signed that yet.
bool ended_by_absence(const GameState& game)
{
    return game.outcome && game.outcome->reason == EndReason::by_default &&
           !game.sheets[Color::white].is_signed && !game.sheets[Color::black].is_signed;
}

/// As if the default time had not passed: the clocks go on from where they stood.
void take_up_again(Desk& desk)
{
    GameState& game = desk.game;
    game.phase = Phase::playing;
    game.outcome.reset();
    const bool resumes = game.adjournment.stage != Stage::none;
    const Color answerer = opponent(game.adjournment.sealer);
    if (!resumes)
        game.clock = game.clock.started(game.turn(), desk.now());
    else if (game.absent[answerer])
        game.clock = game.clock.started(answerer, desk.now());
}

}  // namespace

std::optional<Instant> latest_arrival(const GameState& game)
{
    if (game.phase != Phase::playing)
        return std::nullopt;
    const auto white = latest_arrival(game, Color::white);
    const auto black = latest_arrival(game, Color::black);
    return white && black ? std::min(*white, *black) : white ? white : black;
}

bool is_overdue(const Desk& desk, Color side)
{
    const auto latest = latest_arrival(desk.game, side);
    return latest && *latest <= desk.now();
}

void on(Desk& desk, const events::WaiveDefault& event)
{
    GameState& game = desk.game;
    const bool ended = ended_by_absence(game);
    if (game.phase == Phase::over && !ended) {
        desk.refuse(event.side, Refusal::game_over);
        return;
    }
    for (const Color side : both_colors)
        if (!event.side || event.side == side) {
            game.awaited[side] = true;
            game.awaited_until[side] = event.until;
        }
    desk.tell(facts::DefaultWaived{event.side, event.until});
    if (!ended)
        return;
    take_up_again(desk);
    tell_clock(desk);
}

void lose_by_absence(Desk& desk)
{
    if (desk.game.adjournment.stage == Stage::none)
        end(desk, default_score(desk), EndReason::by_default);
    else
        lose_by_not_returning(desk);
}

void on(Desk& desk, const events::Start&)
{
    GameState& game = desk.game;
    if (game.phase != Phase::before) {
        if (goes_on(desk, std::nullopt))
            desk.refuse(std::nullopt, Refusal::not_allowed, {}, Hindrance::started);
        return;
    }
    if (!assistants_are_in_order(desk))
        return;
    game.phase = Phase::playing;
    game.started_at = desk.now();
    game.clock = game.clock.started(game.turn(), desk.now());
    tell_setup(desk);
    tell_clock(desk);
    end_if_decided(desk);
}

void on(Desk&, const events::Tick&) {}

void on(Desk& desk, const events::Arrive& event)
{
    const bool too_late = desk.game.phase == Phase::over && desk.game.absent[event.side];
    if (!too_late && !goes_on(desk, event.side))
        return;
    if (!desk.game.absent[event.side])
        desk.refuse(event.side, Refusal::not_allowed, {}, Hindrance::player_there);
    desk.game.absent[event.side] = false;
    open_if_too_late(desk);
}

void on(Desk& desk, const events::Leave& event)
{
    GameState& game = desk.game;
    const bool elsewhere = game.phase == Phase::before || game.adjournment.stage == Stage::sealed;
    if (elsewhere)
        game.absent[event.side] = true;
    else
        desk.refuse(event.side, Refusal::not_allowed, {}, Hindrance::no_absence);
}

void on(Desk& desk, const events::Resign& event)
{
    if (!goes_on(desk, event.side))
        return;
    const LossTest test = desk.game.rules().resignation_draws_if_opponent_cannot_mate
                              ? LossTest::any_series
                              : LossTest::none;
    lose(desk, event.side, test, EndReason::resignation, EndReason::resignation_cannot_mate);
}

void on(Desk& desk, const events::Gesture& event)
{
    if (!goes_on(desk, event.side))
        return;
    desk.game.asked_to_resign = event.side;
    desk.tell(facts::ResignationAsked{event.side});
}

void on(Desk& desk, const events::PlayOn& event)
{
    if (!goes_on(desk, event.side))
        return;
    if (desk.game.asked_to_resign != event.side) {
        desk.refuse(event.side, Refusal::not_allowed, {}, Hindrance::not_asked);
        return;
    }
    desk.game.asked_to_resign.reset();
    desk.tell(facts::PlaysOn{event.side});
}

void on(Desk& desk, const events::Sign& event)
{
    Sheet& sheet = desk.game.sheets[event.side];
    if (!desk.game.outcome) {
        desk.refuse(event.side, Refusal::too_early, {}, Hindrance::goes_on);
        return;
    }
    sheet.is_signed = true;
    desk.tell(facts::Signed{event.side});
}

void on(Desk& desk, const events::Undo&)
{
    GameState& game = desk.game;
    if (!is_played(desk))
        return;
    const bool casual = game.options.mode == Mode::guarded && !game.options.tournament;
    if (!casual || game.history.empty()) {
        desk.refuse(std::nullopt, Refusal::not_allowed, {},
                    casual ? Hindrance::too_few_moves : Hindrance::casual_only);
        return;
    }
    if (const Ply& undone = game.history.back(); undone.pressed && game.clock.timed())
        game.clock = game.clock.with_earnings_returned(undone.side, desk.now());
    go_back_to(game, game.history.size() - 1);
    strike_out_what_went_back(game);
    if (game.clock.running() || game.paused)
        run_clock_of(desk, game.turn());
    desk.tell(facts::Restored{game.placement().setup()});
}

void on(Desk& desk, const events::Ask& event)
{
    GameState& game = desk.game;
    if (!may_ask(game, event)) {
        desk.refuse(event.side, Refusal::not_allowed, {}, Hindrance::helps);
        return;
    }
    switch (event.question) {
    case events::Question::time:
        if (game.clock.timed())
            tell_clock(desk);
        else
            desk.refuse(event.side, Refusal::no_clock);
        return;
    case events::Question::moves:
        desk.tell(facts::MovesTold{{game.completed[Color::white], game.completed[Color::black]},
                                   moves_to_control(game)});
        return;
    case events::Question::state:
        tell_state(desk);
        return;
    case events::Question::fen:
        desk.tell(facts::PositionTold{game.placement().setup()});
        return;
    }
}

}  // namespace rules::laws
