// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game_questions.hpp"
#include "src/base/kinds.hpp"
#include "src/desk/understanding.hpp"
#include "src/train/answers.hpp"
#include "src/train/pair/handlers.hpp"
#include "src/train/pair/hearing.hpp"
#include "src/words/typed_move.hpp"

#include <algorithm>
#include <utility>

/// The mover makes the move on his own board and announces it (D.2.1, D.2.3).
namespace client::train::pair::handlers {

using rules::Color;
using rules::Heard;

namespace {

/// The hand does one thing after the other; false if the Laws bind it to something else.
bool make_by_hand(Exchange& exchange, const Person& by, const rules::Displacement& put)
{
    auto& exercise = exchange.exercise();
    const auto before = exercise.game.placement();
    const auto kept = exercise.game;
    for (const auto& deed : deeds_of(before, put)) {
        const auto facts = exercise.game.apply(deed, exchange.now);
        if (base::tells<rules::facts::Refused>(facts)) {
            exercise.game = kept;
            exchange.tell_facts(by, facts);
            return false;
        }
    }
    exercise.turn().put = put;
    exercise.boards[exercise.turn().mover] =
        carried_out(exercise.turn().before[exercise.turn().mover], put);
    return true;
}

/// Whose move it is, if this person may speak of one now; otherwise he hears why not.
std::optional<Color> mover_for(Exchange& exchange, const Person& by)
{
    const auto side = side_of(exchange, by);
    const auto due = exchange.exercise().due();
    if (!side || !due) {
        exchange.refuse(by, sentence("nothing-on"));
        return std::nullopt;
    }
    const bool answers_first = exchange.state.helps() && due->side == side &&
                               (due->step == Step::repeat || due->step == Step::execute);
    if (exchange.exercise().turn().mover == side && !answers_first)
        return side;
    if (answers_first)
        tell_due(exchange, by);
    else
        exchange.refuse(by, sentence("not-on-move"));
    return std::nullopt;
}

/// Whoever is helped is told at once what the rules do not know.
bool is_refused_as_illegal(Exchange& exchange, const Person& by, const Heard& heard)
{
    const auto& placement = exchange.exercise().game.placement();
    const auto& turn = exchange.exercise().turn();
    if (!exchange.state.helps() || turn.put || heard.sense != Heard::Sense::illegal)
        return false;
    exchange.fault(turn.mover, Fault::illegal);
    const auto typed = words::read_typed(by.teller.words(), placement.position(), heard.words);
    const auto reason = typed
                            ? speech::Word{}
                            : words::why(by.teller.language(), placement.position(), typed.error());
    exchange.refuse(by, sentence("illegal"), {{"words", echo(by, heard.words)}, {"why", reason}});
    return true;
}

/// Words with nothing in the hand move the piece, too.
bool make_by_words(Exchange& exchange, const Person& by, const Heard& heard)
{
    auto& exercise = exchange.exercise();
    if (exercise.turn().put)
        return true;
    const auto put = put_by_words(exercise.game.placement(), heard);
    if (put && by.part != Part::assistant)  // who chooses no move for his player (D.2.10)
        return make_by_hand(exchange, by, *put);
    exchange.fault(exercise.turn().mover, Fault::words);
    exchange.refuse(by, sentence("no-such-move"), {{"words", echo(by, heard.words)}});
    return false;
}

/// A slip that was planned has been noticed: what is said now arrives as it is.
void mend_planned_slip(Exchange& exchange)
{
    auto& turn = exchange.exercise().turn();
    if (!turn.slip || !turn.slip->has_struck)
        return;
    exchange.exercise().costs[turn.mover].notice();
    turn.slip.reset();
}

/// The listener begins anew with what he hears now.
void take_answers_back(Exercise& exercise)
{
    auto& turn = exercise.turn();
    const Color listener = opponent(turn.mover);
    if (turn.executed)
        exercise.boards[listener] = turn.before[listener];
    turn.repeated = turn.executed = false;
    turn.repetition.reset();
}

void pass_on(Exchange& exchange, const Person& by, speech::Phrase phrase)
{
    auto& turn = exchange.exercise().turn();
    const Color listener = opponent(turn.mover);
    const bool strikes =
        turn.slip && turn.slip->of == PlannedSlip::Of::announcement && !turn.slip->has_struck;
    if (strikes)
        turn.slip->has_struck = true;
    for (const auto* const other : exchange.others(by)) {
        auto words = *turn.announced;
        if (strikes && other->side() == listener)
            words.facts = turn.slip->heard;
        tell_words(exchange, *other, phrase, by, words);
    }
}

/// The verdict is the announcer's alone, and his only where he is helped.
void look_at(Exchange& exchange, const Person& by, const rules::Facts& facts)
{
    for (const auto& fact : facts) {
        const auto* const said = std::get_if<rules::facts::Announced>(&fact.what);
        if (said == nullptr || said->verdict == rules::Match::equal)
            continue;
        exchange.fault(said->side, Fault::words);
        if (exchange.state.helps())
            exchange.refuse(by, sentence("announced-otherwise"));
    }
}

void note_missing_repetition(Exchange& exchange, const rules::Facts& facts)
{
    for (const auto& fact : facts)
        if (const auto* const irregular = std::get_if<rules::facts::Irregular>(&fact.what);
            irregular != nullptr && irregular->kind == rules::Irregularity::no_repeat)
            exchange.fault(irregular->side, Fault::missing_repetition);
}

/// What the words say, to be told to others.
Words words_of(const Exchange& exchange, const Heard& heard)
{
    const auto& exercise = exchange.exercise();
    const auto before = exercise.game.announced_from(exercise.turn().mover);
    Words words{heard.words, put_by_words(before, heard)};
    if (words.put)
        words.facts = facts_told(exchange, before, *words.put);
    return words;
}

void speak(Exchange& exchange, Person& by, const Heard& heard)
{
    auto& exercise = exchange.exercise();
    auto& turn = exercise.turn();
    const bool again = turn.announced.has_value();
    const auto words = words_of(exchange, heard);
    const auto facts = again ? act(exchange, by, rules::events::Correct{turn.mover, heard})
                             : act(exchange, by, rules::events::Announce{turn.mover, heard});
    if (base::tells<rules::facts::Refused>(facts))
        return exchange.tell_facts(by, facts);
    mend_planned_slip(exchange);
    take_answers_back(exercise);
    turn.announced = words;
    if (!again)
        plan_slip(exchange);
    exchange.say(by, sentence("announced"));
    pass_on(exchange, by, again ? sentence("corrects") : sentence("announces"));
    look_at(exchange, by, facts);
    note_missing_repetition(exchange, facts);
    settle(exchange, facts);
}

/// Words that mean nothing, or too little; nobody else hears them.
bool is_refused_unheard(Exchange& exchange, const Person& by, const Heard& heard)
{
    if (heard.sense == Heard::Sense::nonsense) {
        exchange.refuse(by, sentence("not-understood"), {{"words", echo(by, heard.words)}});
        return true;
    }
    if (heard.sense != Heard::Sense::incomplete)
        return false;
    exchange.fault(exchange.exercise().turn().mover, Fault::words);
    exchange.refuse(by, sentence("incomplete"), {{"words", echo(by, heard.words)}});
    return true;
}

}  // namespace

void announce_heard(Exchange& exchange, Person& by, const Heard& heard)
{
    if (is_refused_unheard(exchange, by, heard) || is_refused_as_illegal(exchange, by, heard))
        return;
    if (make_by_words(exchange, by, heard))
        speak(exchange, by, heard);
}

void announce(Exchange& exchange, Person& by, const std::string& argument)
{
    const auto side = mover_for(exchange, by);
    if (!side)
        return;
    auto& exercise = exchange.exercise();
    const auto& said = exercise.turn().announced;
    announce_heard(exchange, by,
                   desk::understood(by.teller.words(), exercise.game.announced_from(*side),
                                    argument, said ? said->typed : std::string{}));
}

/// After the press the rules say that it is too late (D.2.8).
void correct(Exchange& exchange, Person& by, const std::string& argument)
{
    auto& exercise = exchange.exercise();
    const auto side = side_of(exchange, by);
    const bool pressed = side && exercise.turn().mover != *side && exercise.turns.size() > 1;
    if (!pressed)
        return announce(exchange, by, argument);
    exchange.tell_facts(
        by, act(exchange, by, rules::events::Correct{*side, {argument, Heard::Sense::nonsense}}));
}

void move(Exchange& exchange, Person& by, const std::string& argument)
{
    const auto side = mover_for(exchange, by);
    if (!side)
        return;
    auto& exercise = exchange.exercise();
    if (exercise.turn().put)
        return exchange.refuse(by, sentence("made-already"));
    const auto put = read_put(by.teller, exercise.boards[*side], argument);
    if (!put)
        return exchange.refuse(by, sentence("no-squares"), {{"words", echo(by, argument)}});
    if (make_by_hand(exchange, by, *put)) {
        exchange.say(by, sentence("made"));
        for (const auto* const other : exchange.others(by))
            if (other->part == Part::coach)
                tell_squares(exchange, *other, sentence("makes"), by, *put);
    }
}

}  // namespace client::train::pair::handlers
