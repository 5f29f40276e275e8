// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace speech {

/// No utterance is longer: about five minutes of speech. Counted in characters.
inline constexpr std::size_t longest_speech = 4000;

/// Text for a synthesiser, on one line and without anything that it could obey: control
/// characters, line ends, broken UTF-8 and directions of writing become blanks or vanish.
[[nodiscard]] std::string plain_text(std::string_view text);

/// The language of a tag: "sr" for "sr-Latn"; "en" when the tag is none, so that nothing but
/// letters ever reaches a synthesiser as a language.
[[nodiscard]] std::string primary_language(std::string_view tag);

}  // namespace speech
