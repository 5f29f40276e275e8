// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game_questions.hpp"
#include "rules/placement.hpp"
#include "speech/clock_words.hpp"
#include "speech/fact_words.hpp"
#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "speech/record_words.hpp"
#include "src/clock/setup_questions.hpp"
#include "src/desk/handlers.hpp"
#include "src/desk/next_step.hpp"
#include "src/desk/sentences.hpp"
#include "src/desk/understanding.hpp"
#include "src/text/log_times.hpp"

#include <fmt/chrono.h>

#include <algorithm>
#include <variant>

/// A game that was left behind at the desk: what is asked about it, and how it goes on.
namespace client::desk::handlers {
namespace {

using namespace rules;
using speech::side_argument;

void tell_fact(Exchange& exchange, FactBody what, const Placement& before)
{
    const speech::FactWords words{exchange.language(), exchange.state.words->announcer()};
    exchange.tell(words.say({exchange.state.latest, std::move(what)}, {{before, before}, {}}));
}

void tell_turn(Exchange& exchange)
{
    const GameState& state = exchange.game().state();
    if (state.outcome)
        return tell_fact(exchange, facts::Ended{*state.outcome}, state.placement());
    exchange.say("move-number", {{"number", std::to_string(state.placement().move_number())},
                                 {"side", side_argument(state.turn())}});
}

void ask_to_repeat(Exchange& exchange, Color listener)
{
    exchange.say(
        speech::after(exchange.in_words("irregular-no-repeat", {{"side", side_argument(listener)}}),
                      exchange.in_words("please-repeat")));
}

/// The clock may have been pressed without a move.
void tell_last_move(Exchange& exchange)
{
    const GameState& state = exchange.game().state();
    if (state.history.empty() ||
        state.history.back().squares.from == state.history.back().squares.to)
        return;
    const Ply& last = state.history.back();
    exchange.say("desk-last-move", {{"side", side_argument(last.side)}});
    const Placement& before = state.before(state.history.size() - 1);
    if (!last.move)
        exchange.tell(
            {exchange.state.words->announcer().move(facts_as_it_stands(before, last.squares))});
    else
        tell_fact(exchange, facts::Moved{last.side, last.san, last.squares, facts::MoveState::made},
                  before);
    if (!state.outcome && last.announced_aloud && !state.repetition)
        ask_to_repeat(exchange, opponent(last.side));
}

void tell_what_waits(Exchange& exchange)
{
    const GameState& state = exchange.game().state();
    if (state.act.duty && !state.options.tournament)
        tell_fact(exchange,
                  facts::DutyArose{state.turn(), *state.act.duty, state.act.intended.has_value()},
                  state.placement());
    // Where no clock stands, it is the next step, which is told in any case.
    if (state.paused && state.act.put && state.impaired(state.turn()) && !laws::is_announced(state))
        exchange.say("desk-next-announce");
    if (state.offer)
        exchange.say("offered", {{"side", side_argument(*state.offer)}});
    if (state.open_claim)
        exchange.say(speech::claim_words(exchange.language(), state.open_claim->side,
                                         state.open_claim->kind));
    if (state.asked_to_resign)
        exchange.say("asked-to-resign", {{"side", side_argument(*state.asked_to_resign)}});
}

void open_again(DeskState& state, base::CalendarTime when)
{
    state.record->open_again(state.latest, when);
    state.log.add(state.language(), state.latest, "= " + text::calendar(when));
}

/// What was heard then is not told once more.
void redo(DeskState& state, const Step& step)
{
    Exchange unheard{state};
    state.latest = std::max(state.latest, step.at);
    std::visit(speech::Overloaded{
                   [&](const Event& event) { apply(unheard, event, told(event)); },
                   [&](const Retracted&) { retract(unheard, {row_of("retract")}); },
                   [&](const Opened& opened) { open_again(state, opened.when); },
                   [&](const Amended& amended) {
                       amend(unheard, {row_of("amend"), std::nullopt, amended.move});
                   },
                   [&](const Looked& looked) { look(state, looked.command); },
                   [&](const Noted& noted) { note_down(state, noted); },
                   [&](const Damaged& damaged) { note_damage(state, damaged); },
               },
               step.what);
}

/// The clocks stand until somebody has heard where the game is.
Exchange halted(DeskState& state)
{
    Exchange times{state};
    const auto& clock = state.game()->clock();
    if (clock.timed() && clock.running())
        apply(times, events::HaltClocks{}, "arbiter stop");
    else
        apply(times, events::Ask{events::Question::time, std::nullopt}, "time");
    return times;
}

/// Where the game stands, for whoever takes the desk over.
void take_over(Exchange& exchange, const Kept& kept)
{
    auto& state = exchange.state;
    Exchange unheard{state};
    set_up(unheard, kept.head, kept.opened);
    state.latest = {};  // the time of the game, not of the answer
    for (const Step& step : kept.steps)
        redo(state, step);
    open_again(state, state.settings.today);
    for (const Damaged& damaged : state.settings.damages)
        note_damage(state, damaged);
    auto times = halted(state);
    tell_turn(exchange);
    tell_last_move(exchange);
    tell_what_waits(exchange);
    if (state.game()->clock().timed())
        exchange.add(std::move(times));
    exchange.say(exchange.in_words(next_step(state.game()->state())));
    exchange.wish(host::wishes::SetTime{state.latest});
    // A crash may have come between the sealing and its envelope.
    exchange.wish(host::wishes::Seal{host::wishes::Sealing::left_undone});
}

void put_aside(Exchange& exchange)
{
    begin_anew(exchange);
    exchange.wish(host::wishes::PutAside{});
    exchange.wish(host::wishes::LeaveEnvelope{});
}

}  // namespace

void note_damage(DeskState& state, const Damaged& damaged)
{
    state.record->note(state.latest, damaged);
    state.log.add(state.language(), state.latest, damage_words(state, damaged).screen);
    state.log.mark_ruling();
}

void ask_about_kept(Exchange& exchange)
{
    const auto& kept = *exchange.state.kept_game;
    const Game game = game_of(kept);
    const auto moves = static_cast<int>((game.record().size() + 1) / 2);
    exchange.say("desk-kept",
                 {{"white", player_name(exchange, game.options(), Color::white)},
                  {"black", player_name(exchange, game.options(), Color::black)},
                  {"when", speech::moment_words(
                               exchange.language(),
                               fmt::localtime(std::chrono::system_clock::to_time_t(kept.opened)))},
                  {"moves", speech::counted(exchange.language(), speech::Counted::moves, moves)}});
}

void answer_kept(Exchange& exchange, std::string_view text)
{
    auto& state = exchange.state;
    const commands::Row* const row = state.table.read(text).row;
    if (row == &row_of("quit"))
        return leave(exchange);
    if (row == &row_of("again"))
        return exchange.wish(host::wishes::Repeat{});
    if (const auto answer = clock::yes_or_no(state.table.english(text))) {
        state.pending = Pending::nothing;
        return *answer ? take_over(exchange, *state.kept_game) : put_aside(exchange);
    }
    if (row == &row_of("help"))
        exchange.say("desk-help-kept");
    else if (!text.empty())
        exchange.not_understood(text);
    ask_about_kept(exchange);
}

}  // namespace client::desk::handlers
