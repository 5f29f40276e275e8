// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lesson_file.hpp"

#include <filesystem>
#include <string_view>
#include <vector>

/// Where lessons come from: the shipped ones, a folder for each language, and those of coaches.
namespace client::train {

/// Asks the rules whether every question has an answer and every task a solution; a step without
/// is named and left out.
[[nodiscard]] speech::ReadLesson checked(speech::ReadLesson read, const std::string& file);

/// A lesson that somebody has written.
[[nodiscard]] speech::ReadLesson load_lesson(const std::filesystem::path& file);

/// The lessons of a folder, in their order: FOLDER/en/*.toml in the words of FOLDER/LANGUAGE/. What
/// is not there in that language stays English.
[[nodiscard]] std::vector<speech::ReadLesson> load_lessons(const std::filesystem::path& folder,
                                                           std::string_view language);

}  // namespace client::train
