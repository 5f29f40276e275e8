// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/base/kinds.hpp"
#include "src/desk/understanding.hpp"
#include "src/train/pair/handlers.hpp"
#include "src/train/pair/hearing.hpp"

#include <utility>

/// The listener repeats what he has heard and carries it out on his own board (D.2.1).
namespace client::train::pair::handlers {

using rules::Color;
using rules::Heard;

namespace {

/// The move that this side has to answer; otherwise he hears that there is none.
Turn* answered_by(Exchange& exchange, const Person& by, std::optional<Color> side)
{
    auto* const heard =
        side && !exchange.exercise().is_over ? exchange.exercise().heard_by(*side) : nullptr;
    if (heard == nullptr)
        exchange.refuse(by, sentence("nothing-heard"));
    return heard;
}

/// Whoever has heard a planned slip repeats it with good reason.
bool repeats_a_planned_slip(const Turn& turn, const Heard& heard)
{
    const auto put = turn.heard();
    return turn.slip && turn.slip->has_struck && put && heard.move &&
           heard.move->from() == put->from && heard.move->to() == put->to;
}

void note_repetition(Exchange& exchange, const Person& by, Turn& turn, const Heard& heard)
{
    if (turn.repetition == rules::Match::equal)
        return;
    if (!repeats_a_planned_slip(turn, heard))
        exchange.fault(opponent(turn.mover), Fault::repetition);
    if (exchange.state.helps())
        exchange.refuse(by, sentence("repeated-otherwise"));
}

void pass_repetition(Exchange& exchange, const Person& by, Turn& turn, const Words& words)
{
    const bool strikes = turn.slip && turn.slip->of == PlannedSlip::Of::repetition &&
                         !turn.slip->has_struck && turn.repetition == rules::Match::equal;
    if (strikes)
        turn.slip->has_struck = true;
    for (const auto* const other : exchange.others(by)) {
        auto told = words;
        if (strikes && other->side() == turn.mover)
            told.facts = turn.slip->heard;
        tell_words(exchange, *other, sentence("repeats"), by, told);
    }
}

}  // namespace

void repeat_heard(Exchange& exchange, Person& by, const Heard& heard)
{
    const auto side = by.side();
    auto* const turn = answered_by(exchange, by, side);
    if (turn == nullptr)
        return;
    if (heard.sense == Heard::Sense::nonsense)
        return exchange.refuse(by, sentence("not-understood"), {{"words", echo(by, heard.words)}});
    const auto from = exchange.exercise().game.repeated_from(*side);
    const auto facts = act(exchange, by, rules::events::Repeat{*side, heard});
    for (const auto& fact : facts)
        if (const auto* const repeated = std::get_if<rules::facts::Repeated>(&fact.what))
            turn->repetition = repeated->verdict;
    turn->repeated = !exchange.state.helps() || turn->repetition == rules::Match::equal;
    Words words{heard.words, put_by_words(from, heard)};
    if (words.put)
        words.facts = facts_told(exchange, from, *words.put);
    exchange.say(by, sentence("repeated"));
    pass_repetition(exchange, by, *turn, words);
    note_repetition(exchange, by, *turn, heard);
}

void repeat(Exchange& exchange, Person& by, const std::string& argument)
{
    if (by.part == Part::assistant)  // that is for the player himself to do (D.2.10)
        return exchange.tell_facts(by,
                                   act(exchange, by,
                                       rules::events::Repeat{exchange.state.plan.assisted,
                                                             {argument, Heard::Sense::nonsense}}));
    if (answered_by(exchange, by, by.side()) == nullptr)
        return;
    const auto& from = exchange.exercise().game.repeated_from(*by.side());
    repeat_heard(exchange, by, desk::understood(by.teller.words(), from, argument));
}

namespace {

/// On whose board somebody carries a move out: his own, or as an assistant the other one
/// (D.2.10.1).
std::optional<Color> executing_side(const Exchange& exchange, const Person& by)
{
    if (by.part != Part::assistant)
        return by.side();
    const auto& turn = exchange.exercise().turn();
    return turn.announced ? opponent(turn.mover) : turn.mover;
}

void tell_execution(Exchange& exchange, const Person& by, const rules::Displacement& put)
{
    exchange.say(by, sentence("executed"));
    for (const auto* const other : exchange.others(by))
        if (other->part == Part::coach)
            tell_squares(exchange, *other, sentence("executes"), by, put);
        else
            exchange.say_of(*other, sentence("has-executed"), by);
}

/// Whoever is helped does not execute another move than the one that he has heard.
bool is_refused(Exchange& exchange, const Person& by, const Turn& turn, bool same)
{
    if (!exchange.state.helps() || (turn.repeated && same))
        return false;
    exchange.refuse(by, turn.repeated ? sentence("executed-otherwise") : sentence("repeat-first"));
    return true;
}

void carry_out(Exchange& exchange, const Person& by, Turn& turn, const rules::Displacement& put)
{
    auto& exercise = exchange.exercise();
    const Color side = opponent(turn.mover);
    const auto board = carried_out(turn.before[side], put);
    const auto meant = turn.heard();
    const bool same = meant && carried_out(turn.before[side], *meant).board() == board.board();
    if (!same)
        exchange.fault(side, Fault::execution);
    if (is_refused(exchange, by, turn, same))
        return;
    const auto facts = act(exchange, by, rules::events::Executed{side});
    if (by.part == Part::assistant && base::tells<rules::facts::Refused>(facts))
        return exchange.tell_facts(by, facts);
    exercise.boards[side] = board;
    turn.executed = true;
    tell_execution(exchange, by, put);
}

}  // namespace

void execute(Exchange& exchange, Person& by, const std::string& argument)
{
    const auto side = executing_side(exchange, by);
    auto* const turn = answered_by(exchange, by, side);
    if (turn == nullptr)
        return;
    const auto put =
        argument.empty() ? turn->heard() : read_put(by.teller, turn->before[*side], argument);
    if (!put)
        return exchange.refuse(by, sentence("no-squares"), {{"words", echo(by, argument)}});
    carry_out(exchange, by, *turn, *put);
}

}  // namespace client::train::pair::handlers
