// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/clock/talking_clock.hpp"

#include <string_view>
#include <vector>

/// A clock with its keys, and what it has to say.
namespace clock_tests {

using namespace client::clock;
using namespace rules;
using namespace std::chrono_literals;
using acts::Ask;
using acts::Change;
using acts::Go;
using acts::Pause;
using acts::Press;
using acts::Tick;
using acts::Toggle;

inline constexpr Instant begin{};

inline Options options(std::string_view control)
{
    Options settled;
    settled.control = *read_time_control(control);
    settled.warnings = usual_warnings();
    return settled;
}

/// Nothing is told unasked.
inline Options quiet(std::string_view control)
{
    Options settled = options(control);
    settled.warn_of = WarnOf::nobody;
    return settled;
}

template <class Kind>
std::vector<Kind> all(const Tidings& tidings)
{
    std::vector<Kind> found;
    for (const Tiding& tiding : tidings)
        if (const auto* const one = std::get_if<Kind>(&tiding))
            found.push_back(*one);
    return found;
}

}  // namespace clock_tests
