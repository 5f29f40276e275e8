// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/clock/handlers.hpp"
#include "src/clock/telling.hpp"

#include <utility>

/// What is asked before a clock in use is lost.
namespace client::clock::handlers {

namespace {

/// A clock does not wait for an answer: whoever presses it presses it.
void pass_over_question(Exchange& exchange, std::string_view text)
{
    const auto read = exchange.table.read(text);
    if (read.row == nullptr)  // neither an answer nor a command
        return ask_back(exchange);
    if (read.row->name == "again")  // the question is what was said last
        return obey(exchange, text);
    exchange.state.pending = Pending::nothing;
    obey(exchange, text);
    if (exchange.state.pending == Pending::nothing)
        exchange.remark(said(exchange.language(), exchange.in_words("clock-question-dropped")));
}

/// A clock that is not needed any more leaves nothing behind but the log of a tournament.
host::wishes::Remains remains_of(const ClockState& state)
{
    return state.log ? host::wishes::Remains::put_aside : host::wishes::Remains::forgotten;
}

}  // namespace

void ask_back(Exchange& exchange)
{
    const auto question = exchange.in_words(
        exchange.state.pending == Pending::quit ? speech::Message{"clock-quit"} : "clock-another");
    const auto yes = exchange.keys.names_of("yes");
    const auto no = exchange.keys.names_of("no");
    if (yes.empty() || no.empty())
        return exchange.say(question);
    exchange.say("clock-by-key",
                 {{"question", question}, {"yes", yes.front()}, {"no", no.front()}});
}

void answer_back(Exchange& exchange, std::string_view text)
{
    auto& state = exchange.state;
    const auto answer = yes_or_no(exchange.table.english(text));
    if (!answer)
        return pass_over_question(exchange, text);
    const auto asked = std::exchange(state.pending, Pending::nothing);
    if (!*answer)
        return act(exchange, acts::Ask{Question::turn});
    if (asked == Pending::another)
        return state.wanted ? set_anew(exchange, *state.wanted) : ask_for_control(exchange);
    state.journal.clear();
    leave(exchange, remains_of(state));
}

void set_another(Exchange& exchange, std::optional<SetUp> wanted)
{
    auto& state = exchange.state;
    const auto reading = state.clock->reading(state.latest);
    if (!reading.running && !reading.paused)
        return wanted ? set_anew(exchange, *wanted) : ask_for_control(exchange);
    state.wanted = std::move(wanted);
    state.pending = Pending::another;
    ask_back(exchange);
}

void quit(Exchange& exchange, std::string_view /*argument*/)
{
    exchange.state.pending = Pending::quit;
    ask_back(exchange);
}

void leave(Exchange& exchange, host::wishes::Remains remains)
{
    exchange.say("goodbye");
    exchange.wish(host::wishes::Quit{remains});
}

}  // namespace client::clock::handlers
