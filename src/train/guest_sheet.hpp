// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/paper/document.hpp"
#include "src/paper/writing.hpp"
#include "src/train/guest_course.hpp"

#include <filesystem>
#include <optional>

namespace client::train {

/// The crib sheet of the sighted guest: one page of A4.
[[nodiscard]] paper::Document guest_sheet(const GuestCourse& course,
                                          const speech::Lexicon& language,
                                          const speech::Lexicon& announcements);

/// The same from the program's own files.
[[nodiscard]] paper::Document shipped_guest_sheet(const speech::Lexicon& language);

/// Writes it as text, for an embosser or for a printer, by the ending of the file. Words that the
/// program should have brought along and that cannot be read are thrown as a runtime_error.
[[nodiscard]] std::optional<paper::PaperFault>
write_guest_sheet(const speech::Lexicon& language,
                  const std::filesystem::path& file,
                  paper::Over over = paper::Over::nothing);

}  // namespace client::train
