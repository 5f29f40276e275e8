// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/lesson_file.hpp"
#include "speech/lesson_notation.hpp"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace {

using namespace speech;

/// Whatever is used can be told, and what cannot be is named.
void look_at(const ReadLesson& read, LessonPart part)
{
    assert(read.faults.size() <= most_lesson_faults);
    assert(!read.lesson.steps.empty() || !read.faults.empty());
    for (const auto& step : read.lesson.steps) {
        assert(!step.id.empty());
        assert(part == LessonPart::texts || !step.text.empty());
        for (const auto& sentence : step.text)
            assert(text_pieces(sentence));
    }
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the fuzzer calls it by this name.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    const std::string_view toml{reinterpret_cast<const char*>(bytes), size};
    const auto whole = read_lesson(toml, "fuzz.toml");
    look_at(whole, LessonPart::whole);
    const auto texts = read_lesson(toml, "fuzz.toml", LessonPart::texts);
    look_at(texts, LessonPart::texts);
    static_cast<void>(translated(whole.lesson, texts.lesson, "fuzz.toml"));
    return 0;
}
