// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/display.hpp"

#include <algorithm>
#include <chrono>

namespace client::clock {

using namespace rules;
using namespace std::chrono_literals;

Fallen fallen(const Clock& clock)
{
    const auto first = clock.first_flag();
    if (!first)
        return {};
    const Color other = opponent(*first);
    return clock.side(other).flag == Flag::up ? Fallen{*first} : Fallen{*first, other};
}

std::optional<Instant> next_second(const Clock& clock, Instant now)
{
    const auto runs = clock.running();
    if (!runs)
        return std::nullopt;
    const auto up = [&](Color side) { return now + 1s - clock.shown(side, now) % 1s; };
    if (clock.counts_up())
        return up(*runs);
    std::optional<Instant> next;
    if (const Duration left = clock.shown(*runs, now); left > 0ms)
        next = now + clock.delay_left(now).value_or(0ms) + left % 1s + 1ms;
    if (clock.control().kind == ClockKind::hourglass)  // what one side loses the other one gains
        next = next ? std::min(*next, up(opponent(*runs))) : up(opponent(*runs));
    return next;
}

}  // namespace client::clock
