// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/time_control.hpp"
#include "speech/enum_names.hpp"

#include <cstdint>

/// How much the program helps two people who play under Appendix D.
namespace client::train::pair {

enum class Level : std::uint8_t {
    help,   ///< whoever is on is told the next step, and every mistake at once
    alone,  ///< nothing is told but what the Laws tell
    clock,  ///< the same, and the time runs out
    slips,  ///< words arrive that were not said, and are to be corrected before the press
};
inline constexpr speech::EnumNames<Level::slips> level_names{{{
    {Level::help, "help"},
    {Level::alone, "alone"},
    {Level::clock, "clock"},
    {Level::slips, "slips"},
}}};

/// The level with that number, from 1; beyond the last one the last.
[[nodiscard]] constexpr Level level_of(int number)
{
    const auto last = static_cast<int>(Level::slips);
    return static_cast<Level>(number > last ? last : number < 1 ? 0 : number - 1);
}
[[nodiscard]] constexpr int number_of(Level level)
{
    return static_cast<int>(level) + 1;
}

/// What the clocks do: where nothing runs out they count, so that they can be pressed.
[[nodiscard]] rules::TimeControl control_of(Level level);

}  // namespace client::train::pair
