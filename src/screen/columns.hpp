// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Text as a terminal lays it out: in columns, not in bytes.
namespace client::screen {

[[nodiscard]] int columns(std::string_view text);
/// As much of the beginning as fits.
[[nodiscard]] std::string cut(std::string_view text, int width);
/// As much of the end as fits.
[[nodiscard]] std::string_view tail(std::string_view text, int width);
/// Broken at blanks into rows that fit; a word that is longer than a row is broken itself. One
/// empty row for an empty text.
[[nodiscard]] std::vector<std::string> wrap(std::string_view text, int width);

}  // namespace client::screen
