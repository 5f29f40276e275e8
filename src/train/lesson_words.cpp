// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/lesson_words.hpp"

#include "speech/board_arguments.hpp"
#include "speech/lesson_notation.hpp"
#include "speech/messages.hpp"
#include "speech/names.hpp"
#include "speech/overloaded.hpp"
#include "speech/plain_text.hpp"
#include "speech/sentence.hpp"
#include "src/base/numbers.hpp"
#include "src/text/words.hpp"
#include "src/train/lesson_fact.hpp"

namespace client::train {

namespace {

using speech::Announcer;
using speech::AnswerForm;
using speech::Word;

Word squares_in_words(const Announcer& announcer, const std::string& answer)
{
    if (answer == "none")
        return sentence(announcer.lexicon(), "lesson-none");
    std::vector<rules::Square> squares;
    for (text::Words names{answer}; !names.empty();)
        squares.push_back(*rules::Square::parse(names.next()));
    return speech::list_of(squares, [&](rules::Square square) { return announcer.square(square); });
}

Word move_in_words(const Announcer& announcer,
                   const speech::LessonStep& step,
                   const std::string& answer)
{
    const FreeBoard board{*step.setup};
    const auto move = written_move(board, answer);
    if (!move)
        return {answer, answer};
    auto said = announcer.move(board.facts(*move));
    return {std::move(said.screen), std::move(said.voice)};
}

/// A choice is told with its number.
Word choice_in_words(const Announcer& announcer,
                     const speech::LessonStep& step,
                     const std::string& answer)
{
    const auto number = base::read_count(answer).value_or(1);
    const auto& choices = std::get<speech::LessonQuestion>(step.work).choices;
    const auto choice =
        lesson_sentence(announcer, choices.at(static_cast<std::size_t>(number) - 1), step.language);
    return sentence(announcer.lexicon(), "lesson-choice",
                    {{"number", std::string_view{answer}}, {"choice", choice}});
}

}  // namespace

Word lesson_sentence(const Announcer& announcer,
                     std::string_view sentence,
                     std::string_view language)
{
    const auto& lexicon = announcer.lexicon();
    const bool own =
        speech::primary_language(language) == speech::primary_language(lexicon.language());
    Word all;
    const auto add = [&](const Word& word) {
        all.screen += word.screen;
        all.voice += word.voice;
    };
    for (const auto& piece :
         speech::text_pieces(sentence).value_or(std::vector<speech::TextPiece>{}))
        std::visit(speech::Overloaded{
                       [&](const std::string& text) {
                           const auto written = own ? lexicon.in_script(text) : text;
                           add({written, written});
                       },
                       [&](rules::Square square) { add(announcer.square(square)); },
                       [&](rules::File file) { add(announcer.file(file)); },
                   },
                   piece);
    return all;
}

Word answer_words(const Announcer& announcer,
                  const speech::LessonStep& step,
                  const std::string& answer)
{
    const auto& lexicon = announcer.lexicon();
    const auto named = [&](speech::Message message) {
        return sentence(lexicon, message, {{"answer", std::string_view{answer}}});
    };
    switch (std::get<speech::LessonQuestion>(step.work).form) {
    case AnswerForm::square:
    case AnswerForm::squares:
        return squares_in_words(announcer, answer);
    case AnswerForm::yes_no:
        return named("lesson-yes-no");
    case AnswerForm::colour:
        return named("lesson-colour");
    case AnswerForm::piece:
        return announcer.piece(*speech::role_names.find(answer));
    case AnswerForm::move:
        return move_in_words(announcer, step, answer);
    case AnswerForm::choice:
        return choice_in_words(announcer, step, answer);
    case AnswerForm::number:
        return {answer, answer};
    case AnswerForm::words:
        return lesson_sentence(announcer, answer, step.language);
    }
    return {answer, answer};
}

Word fault_words(const speech::Lexicon& lexicon, const speech::LessonFault& fault)
{
    const auto line = std::to_string(fault.line);
    const auto reason = sentence(lexicon, "lesson-reason",
                                 {{"reason", speech::lesson_reason_names[fault.reason]},
                                  {"what", std::string_view{fault.what}}});
    return sentence(lexicon, "lesson-fault",
                    {{"file", std::string_view{fault.file}},
                     {"line", std::string_view{line}},
                     {"fault", reason}});
}

}  // namespace client::train
