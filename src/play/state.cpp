// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/state.hpp"

namespace client::play {

store::GameHead SessionOptions::head() const
{
    store::GameHead head;
    head.started = started;
    head.options = game;
    const auto mine = static_cast<std::size_t>(own);
    const auto named = [&](std::size_t side, const std::string& given, const char* otherwise) {
        head.names.at(side) = given.empty() ? otherwise : given;
    };
    if (opponent != Opponent::engine) {
        named(mine, name, mine == 0 ? "White" : "Black");
        named(1 - mine, other_name, mine == 0 ? "Black" : "White");
        return head;
    }
    head.engine = engine;
    head.strength = strength;
    head.own = own;
    named(mine, name, "Player");
    head.names.at(1 - mine) = strength.empty() ? engine : engine + ", " + strength;
    return head;
}

}  // namespace client::play
