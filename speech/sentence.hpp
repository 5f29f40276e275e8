// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"

#include <initializer_list>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

/// Messages for both readers at once.
namespace speech {

struct SentencePart {
    std::string_view name;
    std::variant<Word, std::string_view, int> value;  ///< a text is the same for both
};

/// A message with its arguments, on the screen and for the voice.
[[nodiscard]] Word
sentence(const Lexicon& lexicon, Message message, std::initializer_list<SentencePart> parts = {});

/// What somebody wrote. Castling and results are signs for the eye: a voice gets their words.
[[nodiscard]] Word written(const Lexicon& lexicon, std::string_view text);

/// Words one after the other, parted by commas.
[[nodiscard]] Word listed(std::span<const Word> words);

/// One sentence after the other.
[[nodiscard]] Word after(const Word& first, const Word& second);

/// Sentences that answer one question: a text of all of them, or for a narrow display each by
/// itself.
[[nodiscard]] std::vector<Word> told(const Lexicon& lexicon, std::vector<Word> sentences);

}  // namespace speech
