// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <toml++/toml.h>
#include <vector>

/// The sections of a lesson file, each read for itself: what is broken in one leaves the others
/// whole.
namespace speech {

struct LessonSection {
    std::string heading;  ///< as it is written; empty for the head of the file
    unsigned line = 0;    ///< of the heading
    toml::table values{};
    unsigned first_line = 1;         ///< that the table calls its first
    std::vector<unsigned> broken{};  ///< lines that are no TOML, and were left out
    bool lost = false;               ///< nothing in it can be read

    [[nodiscard]] unsigned line_of(const toml::node& node) const
    {
        return first_line + node.source().begin.line - 1;
    }
};

[[nodiscard]] std::vector<LessonSection> lesson_sections(std::string_view toml);

}  // namespace speech
