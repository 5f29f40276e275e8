// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"
#include "src/base/calendar.hpp"
#include "src/store/saved_game.hpp"
#include "src/store/use.hpp"

#include <optional>

namespace client::clock {

/// What the clock was asked in a tournament, for the arbiter to read; presses are the game itself.
struct UseLog {
    base::CalendarTime begun{};
    std::optional<rules::Color> impaired{};  ///< who may ask for the numbers of moves
    store::Uses uses{};

    bool operator==(const UseLog&) const = default;
};

}  // namespace client::clock
