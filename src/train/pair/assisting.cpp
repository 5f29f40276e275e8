// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/base/kinds.hpp"
#include "src/script/commands.hpp"
#include "src/script/names.hpp"
#include "src/train/answers.hpp"
#include "src/train/pair/handlers.hpp"
#include "src/train/pair/hearing.hpp"

#include <fmt/format.h>

#include <type_traits>

/// The assistant's six duties, each by his seat only (D.2.10). The game knows which he has.
namespace client::train::pair::handlers {

using rules::AssistantDuty;
using rules::Color;

namespace {

template <class Kind, class Variant>
struct IsAmong;
template <class Kind, class... Kinds>
struct IsAmong<Kind, std::variant<Kinds...>>
    : std::bool_constant<(std::is_same_v<Kind, Kinds> || ...)> {
};

/// The same act by an assistant; one that nobody could do for another is not his either.
rules::Event by_assistant(Color side, const rules::Event& event)
{
    return std::visit(
        [&]<class Kind>(const Kind& each) -> rules::Event {
            if constexpr (IsAmong<Kind, rules::events::AssistantAct>::value)
                return rules::events::Assist{side, each};
            else
                return rules::events::Assist{side, rules::events::Resign{side}};
        },
        event);
}

bool lacks_the_duty(const rules::Fact& fact)
{
    const auto* const refused = std::get_if<rules::facts::Refused>(&fact.what);
    return refused != nullptr && refused->reason == rules::Refusal::no_duty;
}

}  // namespace

rules::Facts act(Exchange& exchange, const Person& by, const rules::Event& event)
{
    auto& game = exchange.exercise().game;
    const bool by_duty_c = exchange.state.plan.duties.has(AssistantDuty::keep_score_and_press) &&
                           base::is_one_of<rules::events::Press, rules::events::Write>(event);
    if (by.part != Part::assistant || by_duty_c)
        return game.apply(event, exchange.now);
    const Color side = exchange.state.plan.assisted;
    auto facts = game.apply(by_assistant(side, event), exchange.now);
    if (std::ranges::any_of(facts, lacks_the_duty))
        exchange.fault(side, Fault::no_duty);
    return facts;
}

std::optional<Color> side_of(const Exchange& exchange, const Person& by)
{
    if (by.part != Part::assistant)
        return by.side();
    return exchange.exercise().game.announced_by_assistant(exchange.state.plan.assisted);
}

namespace {

Color player_of(const Exchange& exchange, const Person& by)
{
    return by.side().value_or(exchange.state.plan.assisted);
}

/// Whoever has an assistant for that asks him (D.2.10.4).
const Person* asked_for(Exchange& exchange, const Person& by)
{
    auto* const assistant = exchange.state.person(Part::assistant);
    const bool his = by.side() == exchange.state.plan.assisted &&
                     exchange.state.plan.duties.has(AssistantDuty::answer_on_request);
    return his ? assistant : nullptr;
}

void answer_question(Exchange& exchange, const Person& by, rules::events::Question question)
{
    const auto side = player_of(exchange, by);
    const auto facts = act(exchange, by, rules::events::Ask{question, side});
    exchange.tell_facts(by, facts);
    if (by.part == Part::assistant && !base::tells<rules::facts::Refused>(facts))
        exchange.tell_facts(exchange.state.player(side), facts);
}

/// The assistant speaks only when he is asked.
void ask_clock(Exchange& exchange, const Person& by, rules::events::Question question)
{
    auto& wanted = exchange.state.wants_times;
    if (const auto* const assistant = asked_for(exchange, by)) {
        wanted = by.side();
        exchange.say(by, sentence("assistant-asked"));
        return exchange.say(*assistant, sentence("asks-times"),
                            {{"who", exchange.name(by, *assistant)}}, Exchange::Kind::question);
    }
    if (by.part == Part::assistant && !wanted) {
        exchange.fault(exchange.state.plan.assisted, Fault::no_duty);
        return exchange.refuse(by, sentence("not-asked"));
    }
    if (by.part == Part::assistant)
        wanted.reset();
    answer_question(exchange, by, question);
}

}  // namespace

void time(Exchange& exchange, Person& by, const std::string& /*argument*/)
{
    ask_clock(exchange, by, rules::events::Question::time);
}

void moves(Exchange& exchange, Person& by, const std::string& /*argument*/)
{
    ask_clock(exchange, by, rules::events::Question::moves);
}

void write(Exchange& exchange, Person& by, const std::string& argument)
{
    const auto facts = act(exchange, by, rules::events::Write{player_of(exchange, by), argument});
    if (base::tells<rules::facts::Refused>(facts))
        return exchange.tell_facts(by, facts);
    exchange.say(by, sentence("written"));
}

void claim(Exchange& exchange, Person& by, const std::string& argument)
{
    const auto name = script::side_names[player_of(exchange, by)];
    const auto command = script::read_command(fmt::format("{} claim {}", name, argument));
    if (!command)
        return exchange.refuse(by, sentence("not-understood"), {{"words", echo(by, argument)}});
    const auto facts = act(exchange, by, command->event);
    exchange.tell_facts(by, facts);
    settle(exchange, {});
    for (const auto* const other : exchange.others(by))
        exchange.tell_facts(*other, facts);
}

/// The opponent has touched a piece: that is for the arbiter to know (D.2.10.5).
void report(Exchange& exchange, Person& by, const std::string& argument)
{
    const auto squares = answers::squares(by.teller, argument);
    if (!squares)
        return exchange.refuse(by, sentence("no-square"), {{"words", echo(by, argument)}});
    const auto opponent = rules::opponent(exchange.state.plan.assisted);
    const auto facts = act(exchange, by, rules::events::Touch{opponent, *squares});
    if (base::tells<rules::facts::Refused>(facts))
        return exchange.tell_facts(by, facts);
    for (const auto& each : exchange.state.people)
        exchange.say(each, sentence("reports-touch"),
                     {{"who", exchange.name(by, each)},
                      {"squares", each.teller.squares(std::span{*squares})}},
                     Exchange::Kind::news);
}

void adjourn(Exchange& exchange, Person& /*by*/, const std::string& /*argument*/)
{
    const auto facts = exchange.exercise().game.apply(rules::events::Adjourn{}, exchange.now);
    for (const auto& each : exchange.state.people)
        exchange.tell_facts(each, facts);
}

/// What is sealed is told to nobody (Guideline I).
void seal(Exchange& exchange, Person& by, const std::string& argument)
{
    auto facts = act(exchange, by, rules::events::Seal{argument});
    for (auto& fact : facts)
        if (auto* const refused = std::get_if<rules::facts::Refused>(&fact.what))
            refused->input.clear();
    if (base::tells<rules::facts::Refused>(facts))
        return exchange.tell_facts(by, facts);
    exchange.say(by, sentence("sealed"));
    settle(exchange, facts);
}

}  // namespace client::train::pair::handlers
