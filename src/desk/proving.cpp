// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/desk/handlers.hpp"

#include <utility>

/// What could not be proved at once is ruled when it is, from the moment when it arose (5.2.2).
namespace client::desk::handlers {

void ask_for_proof(Exchange& exchange)
{
    const auto* const game = exchange.state.game();
    auto wish = game != nullptr ? exchange.state.proofs.wish(*game) : std::nullopt;
    if (wish)
        exchange.wish(host::HostWish{*std::move(wish)});
}

void settled(Exchange& exchange, const host::inputs::Settled& settled)
{
    const auto* const game = exchange.state.game();
    const auto event = game != nullptr ? exchange.state.proofs.event(*game, settled) : std::nullopt;
    if (!event)
        return;
    const auto plies = game->record().size();
    Exchange ruling{exchange.state};
    apply(ruling, *event, "");
    if (exchange.game().record().size() != plies)  // what came after the end was no part of it
        exchange.say("dead-before");
    exchange.add(std::move(ruling));
}

}  // namespace client::desk::handlers
