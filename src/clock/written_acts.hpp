// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/clock/talking_clock.hpp"

#include <optional>
#include <string>
#include <string_view>

/// What is done to a clock, in English words: `white`, `add black 2`.
namespace client::clock {

[[nodiscard]] std::string written(const Command& command);
/// None if it is no such command.
[[nodiscard]] std::optional<Command> read_act(std::string_view text);

/// `white 2`: whose time, and how much of it.
[[nodiscard]] std::optional<acts::Change> read_change(std::string_view text);
/// `white 21`
[[nodiscard]] std::optional<acts::Count> read_count(std::string_view text);

}  // namespace client::clock
