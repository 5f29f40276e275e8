// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/result.hpp"
#include "speech/lesson.hpp"
#include "src/words/chosen_words.hpp"

#include <string>
#include <string_view>
#include <vector>

/// What somebody answers to a question of a lesson, in any words that are understood.
namespace client::train {

/// The answer in the form in which it is compared, or in words what is asked for.
[[nodiscard]] rules::Result<std::string, speech::Word>
heard_answer(words::ChosenWords& words, const speech::LessonStep& step, std::string_view text);

/// "yes" or "no"; none for anything else.
[[nodiscard]] std::optional<bool> heard_yes_or_no(const speech::Lexicon& lexicon,
                                                  std::string_view text);

/// All answers that count, in that form; none where the board does not answer the question.
[[nodiscard]] std::vector<std::string> right_answers(const speech::LessonStep& step);

}  // namespace client::train
