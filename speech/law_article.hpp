// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/law_book.hpp"

#include <string_view>

namespace speech {

/// What one article of 2018 says, without those within it.
[[nodiscard]] Word
article_words(const Lexicon& lexicon, const LawBook& book, std::string_view number);

}  // namespace speech
