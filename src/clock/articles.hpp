// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/clock/talking_clock.hpp"

#include <string_view>

namespace client::clock {

/// The article of 2018 behind what the clock tells; empty where nobody would ask why.
[[nodiscard]] std::string_view article_of(const Tiding& tiding);

/// Behind the silence about the numbers of moves in a tournament.
inline constexpr std::string_view article_of_counts{"12.6"};

}  // namespace client::clock
