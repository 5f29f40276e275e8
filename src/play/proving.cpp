// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/play/handlers.hpp"

#include <utility>

namespace client::play::handlers {

namespace {

/// What was played after the end was never part of the game: told before the result, with the move
/// that was the last one.
void tell_what_counts(Exchange& exchange)
{
    const auto told = std::exchange(exchange.tidings, {});
    exchange.say(host::tidings::Kind::news, exchange.in_words("dead-before"));
    if (const auto plies = exchange.session.game.record().size(); plies > 0)
        exchange.retell(plies - 1);
    exchange.tidings.insert(exchange.tidings.end(), told.begin(), told.end());
}

}  // namespace

void ask_for_proof(Exchange& exchange)
{
    if (auto wish = exchange.session.proofs.wish(exchange.session.game))
        exchange.wishes.emplace_back(*std::move(wish));
}

void settled(Exchange& exchange, const inputs::Settled& settled)
{
    auto& session = exchange.session;
    const auto event = session.proofs.event(session.game, settled);
    if (!event)
        return;
    const auto plies = session.game.record().size();
    exchange.apply(*event);
    session.question.reset();
    session.premove.reset();
    if (session.game.record().size() == plies)
        return;
    tell_what_counts(exchange);
    handlers::leave_looking(exchange);
}

}  // namespace client::play::handlers
