// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lesson_file.hpp"
#include "speech/lesson_sections.hpp"

#include <optional>
#include <string>

namespace speech {

/// One step of a lesson file; none, and its faults, if it cannot be used.
[[nodiscard]] std::optional<LessonStep> read_step(const LessonSection& section,
                                                  LessonPart part,
                                                  const std::string& file,
                                                  LessonFaults& faults);

}  // namespace speech
