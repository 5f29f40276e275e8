// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "src/read/handlers.hpp"

#include <algorithm>

/// Reading on aloud, move after move.
namespace client::read::handlers {

namespace {

constexpr rules::Duration fastest = std::chrono::seconds{1};
constexpr rules::Duration slowest = std::chrono::minutes{1};

void read_on_after(Exchange& exchange, rules::Duration pause)
{
    exchange.state.pause = pause;
    exchange.state.due = exchange.now + pause;
}

/// With its variations a game ends where its main line does.
bool step_on(State& state)
{
    auto& game = *state.game;
    if (!state.reads_variations || game.onward())
        return state.reads_variations || game.forward();
    while (game.leave()) {
    }
    return false;
}

void tell_pace(Exchange& exchange)
{
    const auto& state = exchange.state;
    const auto time = time_words(state.teller.language(), state.pace, speech::Verbosity::full);
    exchange.answer("read-pace", {{"time", time}, {"by", state.on_screen() ? "key" : "line"}});
}

void set_pace(Exchange& exchange, rules::Duration pace)
{
    exchange.state.pace = std::clamp(pace, fastest, slowest);
    tell_pace(exchange);
    if (exchange.state.game)
        read_on_after(exchange, exchange.state.pace);
}

}  // namespace

void read_on(Exchange& exchange, const std::string& argument)
{
    auto& pace = exchange.state.pace;
    if (!argument.empty())
        pace = std::min<rules::Duration>(std::chrono::seconds{number_or(argument, 0)}, slowest);
    if (pace >= std::chrono::seconds{1})
        tell_pace(exchange);
    read_on_after(exchange, {});
}

void stop(Exchange& exchange, const std::string& /*argument*/)
{
    auto& search = exchange.state.search;
    exchange.answer(search ? speech::Message{"read-stopped"} : "read-not-reading");
    search.reset();
}

void faster(Exchange& exchange, const std::string& /*argument*/)
{
    set_pace(exchange, exchange.state.pace * 2 / 3);
}

void slower(Exchange& exchange, const std::string& /*argument*/)
{
    set_pace(exchange, exchange.state.pace * 3 / 2);
}

void look_on(Exchange& exchange)
{
    using host::tidings::Kind;
    auto& state = exchange.state;
    state.due.reset();
    if (!step_on(state))
        return exchange.tell(Kind::news, {state.teller.end(*state.game)});
    exchange.tell_place(Kind::news);
    read_on_after(exchange, state.pace);
}

}  // namespace client::read::handlers
