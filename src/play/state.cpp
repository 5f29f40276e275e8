// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/state.hpp"

namespace client::play {

store::GameHead SessionOptions::head() const
{
    store::GameHead head;
    head.started = started;
    head.options = game;
    if (opponent != Opponent::engine) {
        head.names = {"White", "Black"};
        return head;
    }
    const auto mine = static_cast<std::size_t>(own);
    head.engine = engine;
    head.strength = strength;
    head.own = own;
    head.names.at(mine) = "Player";
    head.names.at(1 - mine) = strength.empty() ? engine : engine + ", " + strength;
    return head;
}

}  // namespace client::play
