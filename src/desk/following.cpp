// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "src/base/kinds.hpp"
#include "src/desk/handlers.hpp"
#include "src/desk/next_step.hpp"
#include "src/desk/sentences.hpp"
#include "src/script/names.hpp"
#include "src/text/printable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <variant>

/// What is told behind a ruling: what is still to be done, and what comes next.
namespace client::desk::handlers {
namespace {

using namespace rules;

/// A step of a move that is made piece by piece and announced.
bool goes_through_a_move(const Event& event)
{
    using namespace events;
    return base::is_one_of<Place, Release, Remove, Announce, Correct>(event);
}

/// The game stands elsewhere than before.
bool goes_back(const Event& event)
{
    const auto* const restored = std::get_if<events::PutBack>(&event);
    return restored != nullptr && restored->plies;
}

/// The arbiter sets the clocks, or the game goes back: what they show now is news.
bool changes_the_clock(const Event& event)
{
    return base::is_one_of<events::SetTime, events::Resolve>(event) || goes_back(event);
}

/// The sign of a change says which way another clock is to be set.
void tell_by_hand(Exchange& exchange, Color side, Duration change)
{
    if (change == Duration{0})
        return;
    const auto message = change > Duration{0} ? speech::Message{"desk-set-more"} : "desk-set-less";
    exchange.say(message,
                 {{"side", speech::side_argument(side)},
                  {"time", speech::span_words(exchange.language(), std::chrono::abs(change))}});
}

/// 1997, 9.5.c: nobody but whoever reads the other clock knows how much half of it is.
bool costs_half(const GameState& game, const facts::Claimed& claimed)
{
    const bool of_draw = claimed.kind == ClaimKind::threefold || claimed.kind == ClaimKind::fifty;
    return of_draw && claimed.verdict == Verdict::wrong &&
           game.rules().wrong_claim_cost == WrongClaimCost::half_at_most_three_minutes;
}

/// Beside another clock (7.5.5, 9.5.3): whoever sits at the desk sets it.
void tell_penalties(Exchange& exchange, const Facts& facts)
{
    if (!exchange.game().options().external_clock)
        return;
    for (const Fact& fact : facts) {
        if (const auto* const illegal = std::get_if<facts::IllegalMove>(&fact.what))
            tell_by_hand(exchange, opponent(illegal->side), illegal->bonus);
        if (const auto* const claimed = std::get_if<facts::Claimed>(&fact.what))
            if (costs_half(exchange.game().state(), *claimed))
                exchange.say(sentence("set-half"),
                             {{"side", speech::side_argument(claimed->side)}});
        if (const auto* const added = std::get_if<facts::TimeAdded>(&fact.what))
            tell_by_hand(exchange, added->side, added->time);
        if (const auto* const taken = std::get_if<facts::TimeTaken>(&fact.what))
            tell_by_hand(exchange, taken->side, -taken->time);
    }
}

/// After which nobody knows what to do who has not done it before.
bool leads_on(const Event& event)
{
    using namespace events;
    return base::is_one_of<Adjourn, LoseEnvelope, Resume, Arrive>(event);
}

}  // namespace

void tell_what_follows(Exchange& exchange, const Event& event, const Facts& facts)
{
    const GameState& state = exchange.game().state();
    if (goes_through_a_move(event))
        if (auto left = still_to_do(exchange.language(), state))
            exchange.say(*std::move(left));
    if (base::tells<facts::Refused>(facts))
        return;
    tell_penalties(exchange, facts);
    if (goes_back(event))
        exchange.say("move-number", {{"number", std::to_string(state.placement().move_number())},
                                     {"side", speech::side_argument(state.turn())}});
    if (changes_the_clock(event))
        tell_times(exchange);
    const bool claimed = std::holds_alternative<events::Claim>(event) && state.paused;
    if ((leads_on(event) || claimed) && state.phase == Phase::playing)
        exchange.say(exchange.in_words(next_step(state)));
}

/// What was sealed and is no move has to be heard by both.
void tell_sealed_text(Exchange& exchange, const Facts& facts)
{
    const auto is_void = [](const Fact& fact) {
        const auto* const opened = std::get_if<facts::Opened>(&fact.what);
        return opened != nullptr && opened->san == "-";
    };
    if (std::ranges::none_of(facts, is_void))
        return;
    const auto text = text::printable(exchange.game().state().adjournment.text);
    const auto words = exchange.in_words("desk-sealed-reads", {{"text", exchange.echo(text)}});
    auto& first = std::get<host::tidings::Told>(exchange.tidings.front()).lines;
    first.insert(first.begin() + 1, exchange.utterance(words));
}

/// D.2.9 compares what both players have written.
void tell_missing_score(Exchange& exchange, Color side)
{
    const auto name = script::side_names[side];
    exchange.say(
        "desk-no-score",
        {{"side", name}, {"command", exchange.state.table.own(fmt::format("score {}", name))}});
}

void tell_times(Exchange& exchange)
{
    const GameState& state = exchange.game().state();
    if (!state.clock.timed() || state.phase != Phase::playing)
        return;
    auto parts =
        speech::clock_words(exchange.language(), state.clock.reading(exchange.state.latest));
    for (auto& words : speech::told(exchange.language(), std::move(parts)))
        exchange.say(std::move(words));
}

}  // namespace client::desk::handlers
