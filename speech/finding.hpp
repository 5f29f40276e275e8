// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"
#include "speech/message.hpp"

#include <string>
#include <variant>

namespace speech {

/// What was found out about the machine: as the machine says it in its own words, or in ours.
using Finding = std::variant<std::string, Message>;

[[nodiscard]] std::string words(const Lexicon& lexicon, const Finding& finding);

}  // namespace speech
