// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/result.hpp"
#include "rules/time_control.hpp"
#include "speech/lexicon.hpp"

#include <string_view>

namespace speech {

/// A time control as it is written, or as people write and say it: `5|3`, `5 3`, `5m`, `2h`,
/// "blitz", "ninety plus thirty" in the words of that language. What is wrong with it is said of
/// the written form.
[[nodiscard]] rules::Result<rules::TimeControl, rules::TimeError>
read_control(const Lexicon& lexicon, std::string_view text);

}  // namespace speech
