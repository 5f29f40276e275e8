// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/task.hpp"

#include <string>

namespace client::train::ear {

/// How announcements are heard: slowly on the first level, and in the language of their words.
[[nodiscard]] Hearing heard_at(const Teller& teller, int level);

/// What is written, letter by letter: no voice takes it for a word.
[[nodiscard]] speech::Word spelled(const std::string& written);

}  // namespace client::train::ear
