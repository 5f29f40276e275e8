// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"

#include <ctime>
#include <string>
#include <string_view>

/// What records have in signs, in words: whoever listens to a screen would hear sign after sign.
namespace speech {

/// "1-0" and the like, in the middle of a sentence; "*" is unfinished.
[[nodiscard]] std::string result_words(const Lexicon& lexicon, std::string_view sign);

/// A date of PGN, of which the day or the month may be unknown; what is no date stays as it is.
[[nodiscard]] std::string date_words(const Lexicon& lexicon, std::string_view date);

/// The day in words, then the time of the clock on the wall.
[[nodiscard]] std::string moment_words(const Lexicon& lexicon, const std::tm& local);

}  // namespace speech
