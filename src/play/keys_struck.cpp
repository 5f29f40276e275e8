// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/commands/key_words.hpp"
#include "src/play/handlers.hpp"

namespace client::play::handlers {

void keys_struck(Exchange& exchange, const commands::KeysStruck& struck)
{
    using Kind = commands::KeysStruck::Kind;
    if (struck.keys.empty())
        return exchange.refuse("key-nameless");
    const auto keys = commands::words_of(exchange.language(), struck.keys);
    switch (struck.kind) {
    case Kind::begun:
        return exchange.answer("key-begun", {{"keys", keys}});
    case Kind::unbound:
        return exchange.refuse("key-unbound", {{"keys", keys}});
    case Kind::learned:
        break;
    }
    exchange.answer(
        commands::meaning_of(exchange.language(), exchange.names, keys, struck.command));
}

}  // namespace client::play::handlers
