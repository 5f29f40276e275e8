// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"
#include "speech/earcon.hpp"

#include <optional>
#include <string_view>
#include <vector>

/// When little time is told unasked, in a game as on a clock.
namespace client::player {

/// Ten, five, two and one minute, half a minute, ten seconds, and each of the last five.
[[nodiscard]] std::vector<rules::Duration> usual_warnings();

/// `10,5,0:30`; none if one of them is no time.
[[nodiscard]] std::optional<std::vector<rules::Duration>> read_warnings(std::string_view text);

/// Ten seconds before the end and in each of the last five it beeps, longer in the last one.
[[nodiscard]] speech::Earcon warning_sound(rules::Duration left);

}  // namespace client::player
