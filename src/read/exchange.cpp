// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/exchange.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace client::read {

namespace {

/// A variation that was entered or left is told before the move.
void tell_place(Exchange& exchange, host::tidings::Kind kind, Remarks remarks)
{
    auto& state = exchange.state;
    const auto line = state.game->branch();
    if (std::exchange(state.line, line) != line)
        exchange.tell(kind, {state.teller.line(*state.game)});
    std::ranges::move(state.teller.place(*state.game, kind, remarks),
                      std::back_inserter(exchange.reply.tidings));
    state.remarked.insert(state.game->at());
}

}  // namespace

void Exchange::tell_place(host::tidings::Kind kind)
{
    read::tell_place(*this, kind, Remarks::told);
}

void Exchange::tell_place_again()
{
    const bool known = state.remarked.contains(state.game->at());
    read::tell_place(*this, host::tidings::Kind::answer, known ? Remarks::known : Remarks::told);
}

void Exchange::ask_board(const play::Input& input)
{
    auto answered = state.board.handle(input, state.game);
    std::ranges::move(answered.tidings, std::back_inserter(reply.tidings));
    std::ranges::move(answered.wishes, std::back_inserter(reply.wishes));
}

}  // namespace client::read
