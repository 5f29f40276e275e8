// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace client {

/// Text from outside, made fit for a terminal or a voice: every control character becomes a
/// question mark, and so does every byte that is not UTF-8. Both the ASCII ones and their twins
/// above 0x7F, which some terminals obey.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace client
