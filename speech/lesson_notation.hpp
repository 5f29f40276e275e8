// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bitboard.hpp"
#include "rules/board.hpp"
#include "speech/lesson.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What stands in the values of a lesson file: facts, tasks, men, answers, texts.
namespace speech {

[[nodiscard]] std::optional<LessonFact> parse_fact(std::string_view written);
/// The form in which a fact is answered.
[[nodiscard]] AnswerForm form_of(const LessonFact& fact);
/// Without its limit, which is a key of its own.
[[nodiscard]] std::optional<LessonTask> parse_task(std::string_view written);
/// "Ra1 pa5": capitals for White. No two on one square.
[[nodiscard]] std::optional<rules::Board> parse_men(std::string_view written);

/// An answer in the one form in which it is compared; moves are left as they are.
[[nodiscard]] std::optional<std::string> parse_answer(AnswerForm form, std::string_view written);
/// The same of squares that are known; "none" where there are none.
[[nodiscard]] std::string answer_of(rules::Bitboard squares);

/// What one piece of a sentence is: words, a square or a file.
using TextPiece = std::variant<std::string, rules::Square, rules::File>;
/// None where something in braces is neither.
[[nodiscard]] std::optional<std::vector<TextPiece>> text_pieces(std::string_view sentence);

}  // namespace speech
