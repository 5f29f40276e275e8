// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lesson.hpp"
#include "src/train/progress.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The first lessons in their order: which there are, and what somebody has done of them.
namespace client::train {

enum class LessonState : std::uint8_t { fresh, begun, repeat, done };
inline constexpr speech::EnumNames<LessonState::done> lesson_state_names{{{
    {LessonState::fresh, "fresh"},
    {LessonState::begun, "begun"},
    {LessonState::repeat, "repeat"},
    {LessonState::done, "done"},
}}};

[[nodiscard]] LessonState state_of(const speech::Lesson& lesson, const Progress& progress);
/// The step at which a lesson was left; 0: at its beginning, or nowhere.
[[nodiscard]] std::size_t left_at(const speech::Lesson& lesson, const Progress& progress);

/// The shipped lessons in one language; they are read when they are first asked for.
class Curriculum {
public:
    /// The language as options name it.
    explicit Curriculum(std::string language) : language_{std::move(language)} {}

    [[nodiscard]] const std::vector<speech::Lesson>& lessons() const;
    /// By its number, its name, its title, or a long word that is in no other title.
    [[nodiscard]] std::optional<std::size_t> find(std::string_view name) const;
    /// The first one that is not done, from this one on and then from the beginning; none: all are.
    [[nodiscard]] std::optional<std::size_t> next(const Progress& progress,
                                                  std::size_t from = 0) const;
    [[nodiscard]] int count_done(const Progress& progress) const;

private:
    std::string language_;
    mutable std::optional<std::vector<speech::Lesson>> lessons_;
};

}  // namespace client::train
