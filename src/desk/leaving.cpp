// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/clock/setup_questions.hpp"
#include "src/desk/handlers.hpp"
#include "src/desk/sentences.hpp"

#include <optional>
#include <utility>

/// How the desk is left, and its voice.
namespace client::desk::handlers {

namespace {

/// Which papers are lacking; none where nothing has happened since they were written.
std::optional<speech::Word> not_exported(Exchange& exchange)
{
    const auto& state = exchange.state;
    if (state.kept().empty() || state.exported == state.kept())
        return std::nullopt;
    return in_words(exchange.state, state.exported.empty() ? sentence("not-exported")
                                                           : sentence("exported-before"));
}

bool is_game_over(const DeskState& state)
{
    return state.game() != nullptr && state.game()->outcome();
}

/// What becomes of the game is said with the question.
speech::Word quit_words(Exchange& exchange)
{
    return is_game_over(exchange.state) ? in_words(exchange.state, sentence("quit-over"))
                                        : exchange.in_words("desk-quit");
}

}  // namespace

void leave(Exchange& exchange)
{
    using enum host::wishes::Remains;
    exchange.say("goodbye");
    exchange.state.is_left = true;
    exchange.wish(host::wishes::Quit{is_game_over(exchange.state) ? forgotten : kept});
}

void quit(Exchange& exchange, const Order& /*order*/)
{
    exchange.state.pending = Pending::quit;
    auto words = quit_words(exchange);
    if (const auto missing = not_exported(exchange))
        words = speech::after(*missing, words);
    exchange.say(std::move(words));
}

void end_typed(Exchange& exchange)
{
    switch (exchange.state.pending) {
    case Pending::setup:
    case Pending::kept_game:
    case Pending::quit:
        return leave(exchange);
    case Pending::overwrite:
        exchange.state.papers.reset();
        [[fallthrough]];
    case Pending::nothing:
        return quit(exchange, {row_of("quit")});
    }
}

void answer_quit(Exchange& exchange, std::string_view text)
{
    const auto answer = clock::yes_or_no(exchange.state.table.english(text));
    if (!answer)
        return exchange.say(quit_words(exchange));
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
