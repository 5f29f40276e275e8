// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/clock/setup_questions.hpp"
#include "src/desk/handlers.hpp"

/// How the desk is left, and its voice.
namespace client::desk::handlers {

void leave(Exchange& exchange)
{
    using enum host::wishes::Remains;
    const auto* const game = exchange.state.game();
    exchange.say("goodbye");
    exchange.wish(host::wishes::Quit{game != nullptr && game->outcome() ? forgotten : kept});
}

void quit(Exchange& exchange, const Order& /*order*/)
{
    exchange.state.pending = Pending::quit;
    exchange.say("desk-quit");
}

void answer_quit(Exchange& exchange, std::string_view text)
{
    const auto answer = clock::yes_or_no(exchange.state.table.english(text));
    if (!answer)
        return exchange.say("desk-quit");
    exchange.state.pending = Pending::nothing;
    return *answer ? leave(exchange) : exchange.say("desk-goes-on");
}

void again(Exchange& exchange, const Order& /*order*/)
{
    exchange.wish(host::wishes::Repeat{});
}

void silent(Exchange& exchange, const Order& /*order*/)
{
    exchange.wish(host::wishes::BeSilent{});
}

}  // namespace client::desk::handlers
