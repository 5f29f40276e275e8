// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace client::base {

/// The time of the world, to the second.
using CalendarTime = std::chrono::sys_seconds;

[[nodiscard]] inline CalendarTime calendar_now()
{
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

}  // namespace client::base
