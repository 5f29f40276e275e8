// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "src/desk/by_hand.hpp"
#include "src/desk/next_step.hpp"
#include "src/desk/session.hpp"
#include "src/script/names.hpp"
#include "src/text/printable.hpp"

#include <fmt/format.h>

#include <algorithm>

/// What is told behind a ruling: what is still to be done, and what comes next.
namespace client::desk {
namespace {

using namespace rules;
using speech::sentence;

/// A step of a move that is made piece by piece and announced.
bool goes_through_a_move(const Event& event)
{
    return std::holds_alternative<events::Place>(event) ||
           std::holds_alternative<events::Release>(event) ||
           std::holds_alternative<events::Remove>(event) ||
           std::holds_alternative<events::Announce>(event) ||
           std::holds_alternative<events::Correct>(event);
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
    return std::holds_alternative<events::SetTime>(event) ||
           std::holds_alternative<events::Resolve>(event) || goes_back(event);
}

/// After which nobody knows what to do who has not done it before.
bool leads_on(const Event& event)
{
    return std::holds_alternative<events::Adjourn>(event) ||
           std::holds_alternative<events::LoseEnvelope>(event) ||
           std::holds_alternative<events::Resume>(event) ||
           std::holds_alternative<events::Arrive>(event);
}

bool is_refused(const Facts& facts)
{
    return std::ranges::any_of(
        facts, [](const Fact& fact) { return std::holds_alternative<facts::Refused>(fact.what); });
}

}  // namespace

void Session::add_what_follows(Reply& reply, const Event& event, const Facts& facts) const
{
    const GameState& state = game()->state();
    const auto add = [&](speech::Word words) { reply.said.push_back(utterance(std::move(words))); };
    // It would tell that the move is a legal one.
    if (goes_through_a_move(event) && !hides_legality())
        if (auto left = still_to_do(lexicon(), state))
            add(*std::move(left));
    if (is_refused(facts))
        return;
    if (goes_back(event)) {
        const auto number = std::to_string(state.placement().move_number());
        add(sentence(
            lexicon(), "move-number",
            {{"number", std::string_view{number}}, {"side", speech::side_argument(state.turn())}}));
    }
    if (changes_the_clock(event))
        add_times(reply);
    const bool claimed = std::holds_alternative<events::Claim>(event) && state.paused;
    if ((leads_on(event) || claimed) && state.phase == Phase::playing)
        add(sentence(lexicon(), next_step(state)));
}

/// What was sealed and is no move has to be heard by both.
void Session::add_sealed_text(Reply& reply, const Facts& facts) const
{
    const auto is_void = [](const Fact& fact) {
        const auto* const opened = std::get_if<facts::Opened>(&fact.what);
        return opened != nullptr && opened->san == "-";
    };
    if (std::ranges::none_of(facts, is_void))
        return;
    const auto text = text::printable(game()->state().adjournment.text);
    reply.said.insert(reply.said.begin() + 1,
                      utterance(sentence(lexicon(), "desk-sealed-reads", {{"text", echo(text)}})));
}

/// D.2.9 compares what both players have written.
void Session::add_missing_score(Reply& reply, Color side) const
{
    const auto name = script::side_names[side];
    const auto command = names_.own(fmt::format("score {}", name));
    reply.said.push_back(utterance(sentence(
        lexicon(), "desk-no-score", {{"side", name}, {"command", std::string_view{command}}})));
}

void Session::add_times(Reply& reply) const
{
    const GameState& state = game()->state();
    if (!state.clock.timed() || state.phase != Phase::playing)
        return;
    auto parts = speech::clock_words(lexicon(), state.clock.reading(latest_));
    for (auto& words : speech::told(lexicon(), std::move(parts)))
        reply.said.push_back(utterance(std::move(words)));
}

}  // namespace client::desk
