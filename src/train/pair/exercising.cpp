// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/clock_words.hpp"
#include "src/train/answers.hpp"
#include "src/train/pair/handlers.hpp"
#include "src/train/pair/hearing.hpp"

#include <algorithm>
#include <utility>

/// One exercise after the other: it begins, its steps are timed, and its end tells what it cost.
namespace client::train::pair::handlers {

using rules::Color;

namespace {

rules::Placement start_of(const State& state)
{
    const auto& positions = state.plan.positions;
    if (positions.empty())
        return {};
    return rules::Placement{positions[static_cast<std::size_t>(state.begun) % positions.size()]};
}

/// Whoever assists does at his terminal what the game would do for an assistant who is none: he
/// presses and writes himself (D.2.10.3).
rules::GameOptions options_for(State& state)
{
    auto options = options_of(start_of(state), state.plan.level);
    if (state.person(Part::assistant) == nullptr)
        return options;
    rules::AssistantDuties duties;
    for (const auto duty :
         {rules::AssistantDuty::move_on_other_board, rules::AssistantDuty::announce_moves,
          rules::AssistantDuty::answer_on_request, rules::AssistantDuty::claim_time,
          rules::AssistantDuty::adjournment})
        if (state.plan.duties.has(duty))
            duties.add(duty);
    options.players.at(static_cast<std::size_t>(state.plan.assisted)).assistant = duties;
    return options;
}

/// Who announced answers now, and the other way round.
void change_roles(State& state)
{
    for (auto& each : state.people)
        if (each.side())
            each.part = part_of(opponent(*each.side()));
    state.plan.assisted = opponent(state.plan.assisted);
}

Lines steps_told(const Person& to, const Costs& costs)
{
    Lines lines;
    for (const auto step : {Step::announce, Step::repeat, Step::execute, Step::press})
        if (costs.count(step) > 0)
            lines.push_back(to.teller.say(
                sentence("cost-step"),
                {{"step", step_names[step]},
                 {"time", speech::span_words(to.teller.language(), costs.mean(step))}}));
    return lines;
}

Lines faults_told(const Person& to, const Costs& costs)
{
    Lines lines;
    for (std::size_t i = 0; i < fault_names.size; ++i) {
        const auto fault = static_cast<Fault>(i);
        if (costs.count(fault) > 0)
            lines.push_back(to.teller.say(sentence("cost-fault"), {{"fault", fault_names[fault]},
                                                                   {"n", costs.count(fault)}}));
    }
    if (lines.empty())
        lines.push_back(to.teller.say(sentence("cost-no-fault")));
    if (costs.noticed() > 0)
        lines.push_back(to.teller.say(sentence("cost-noticed"), {{"n", costs.noticed()}}));
    return lines;
}

/// A player hears of himself, whoever helps or teaches of both.
void tell_costs(Exchange& exchange, const Person& to)
{
    for (const Color side : rules::both_colors) {
        if (to.side().value_or(side) != side)
            continue;
        const auto& costs = exchange.exercise().costs[side];
        Lines lines{to.teller.say(sentence("costs"),
                                  {{"who", exchange.name(exchange.state.player(side), to)}})};
        std::ranges::move(steps_told(to, costs), std::back_inserter(lines));
        std::ranges::move(faults_told(to, costs), std::back_inserter(lines));
        exchange.tell(to, Exchange::Kind::news, lines);
    }
}

/// So many moves as were agreed on are made.
bool is_enough(const State& state)
{
    const auto& exercise = *state.exercise;
    if (!state.plan.moves || exercise.is_over)
        return false;
    const auto made = static_cast<int>(exercise.turns.size()) - 1;
    const auto due = exercise.due();
    return made >= 2 * *state.plan.moves && due && due->step == Step::announce;
}

}  // namespace

void tell_beginning(Exchange& exchange, const Person& to)
{
    const auto& state = exchange.state;
    exchange.say(
        to, sentence("exercise"),
        {{"number", to.teller.number(state.begun)}, {"level", level_names[state.plan.level]}},
        Exchange::Kind::news);
    exchange.say(to, sentence("your-part"), {{"part", part_names[to.part]}}, Exchange::Kind::news);
    if (!state.plan.positions.empty())
        exchange.tell(to, Exchange::Kind::news,
                      to.teller.pieces(exchange.exercise().game.placement().board()));
}

void begin(Exchange& exchange)
{
    auto& state = exchange.state;
    state.exercise.emplace(options_for(state), exchange.now);
    ++state.begun;
    state.drawings.clear();
}

void next(Exchange& exchange, Person& by, const std::string& /*argument*/)
{
    if (!exchange.exercise().is_over && by.part != Part::coach)
        return exchange.refuse(by, sentence("not-over"));
    change_roles(exchange.state);
    begin(exchange);
    for (const auto& each : exchange.state.people)
        tell_beginning(exchange, each);
}

void level(Exchange& exchange, Person& by, const std::string& argument)
{
    auto& plan = exchange.state.plan;
    const auto wanted = answers::number(by.teller, argument);
    const auto last = number_of(Level::slips);
    if (!wanted || *wanted < 1 || *wanted > last)
        return exchange.refuse(by, sentence("level-wrong"), {{"levels", by.teller.number(last)}});
    plan.level = level_of(*wanted);
    for (const auto& each : exchange.state.people)
        exchange.say(each, sentence("level-now"), {{"level", level_names[plan.level]}},
                     Exchange::Kind::news);
}

/// Who has only joined leaves alone.
void quit(Exchange& exchange, Person& by, const std::string& /*argument*/)
{
    const bool ends =
        exchange.state.plan.terminals == Terminals::shared || by.seat == host::Seat::first;
    if (ends && !exchange.exercise().is_over)
        finish(exchange);
    exchange.state.is_left = ends;
    exchange.leaver = by.seat;
}

void finish(Exchange& exchange)
{
    auto& exercise = exchange.exercise();
    const bool differ = exercise.boards_differ() && !exercise.turn().announced;
    exercise.is_over = true;
    for (const auto& each : exchange.state.people) {
        exchange.say(each, sentence("over"), {}, Exchange::Kind::news);
        if (differ)
            exchange.say(each, sentence("boards-differ"), {}, Exchange::Kind::news);
        tell_costs(exchange, each);
        exchange.say(each, sentence("over-how"), {}, Exchange::Kind::news);
    }
}

void tell_due(Exchange& exchange, const Person& to)
{
    const auto due = exchange.exercise().due();
    if (!due)
        return exchange.say(to, sentence("over-how"));
    if (due->side == to.side())
        return exchange.say(to, sentence("due"), {{"step", step_names[due->step]}},
                            Exchange::Kind::question);
    exchange.say(to, sentence("waits"),
                 {{"who", exchange.name(exchange.state.player(due->side), to)},
                  {"step", step_names[due->step]}});
}

void go_on(Exchange& exchange)
{
    if (is_enough(exchange.state))
        finish(exchange);
    auto& exercise = exchange.exercise();
    const auto due = exercise.due();
    if (due == exercise.timed)
        return;
    if (exercise.timed)
        exercise.costs[exercise.timed->side].add(exercise.timed->step,
                                                 exchange.now - exercise.since);
    exercise.timed = due;
    exercise.since = exchange.now;
    if (due && exchange.state.helps())
        tell_due(exchange, exchange.state.player(due->side));
}

}  // namespace client::train::pair::handlers
