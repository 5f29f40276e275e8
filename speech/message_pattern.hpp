// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/result.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unicode/unistr.h>

namespace speech {

/// Which of its parameters a pattern must use: a short form may leave some out.
enum class Parameters : std::uint8_t { all, some };

/// Tries a pattern: it must be one that ICU can format, with these parameters and no others.
/// Numbers, which are called n, choose by plural; everything else is text and may be selected by.
[[nodiscard]] rules::Result<void, std::string>
check_pattern(const icu::UnicodeString& pattern, std::string_view parameters, Parameters needed);

/// Puts a text into another script.
using Transliteration = std::function<void(icu::UnicodeString& text)>;

/// The same pattern with its own text in another script; what is put in stays as it is.
[[nodiscard]] icu::UnicodeString transliterate_pattern(const icu::UnicodeString& pattern,
                                                       const Transliteration& transliterate);

}  // namespace speech
