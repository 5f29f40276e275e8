// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/announcer.hpp"
#include "speech/messages.hpp"
#include "src/desk/handlers.hpp"
#include "src/desk/understanding.hpp"

/// The last move once more, for whoever has not understood it (D.2.1).
namespace client::desk::handlers {
namespace {

using namespace rules;

/// None if no piece was moved yet.
std::optional<MoveFacts> last_moved(const Exchange& exchange)
{
    const GameState& state = exchange.game().state();
    if (state.history.empty() ||
        state.history.back().squares.from == state.history.back().squares.to)
        return std::nullopt;
    auto facts =
        facts_as_it_stands(state.before(state.history.size() - 1), state.history.back().squares);
    if (state.options.tournament)
        facts.threat = Threat::none;
    return facts;
}

template <class Say>
void tell_last(Exchange& exchange, const Order& order, Say say)
{
    look(exchange.state, order.row.name);
    const auto facts = last_moved(exchange);
    if (!facts)
        return exchange.refuse("desk-no-last");
    auto said = say(exchange.state.words->announcer(), *facts);
    said.urgency = speech::Urgency::answer;
    exchange.tell({std::move(said)});
}

}  // namespace

void last(Exchange& exchange, const Order& order)
{
    tell_last(exchange, order, [](const speech::Announcer& announcer, const MoveFacts& facts) {
        return announcer.move(facts);
    });
}

void spell(Exchange& exchange, const Order& order)
{
    tell_last(exchange, order, [](const speech::Announcer& announcer, const MoveFacts& facts) {
        return announcer.spelled(facts);
    });
}

}  // namespace client::desk::handlers
