// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/curriculum.hpp"

#include "speech/text.hpp"
#include "src/base/numbers.hpp"
#include "src/cli/places.hpp"
#include "src/train/lesson_shelf.hpp"
#include "src/train/lesson_walk.hpp"

#include <algorithm>
#include <utility>

namespace client::train {

namespace {

/// Shorter words say too little of what is meant.
constexpr std::size_t long_word = 4;

bool is_done(const speech::Lesson& lesson, const Progress& progress)
{
    const auto state = state_of(lesson, progress);
    return state == LessonState::done || state == LessonState::repeat;
}

bool has_word(const std::string& title, const std::string& word)
{
    const auto words = speech::folded_words(title);
    return word.size() >= long_word && std::ranges::find(words, word) != words.end();
}

/// The only one that fits; none where there are more.
template <class Fits>
std::optional<std::size_t> only(const std::vector<speech::Lesson>& lessons, Fits fits)
{
    const auto found = std::ranges::find_if(lessons, fits);
    if (found == lessons.end() || std::any_of(found + 1, lessons.end(), fits))
        return std::nullopt;
    return static_cast<std::size_t>(found - lessons.begin());
}

}  // namespace

LessonState state_of(const speech::Lesson& lesson, const Progress& progress)
{
    const auto* const reached = progress.of(record_of(lesson));
    if (reached == nullptr)
        return LessonState::fresh;
    const int box = reached->box(done_item);
    if (box == 0)
        return LessonState::begun;
    return box == 1 ? LessonState::repeat : LessonState::done;
}

std::size_t left_at(const speech::Lesson& lesson, const Progress& progress)
{
    const auto* const reached = progress.of(record_of(lesson));
    const auto step = reached != nullptr ? static_cast<std::size_t>(reached->level - 1) : 0;
    return step < lesson.steps.size() ? step : 0;
}

const std::vector<speech::Lesson>& Curriculum::lessons() const
{
    if (!lessons_) {
        auto& all = lessons_.emplace();
        for (auto& read : load_lessons(cli::data_folder() / "lessons", language_))
            all.push_back(std::move(read.lesson));
    }
    return *lessons_;
}

std::optional<std::size_t> Curriculum::find(std::string_view name) const
{
    const auto typed = speech::fold(name);
    const auto number = base::read_count(typed);
    const auto by = [&](auto fits) { return only(lessons(), fits); };
    if (const auto found = by([&](const speech::Lesson& each) {
            return each.id == typed || each.order == number || speech::fold(each.title) == typed;
        }))
        return found;
    return by([&](const speech::Lesson& each) { return has_word(each.title, typed); });
}

std::optional<std::size_t> Curriculum::next(const Progress& progress, std::size_t from) const
{
    const auto count = lessons().size();
    for (std::size_t i = 0; i < count; ++i)
        if (const auto at = (from + i) % count; !is_done(lessons()[at], progress))
            return at;
    return std::nullopt;
}

int Curriculum::count_done(const Progress& progress) const
{
    return static_cast<int>(std::ranges::count_if(
        lessons(), [&](const auto& each) { return is_done(each, progress); }));
}

}  // namespace client::train
