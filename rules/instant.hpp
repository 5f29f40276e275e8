// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

/// Time as the rules know it: told from outside, exact to the millisecond.
namespace rules {

using Duration = std::chrono::milliseconds;

/// Names the time line of one game. It has no now(): whoever sends an event says when it happened.
struct SessionTime {};

using Instant = std::chrono::time_point<SessionTime, Duration>;

/// No clock shows more, and no session lasts longer: sums of such times never overflow.
inline constexpr Duration longest_time = std::chrono::hours{100'000};

}  // namespace rules
