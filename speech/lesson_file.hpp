// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lesson.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Lessons from their files. A line that is wrong is named, and the rest is used.
namespace speech {

inline constexpr std::size_t longest_lesson_file = 256 * 1024;
inline constexpr std::size_t longest_lesson_sentence = 400;
inline constexpr std::size_t most_lesson_steps = 200;
inline constexpr std::size_t most_lesson_faults = 50;

enum class LessonReason : std::uint8_t {
    closed,          ///< the file cannot be opened
    too_long,        ///< the file, a text or a list
    unreadable,      ///< no TOML
    no_section,      ///< something in brackets that is no step
    no_key,          ///< a key that nothing is known of, or that has no place here
    wrong_type,      ///< the value is not of the kind that the key wants
    missing,         ///< a key that has to be there
    no_name,         ///< the value is none of the names that the key takes
    twice,           ///< an id that another step has
    brace,           ///< something in braces that is neither square nor file
    no_position,     ///< neither a FEN nor a list of men
    unlawful,        ///< the position cannot be played from
    no_answer,       ///< an answer that is not of its form
    unanswerable,    ///< the board does not answer the question
    unsolvable,      ///< no moves lead to what is to be done
    no_step,         ///< a translation of a step that there is not
    not_translated,  ///< a step or text that a translation leaves out
    empty            ///< no step is left
};
inline constexpr EnumNames<LessonReason::empty> lesson_reason_names{{{
    {LessonReason::closed, "closed"},
    {LessonReason::too_long, "too_long"},
    {LessonReason::unreadable, "unreadable"},
    {LessonReason::no_section, "no_section"},
    {LessonReason::no_key, "no_key"},
    {LessonReason::wrong_type, "wrong_type"},
    {LessonReason::missing, "missing"},
    {LessonReason::no_name, "no_name"},
    {LessonReason::twice, "twice"},
    {LessonReason::brace, "brace"},
    {LessonReason::no_position, "no_position"},
    {LessonReason::unlawful, "unlawful"},
    {LessonReason::no_answer, "no_answer"},
    {LessonReason::unanswerable, "unanswerable"},
    {LessonReason::unsolvable, "unsolvable"},
    {LessonReason::no_step, "no_step"},
    {LessonReason::not_translated, "not_translated"},
    {LessonReason::empty, "empty"},
}}};

struct LessonFault {
    std::string file;
    unsigned line = 0;  ///< 0: it is about the whole file
    LessonReason reason{};
    std::string what;  ///< the key or the value, as it is written

    bool operator==(const LessonFault&) const = default;
};
using LessonFaults = std::vector<LessonFault>;

struct ReadLesson {
    Lesson lesson;
    LessonFaults faults;
};

/// A lesson with all that belongs to it, or only the texts of one in another language.
enum class LessonPart : std::uint8_t { whole, texts };

[[nodiscard]] ReadLesson
read_lesson(std::string_view toml, const std::string& file, LessonPart part = LessonPart::whole);

/// The lesson in the words of a translation. A step of which something is missing there stays as it
/// is, and the fault names it.
[[nodiscard]] ReadLesson
translated(const Lesson& lesson, const Lesson& texts, const std::string& file);

}  // namespace speech
