// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/lesson_file.hpp"
#include "speech/lesson_notation.hpp"

#include <algorithm>

namespace speech {

namespace {

using Reason = LessonReason;

/// One text of a step, which a translation has to have where the lesson has it.
struct Translatable {
    std::string_view key;
    LessonText LessonStep::*text;
};
constexpr std::array<Translatable, 4> translatable{{
    {"text", &LessonStep::text},
    {"with-board", &LessonStep::with_board},
    {"hint", &LessonStep::hint},
    {"right", &LessonStep::right},
}};

const LessonQuestion* question_of(const LessonStep& step)
{
    return std::get_if<LessonQuestion>(&step.work);
}

/// The first key that is lost in the translation.
std::optional<std::string_view> missing(const LessonStep& step, const LessonStep& texts)
{
    for (const auto& [key, text] : translatable)
        if (!(step.*text).empty() && (texts.*text).empty())
            return key;
    if (texts.wrong.size() < step.wrong.size())
        return "wrong";
    const auto* const question = question_of(step);
    const auto* const words = question_of(texts);
    if (question == nullptr || words == nullptr)
        return std::nullopt;
    if (question->choices.size() != words->choices.size())
        return "choices";
    return question->form == AnswerForm::words && words->accepted.empty()
               ? std::optional<std::string_view>{"answer"}
               : std::nullopt;
}

void translate(LessonQuestion& question, const LessonQuestion& words)
{
    question.choices = words.choices;
    if (question.form != AnswerForm::words)
        return;
    question.accepted.clear();
    for (const auto& answer : words.accepted)
        if (parse_answer(AnswerForm::words, answer))
            question.accepted.push_back(answer);
}

/// Wrong answers are written in the form of the question; one that is not says nothing.
std::vector<WrongAnswer> translated_wrong(const LessonStep& step, const LessonStep& texts)
{
    std::vector<WrongAnswer> wrong;
    const auto* const question = question_of(step);
    for (const auto& [answer, text] : texts.wrong) {
        const auto parsed = question != nullptr && !answer.empty()
                                ? parse_answer(question->form, answer)
                                : std::optional{answer};
        if (parsed)
            wrong.push_back({*parsed, text});
    }
    return wrong;
}

void translate(LessonStep& step, const LessonStep& texts, const std::string& language)
{
    step.language = language;
    for (const auto& [key, text] : translatable)
        step.*text = texts.*text;
    step.wrong = translated_wrong(step, texts);
    if (auto* const question = std::get_if<LessonQuestion>(&step.work))
        if (const auto* const words = question_of(texts))
            translate(*question, *words);
}

}  // namespace

ReadLesson translated(const Lesson& lesson, const Lesson& texts, const std::string& file)
{
    ReadLesson read{lesson, {}};
    const auto fault = [&](unsigned line, Reason reason, std::string what) {
        read.faults.push_back({file, line, reason, std::move(what)});
    };
    read.lesson.language = texts.language;
    if (!texts.title.empty())
        read.lesson.title = texts.title;
    if (!texts.about.empty())
        read.lesson.about = texts.about;
    for (auto& step : read.lesson.steps) {
        const auto found = std::ranges::find(texts.steps, step.id, &LessonStep::id);
        if (found == texts.steps.end())
            fault(0, Reason::not_translated, step.id);
        else if (const auto key = missing(step, *found))
            fault(found->line, Reason::not_translated, step.id + ' ' + std::string{*key});
        else
            translate(step, *found, texts.language);
    }
    for (const auto& step : texts.steps)
        if (std::ranges::find(lesson.steps, step.id, &LessonStep::id) == lesson.steps.end())
            fault(step.line, Reason::no_step, step.id);
    return read;
}

}  // namespace speech
