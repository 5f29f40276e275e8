// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unicode/translit.h>
#include <unicode/unistr.h>

namespace speech {

/// What a file puts between these marks is typed as it stands, so no other script is made of it.
inline constexpr char16_t typed_mark = u'`';

/// A text without the marks, and in another script if there is one.
[[nodiscard]] icu::UnicodeString in_script(const icu::UnicodeString& text,
                                           const icu::Transliterator* script);

}  // namespace speech
