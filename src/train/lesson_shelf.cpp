// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/lesson_shelf.hpp"

#include "speech/overloaded.hpp"
#include "speech/plain_text.hpp"
#include "src/train/lesson_answer.hpp"
#include "src/train/lesson_task.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <system_error>

namespace client::train {

namespace {

using speech::LessonPart;
using speech::LessonReason;
using speech::LessonStep;
using speech::ReadLesson;

std::optional<std::string> content(const std::filesystem::path& file)
{
    std::error_code none;
    if (!std::filesystem::is_regular_file(file, none))
        return std::nullopt;
    std::ifstream stream{file, std::ios::binary};
    if (!stream)
        return std::nullopt;
    std::string text(speech::longest_lesson_file + 1, '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(stream.gcount()));
    return text;
}

std::optional<LessonReason> what_is_wrong(const LessonStep& step)
{
    using Wrong = std::optional<LessonReason>;
    return std::visit(
        speech::Overloaded{
            [](std::monostate) -> Wrong { return std::nullopt; },
            [&](const speech::LessonQuestion& question) -> Wrong {
                const auto wanted = std::max<std::size_t>(question.accepted.size(), 1);
                return right_answers(step).size() == wanted ? std::nullopt
                                                            : Wrong{LessonReason::unanswerable};
            },
            [&](const speech::LessonTask& task) -> Wrong {
                return solution(task, FreeBoard{*step.setup}) ? std::nullopt
                                                              : Wrong{LessonReason::unsolvable};
            },
            [](const speech::LessonDrill&) -> Wrong { return std::nullopt; },
            [](const speech::LessonGame&) -> Wrong { return std::nullopt; },
        },
        step.work);
}

ReadLesson translated_by(ReadLesson english, const std::filesystem::path& file)
{
    const auto toml = content(file);
    if (!toml)
        return english;
    const auto texts = speech::read_lesson(*toml, file.string(), LessonPart::texts);
    auto read = speech::translated(english.lesson, texts.lesson, file.string());
    std::ranges::copy(texts.faults, std::back_inserter(english.faults));
    std::ranges::copy(read.faults, std::back_inserter(english.faults));
    return {std::move(read.lesson), std::move(english.faults)};
}

std::vector<std::filesystem::path> lesson_files(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> files;
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator{folder, none})
        if (entry.path().extension() == ".toml")
            files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

}  // namespace

ReadLesson checked(ReadLesson read, const std::string& file)
{
    std::erase_if(read.lesson.steps, [&](const LessonStep& step) {
        const auto wrong = what_is_wrong(step);
        if (wrong)
            read.faults.push_back({file, step.line, *wrong, step.id});
        return wrong.has_value();
    });
    return read;
}

ReadLesson load_lesson(const std::filesystem::path& file)
{
    const auto toml = content(file);
    if (!toml)
        return {{}, {{file.string(), 0, LessonReason::closed, ""}}};
    return checked(speech::read_lesson(*toml, file.string()), file.string());
}

std::vector<ReadLesson> load_lessons(const std::filesystem::path& folder, std::string_view language)
{
    const auto tongue = speech::primary_language(language);
    std::vector<ReadLesson> lessons;
    for (const auto& file : lesson_files(folder / "en")) {
        auto english = load_lesson(file);
        lessons.push_back(
            tongue == "en" ? std::move(english)
                           : translated_by(std::move(english), folder / tongue / file.filename()));
    }
    std::ranges::stable_sort(lessons, {}, [](const ReadLesson& read) { return read.lesson.order; });
    return lessons;
}

}  // namespace client::train
