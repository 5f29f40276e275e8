// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/fact.hpp"
#include "speech/lexicon.hpp"
#include "speech/text.hpp"

#include <optional>

namespace speech {

/// Why something does not count, by its cause where that is known.
[[nodiscard]] Word refusal_words(const Lexicon& language,
                                 rules::Refusal reason,
                                 std::optional<rules::Hindrance> because);
[[nodiscard]] Word hindrance_words(const Lexicon& language, rules::Hindrance because);

}  // namespace speech
