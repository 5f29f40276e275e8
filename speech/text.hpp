// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What all languages do with text, by ICU.
namespace speech {

/// For comparing what people type: small letters, no diacritics, no soft hyphens. Bytes that are no
/// UTF-8 become replacement characters.
[[nodiscard]] std::string fold(std::string_view text);

/// The words of a text, folded: what stands between blanks and punctuation, and digits apart from
/// letters, so that e2e4 is four words. A sign such as a figurine is a word by itself.
[[nodiscard]] std::vector<std::string> folded_words(std::string_view text);

/// What a text becomes on a terminal that has ASCII only: a language's own replacements come first
/// (ä to ae), then diacritics are dropped; what is still foreign is transcribed.
using Replacements = std::vector<std::pair<std::string, std::string>>;
[[nodiscard]] std::string to_ascii(std::string_view text, const Replacements& own = {});

}  // namespace speech
