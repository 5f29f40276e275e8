// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// The names of ranks and files, drawn by us: a picture needs no font.
namespace client::diagram {

/// A letter from a to h or a digit from 1 to 8 as lines in a box of 6 by 10.
[[nodiscard]] std::string_view label(char sign);

/// The same in braille, as dots in a box of 10 by 10; a digit has the number sign before it.
[[nodiscard]] std::string braille_label(char sign);

/// A dot of that radius around a point.
[[nodiscard]] std::string disc(double x, double y, double radius);

}  // namespace client::diagram
