// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/lesson_answer.hpp"
#include "src/train/lesson_shelf.hpp"
#include "src/train/lesson_task.hpp"
#include "src/train/lesson_walk.hpp"
#include "src/train/lesson_words.hpp"

#include <map>
#include <string>
#include <vector>

/// What the tests of lessons share: the shipped ones, and somebody who knows every answer.
namespace tests {

inline const std::vector<std::string> lesson_languages{"en", "de", "cs", "sk", "sr"};

inline const std::vector<speech::ReadLesson>& shipped_lessons(const std::string& language)
{
    static std::map<std::string, std::vector<speech::ReadLesson>> read;
    auto& lessons = read[language];
    if (lessons.empty())
        lessons = client::train::load_lessons("lessons", language);
    return lessons;
}

/// Everything is told in this language, and moves are understood in any.
inline client::words::WordOptions lesson_words(const std::string& language)
{
    client::words::WordOptions options;
    options.language = language;
    options.announce = language;
    return options;
}

inline client::train::Pick always_first()
{
    return [](std::size_t) { return std::size_t{0}; };
}

/// In small games the pupil plays like the opponent, so that they come to an end.
class Pupil {
public:
    Pupil(client::train::LessonWalk& walk, client::words::ChosenWords& words)
        : walk_{walk}, words_{words}
    {
    }

    /// What would be right now, in the words that announce moves.
    [[nodiscard]] std::string answer() const
    {
        const auto& step = walk_.lesson().steps.at(walk_.at());
        if (const auto* const question = std::get_if<speech::LessonQuestion>(&step.work)) {
            const auto right = client::train::right_answers(step).front();
            return question->form == speech::AnswerForm::choice
                       ? right
                       : client::train::answer_words(words_.announcer_in_messages(), step, right)
                             .screen;
        }
        const auto& board = *walk_.board();
        const auto* const task = std::get_if<speech::LessonTask>(&step.work);
        const auto move = task != nullptr ? client::train::solution(*task, board)->front()
                                          : board.moves().front();
        return words_.announcer_in_messages().move(board.facts(move)).screen;
    }

private:
    client::train::LessonWalk& walk_;
    client::words::ChosenWords& words_;
};

}  // namespace tests
