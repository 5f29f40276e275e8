// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace client::screen {

/// A letter in large print, in rows of half blocks: as tall as fits into so many rows, 3 or a
/// multiple of it. Nothing if there is no room, or no such letter.
[[nodiscard]] std::vector<std::string> block_letter(std::string_view letter, int height);

}  // namespace client::screen
