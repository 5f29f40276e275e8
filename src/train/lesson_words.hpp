// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/announcer.hpp"
#include "speech/lesson.hpp"
#include "speech/lesson_file.hpp"
#include "src/words/chosen_words.hpp"

#include <string>
#include <string_view>

/// What lessons say, in words.
namespace client::train {

/// A sentence of a lesson: squares and files in it are said as moves are. One of the player's own
/// language is told in the script of that language.
[[nodiscard]] speech::Word lesson_sentence(const speech::Announcer& announcer,
                                           std::string_view sentence,
                                           std::string_view language);

/// An answer in the form in which answers are compared, as it is told.
[[nodiscard]] speech::Word answer_words(const speech::Announcer& announcer,
                                        const speech::LessonStep& step,
                                        const std::string& answer);

/// What is wrong in a lesson file, and where.
[[nodiscard]] speech::Word fault_words(const speech::Lexicon& lexicon,
                                       const speech::LessonFault& fault);

}  // namespace client::train
