// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/task.hpp"

#include <string>

namespace client::train::ear {

/// How announcements are heard: slowly on the first level, then faster and faster, and at last in a
/// room full of people.
[[nodiscard]] Hearing heard_at(int level);
inline constexpr int hearing_levels = 6;

/// What is written, letter by letter: no voice takes it for a word.
[[nodiscard]] speech::Word spelled(const std::string& written);

}  // namespace client::train::ear
