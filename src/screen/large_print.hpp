// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/terminal/frame.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// Times as they are read from the other end of a room.
namespace client::screen {

enum class Blocks : std::uint8_t { none, unicode };

/// How many times the smallest large print fits into that room; 0: not once.
[[nodiscard]] int largest_scale(const std::string& text, terminal::Size room);

/// A text in print as large as fits; itself if there is no room, or there are no blocks.
[[nodiscard]] std::vector<std::string>
large_print(const std::string& text, terminal::Size room, Blocks blocks);

}  // namespace client::screen
