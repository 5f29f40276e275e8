// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game_questions.hpp"
#include "src/base/kinds.hpp"
#include "src/train/pair/handlers.hpp"

#include <algorithm>

/// The clock is pressed, and what the Laws make of the move is told (D.2.4).
namespace client::train::pair::handlers {

using rules::Color;

namespace {

/// Facts that everybody hears, whatever helps or does not.
bool is_for_all(const rules::Fact& fact)
{
    using namespace rules::facts;
    return base::is_one_of<IllegalMove, Restored, Ended, DrawOffered, OfferEnded, FlagFell,
                           FlagNoticed, Claimed, ScoresResolved, Adjourned, Sealed, Punished>(
        fact.what);
}

void note_faults(Exchange& exchange, const rules::Facts& facts)
{
    for (const auto& fact : facts) {
        if (const auto* const illegal = std::get_if<rules::facts::IllegalMove>(&fact.what))
            exchange.fault(illegal->side, Fault::illegal);
        const auto* const irregular = std::get_if<rules::facts::Irregular>(&fact.what);
        if (irregular == nullptr)
            continue;
        if (irregular->kind == rules::Irregularity::press_before_announce ||
            irregular->kind == rules::Irregularity::press_without_move)
            exchange.fault(irregular->side, Fault::early_press);
        if (irregular->kind == rules::Irregularity::announcement_differs)
            exchange.fault(irregular->side, Fault::uncorrected);
    }
}

bool completes(const rules::Facts& facts, Color side)
{
    return std::ranges::any_of(facts, [&](const rules::Fact& fact) {
        const auto* const moved = std::get_if<rules::facts::Moved>(&fact.what);
        return moved != nullptr && moved->side == side &&
               moved->state == rules::facts::MoveState::completed;
    });
}

/// A slip that struck and was not corrected stays where it is.
void note_unnoticed_slip(Exchange& exchange)
{
    const auto& turn = exchange.exercise().turn();
    if (turn.slip && turn.slip->has_struck)
        exchange.fault(turn.mover, Fault::unnoticed);
}

/// The move is complete: the other one is on.
void pass_the_move(Exchange& exchange, const Person& by)
{
    note_unnoticed_slip(exchange);
    auto& exercise = exchange.exercise();
    exercise.turn().pressed = true;
    for (const auto* const other : exchange.others(by))
        exchange.say_of(*other, sentence("has-pressed"), by);
    if (!exercise.is_over)
        exercise.begin_turn();
}

/// Whoever is helped presses only what was announced, repeated and carried out.
bool is_held_back(Exchange& exchange, const Person& by, Color side)
{
    const auto due = exchange.exercise().due();
    if (!exchange.state.helps() || !due || *due == Due{side, Step::press})
        return false;
    if (due->step == Step::announce)
        exchange.fault(side, Fault::early_press);
    exchange.refuse(by, sentence("press-too-early"));
    return true;
}

std::optional<Color> pressing_side(const Exchange& exchange, const Person& by)
{
    return by.part == Part::assistant ? std::optional{exchange.state.plan.assisted} : by.side();
}

}  // namespace

void settle(Exchange& exchange, const rules::Facts& facts)
{
    note_faults(exchange, facts);
    rules::Facts told;
    std::ranges::copy_if(facts, std::back_inserter(told), is_for_all);
    for (const auto& each : exchange.state.people)
        exchange.tell_facts(each, told);
    if (base::tells<rules::facts::Restored>(facts) || base::tells<rules::facts::IllegalMove>(facts))
        exchange.exercise().set_boards();
    if (exchange.exercise().game.outcome() || base::tells<rules::facts::Sealed>(facts))
        finish(exchange);
}

void press(Exchange& exchange, Person& by, const std::string& /*argument*/)
{
    auto& exercise = exchange.exercise();
    const auto side = pressing_side(exchange, by);
    if (!side || exercise.is_over)
        return exchange.refuse(by, sentence("nothing-on"));
    const bool seals = rules::laws::is_sealing(exercise.game.state());
    if (exercise.turn().mover != *side && !seals)
        return exchange.refuse(by, sentence("not-on-move"));
    if (!seals && is_held_back(exchange, by, *side))
        return;
    const auto facts = act(exchange, by, rules::events::Press{*side});
    const bool early = base::tells<rules::facts::Irregular>(facts) && !completes(facts, *side);
    if (early || base::tells<rules::facts::Refused>(facts))
        exchange.tell_facts(by, facts);
    const bool done = completes(facts, *side);
    if (done)
        pass_the_move(exchange, by);
    settle(exchange, facts);
}

/// D.2.9: whoever doubts demands that both boards are compared; what both scores agree on stands.
void compare(Exchange& exchange, Person& by, const std::string& /*argument*/)
{
    auto& exercise = exchange.exercise();
    if (exercise.is_over)
        return exchange.refuse(by, sentence("nothing-on"));
    if (exercise.turn().put || exercise.due()->step != Step::announce)
        return exchange.refuse(by, sentence("move-under-way"));
    if (!exercise.boards_differ()) {
        for (const auto& each : exchange.state.people)
            exchange.say(each, sentence("boards-agree"), {}, Exchange::Kind::news);
        return;
    }
    for (const Color side : rules::both_colors)
        exercise.game.apply(rules::events::ShowBoard{side, exercise.boards[side].board()},
                            exchange.now);
    const auto facts = exercise.game.apply(rules::events::Resolve{}, exchange.now);
    exercise.set_boards();
    settle(exchange, facts);
}

namespace {

void do_as_player(Exchange& exchange, const Person& by, const rules::Event& event)
{
    const auto facts = act(exchange, by, event);
    if (base::tells<rules::facts::Refused>(facts))
        return exchange.tell_facts(by, facts);
    settle(exchange, facts);
}

Color own_side(const Exchange& exchange, const Person& by)
{
    return by.side().value_or(exchange.state.plan.assisted);
}

}  // namespace

void offer(Exchange& exchange, Person& by, const std::string& /*argument*/)
{
    do_as_player(exchange, by, rules::events::Offer{own_side(exchange, by)});
}

void accept(Exchange& exchange, Person& by, const std::string& /*argument*/)
{
    do_as_player(exchange, by, rules::events::Accept{own_side(exchange, by)});
}

void decline(Exchange& exchange, Person& by, const std::string& /*argument*/)
{
    do_as_player(exchange, by, rules::events::Decline{own_side(exchange, by)});
}

void resign(Exchange& exchange, Person& by, const std::string& /*argument*/)
{
    do_as_player(exchange, by, rules::events::Resign{own_side(exchange, by)});
}

}  // namespace client::train::pair::handlers
