// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game.hpp"
#include "rules/letters.hpp"
#include "src/host/tidings.hpp"

#include <string>

namespace client::board {

/// What a ply of the record was, for those who say or write it.
[[nodiscard]] host::tidings::Played played(const rules::Game& game, std::size_t ply);
/// "12 Nf3", as it stands under the fingers; nothing before the first move, and after one that is
/// none. In a tournament it tells no check.
[[nodiscard]] std::string last_move(const rules::Game& game, rules::Letters letters);
/// The same of so many plies.
[[nodiscard]] std::string
last_move(const rules::Game& game, rules::Letters letters, std::size_t plies);

}  // namespace client::board
