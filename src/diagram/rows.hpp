// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/diagram/diagram.hpp"

#include <string>
#include <vector>

/// Diagrams as rows of signs: the name of the rank and its squares, from the upper one; and in the
/// last row the names of the files.
namespace client::diagram {

/// English letters, small for Black; empty squares are - if light, + if dark.
[[nodiscard]] std::vector<std::string> letter_rows(const Diagram& diagram);

/// Figurines; empty squares are · if light, ▪ if dark.
[[nodiscard]] std::vector<std::string> figurine_rows(const Diagram& diagram);

/// One cell of eight dots for each square: White has dot 7, and dark squares dot 8.
[[nodiscard]] std::vector<std::string> eight_dot_rows(const Diagram& diagram);

/// Two cells of six dots for each square, for embossers: the first tells the side, dot 6 for White
/// and dots 5 and 6 for Black, the second is the letter. Empty squares have dots 3 and 6, dark ones
/// dots 1 to 6.
[[nodiscard]] std::vector<std::string> six_dot_rows(const Diagram& diagram);

}  // namespace client::diagram
