// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/law_book.hpp"
#include "speech/lesson_notation.hpp"
#include "speech/text.hpp"
#include "tests/speech/shipped.hpp"
#include "tests/src/train/lessons.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <random>
#include <set>

using namespace client::train;
using speech::LessonStep;
using speech::LessonText;

namespace {

std::string faults_of(const speech::ReadLesson& read)
{
    std::string all;
    for (const auto& fault : read.faults)
        all += fault_words(shipped::lexicon("en"), fault).screen + '\n';
    return all;
}

/// Everything that is said of a step.
LessonText texts_of(const LessonStep& step)
{
    LessonText all;
    const auto add = [&](const LessonText& text) {
        all.insert(all.end(), text.begin(), text.end());
    };
    add(step.text);
    add(step.with_board);
    add(step.hint);
    add(step.right);
    for (const auto& wrong : step.wrong)
        add(wrong.text);
    if (const auto* const question = std::get_if<speech::LessonQuestion>(&step.work))
        add(question->choices);
    return all;
}

/// Signs that screen readers spell, or that only eyes make sense of.
bool is_clear_when_heard(const std::string& sentence)
{
    return sentence.find_first_of("\"()[]/\\-+*=<>#&%_|@~^;0123456789") == std::string::npos &&
           sentence.size() <= 260;
}

/// The same without the squares that stand in braces.
std::string without_squares(const std::string& sentence)
{
    std::string words;
    const auto pieces = speech::text_pieces(sentence);
    for (const auto& piece : *pieces)
        if (const auto* const text = std::get_if<std::string>(&piece))
            words += *text;
    return words;
}

/// Walks through a lesson with right answers only, and tells what was said.
LessonScore
walk_through(const speech::Lesson& lesson, const std::string& language, const char* board)
{
    client::words::ChosenWords words{tests::lesson_words(language)};
    LessonWalk walk{lesson, words, [random = std::mt19937{7}](std::size_t below) mutable {
                        return random() % below;
                    }};
    const tests::Pupil pupil{walk, words};
    auto reply = walk.begin();
    for (int lines = 0; !walk.done(); ++lines) {
        REQUIRE(lines < 1000);
        CAPTURE(walk.at(), lesson.steps.at(walk.at()).id);
        for (const auto& line : reply.lines) {
            CHECK_FALSE(line.words.screen.empty());
            CHECK(line.words.screen.find('{') == std::string::npos);
        }
        if (reply.wants == WalkWants::enter)
            reply = walk.hear("");
        else if (reply.wants == WalkWants::drill)
            reply = walk.drill_done();
        else if (reply.wants == WalkWants::yes_no)
            reply = walk.hear(lines == 0 ? board : "no");
        else {
            const auto answer = pupil.answer();
            CAPTURE(answer);
            reply = walk.hear(answer);
            REQUIRE_FALSE(reply.lines.empty());
            CAPTURE(reply.lines.front().words.screen);
            REQUIRE(reply.lines.front().kind != WalkLine::Kind::wrong);
            REQUIRE(reply.lines.front().kind != WalkLine::Kind::unclear);
        }
    }
    return walk.score();
}

}  // namespace

TEST_CASE("there are sixteen first lessons in order", "[src][train][lessons]")
{
    const auto& lessons = tests::shipped_lessons("en");
    REQUIRE(lessons.size() == 16);
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        CAPTURE(faults_of(lessons[i]));
        CHECK(lessons[i].faults.empty());
        CHECK(lessons[i].lesson.order == static_cast<int>(i) + 1);
        CHECK(lessons[i].lesson.steps.front().kind == speech::StepKind::recall);
        CHECK(lessons[i].lesson.steps.back().kind == speech::StepKind::recap);
        CHECK_FALSE(lessons[i].lesson.title.empty());
    }
}

TEST_CASE("every lesson is there in every language", "[src][train][lessons]")
{
    for (const auto& language : tests::lesson_languages)
        for (const auto& read : tests::shipped_lessons(language)) {
            CAPTURE(language, read.lesson.id, faults_of(read));
            CHECK(read.faults.empty());
            CHECK(read.lesson.language == language);
            for (const auto& step : read.lesson.steps)
                CHECK(step.language == language);
        }
}

TEST_CASE("every lesson can be walked through with right answers in every language",
          "[src][train][lessons]")
{
    for (const auto& language : tests::lesson_languages)
        for (const auto& read : tests::shipped_lessons(language)) {
            CAPTURE(language, read.lesson.id);
            const auto score = walk_through(read.lesson, language, "yes");
            CHECK(score.asked > 5);
            CHECK(score.right == score.asked);
        }
}

