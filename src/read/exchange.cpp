// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/exchange.hpp"

#include <algorithm>
#include <iterator>

namespace client::read {

void Exchange::tell_place(host::tidings::Kind kind)
{
    std::ranges::move(state.teller.place(*state.game, kind), std::back_inserter(reply.tidings));
}

void Exchange::ask_board(const play::Input& input)
{
    auto answered = state.board.handle(input, state.game);
    std::ranges::move(answered.tidings, std::back_inserter(reply.tidings));
    std::ranges::move(answered.wishes, std::back_inserter(reply.wishes));
}

}  // namespace client::read
