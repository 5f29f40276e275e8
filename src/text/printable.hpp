// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace client::text {

/// Text from outside, made fit for a terminal or a voice: whatever is obeyed instead of being
/// shown, and every byte that is no UTF-8, becomes a question mark; a whole escape sequence is left
/// out, so that no letters of it remain.
[[nodiscard]] std::string printable(std::string_view text);
/// The same of what is named in a complaint: nobody wants to hear two million letters of it.
[[nodiscard]] std::string excerpt(std::string_view text);

}  // namespace client::text