TEST_CASE("the lesson on check practises each of its three answers",
          "[src][train][lessons][TRN-007]")
{
    const auto& lesson = tests::shipped_lessons("en").at(9).lesson;
    REQUIRE(lesson.id == "check");
    std::set<speech::Goal> practised;
    for (const auto& step : lesson.steps)
        if (const auto* const task = std::get_if<speech::LessonTask>(&step.work))
            practised.insert(task->goal);
    CHECK(practised.contains(speech::Goal::answer_by_king));
    CHECK(practised.contains(speech::Goal::answer_by_capture));
    CHECK(practised.contains(speech::Goal::answer_by_block));
}

/// A word in Latin letters; the letter of a file stays as the board has it.
bool is_latin(std::string_view word)
{
    return word.size() > 1 &&
           word.find_first_of("abcdefghijklmnopqrstuvwxyz") != std::string_view::npos;
}

TEST_CASE("Serbian lessons are also told in Cyrillic", "[src][train][lessons]")
{
    client::words::ChosenWords words{tests::lesson_words("sr-Cyrl")};
    for (const auto& read : tests::shipped_lessons("sr")) {
        CAPTURE(read.lesson.id);
        const auto score = walk_through(read.lesson, "sr-Cyrl", "yes");
        CHECK(score.right == score.asked);
        for (const auto& step : read.lesson.steps)
            for (const auto& sentence : texts_of(step)) {
                const auto told =
                    lesson_sentence(words.announcer_in_messages(), without_squares(sentence), "sr");
                CAPTURE(told.screen);
                CHECK(std::ranges::none_of(speech::folded_words(told.screen), is_latin));
            }
    }
}

TEST_CASE("no wrong answer that a lesson speaks of is right", "[src][train][lessons]")
{
    for (const auto& language : tests::lesson_languages)
        for (const auto& read : tests::shipped_lessons(language))
            for (const auto& step : read.lesson.steps) {
                if (!std::holds_alternative<speech::LessonQuestion>(step.work))
                    continue;
                CAPTURE(language, read.lesson.id, step.id);
                const auto right = right_answers(step);
                for (const auto& wrong : step.wrong)
                    CHECK(std::ranges::find(right, wrong.answer) == right.end());
            }
}

TEST_CASE("lessons are clear when they are heard", "[src][train][lessons]")
{
    for (const auto& language : tests::lesson_languages)
        for (const auto& read : tests::shipped_lessons(language))
            for (const auto& step : read.lesson.steps)
                for (const auto& sentence : texts_of(step)) {
                    CAPTURE(language, read.lesson.id, step.id, sentence);
                    CHECK(is_clear_when_heard(without_squares(sentence)));
                }
}

TEST_CASE("English lessons never speak of what is seen", "[src][train][lessons]")
{
    const std::set<std::string> visual{"look",    "looks", "see",  "seen",   "watch",
                                       "picture", "shown", "view", "visible"};
    for (const auto& read : tests::shipped_lessons("en"))
        for (const auto& step : read.lesson.steps)
            for (const auto& sentence : texts_of(step))
                for (const auto& word : speech::folded_words(sentence)) {
                    CAPTURE(read.lesson.id, step.id, sentence);
                    CHECK_FALSE(visual.contains(word));
                }
}

TEST_CASE("a sentence that confirms a number names that number", "[src][train][lessons]")
{
    const std::set<std::string> inflected{"cs", "sk", "sr"};  // their numbers have many forms
    for (const auto& language : tests::lesson_languages)
        for (const auto& read : tests::shipped_lessons(language))
            for (const auto& step : read.lesson.steps) {
                const auto* const question = std::get_if<speech::LessonQuestion>(&step.work);
                if (inflected.contains(language) || question == nullptr ||
                    question->form != speech::AnswerForm::number || step.right.empty())
                    continue;
                const auto number = std::stoi(right_answers(step).front());
                auto word = speech::fold(
                    shipped::lexicon(language).number_words(number, speech::Counted::plain));
                std::ranges::replace(word, '-', ' ');
                CAPTURE(language, read.lesson.id, step.id, step.right.front(), word);
                const bool named = speech::fold(step.right.front()).find(word) != std::string::npos;
                const bool none = number == 0;
                CHECK((named || none));
            }
}

TEST_CASE("every article that a lesson refers to is there", "[src][train][lessons]")
{
    const auto book = speech::LawBook::load("speech/words", shipped::lexicon("en"));
    REQUIRE(book);
    for (const auto& read : tests::shipped_lessons("en"))
        for (const auto& step : read.lesson.steps) {
            CAPTURE(read.lesson.id, step.id, step.article);
            const auto found = book->find(step.article);
            CHECK((step.article.empty() || (found && found->number == step.article)));
        }
}
