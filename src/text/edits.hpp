// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace client::text {

/// How many slips of the finger part two words: a letter too much, too few, wrong, or two letters
/// that have changed their places.
[[nodiscard]] std::size_t edits(std::string_view one, std::string_view other);

/// How many characters a text has.
[[nodiscard]] std::size_t length(std::string_view text);

}  // namespace client::text
