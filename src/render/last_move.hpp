// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game.hpp"
#include "rules/letters.hpp"

#include <string>

namespace client {

/// "12 Nf3", as it stands under the fingers; nothing before the first move, and after one that is
/// none. In a tournament it tells no check.
[[nodiscard]] std::string last_move(const rules::Game& game, rules::Letters letters);

}  // namespace client
