// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unicode/unistr.h>

/// Our texts are UTF-8, those of ICU are not.
namespace speech {

[[nodiscard]] inline icu::UnicodeString decoded(std::string_view text)
{
    return icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
}

[[nodiscard]] inline std::string utf8(const icu::UnicodeString& text)
{
    std::string bytes;
    text.toUTF8String(bytes);
    return bytes;
}

}  // namespace speech
