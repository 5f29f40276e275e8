// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/text/words.hpp"

#include <optional>
#include <string>
#include <string_view>

/// Texts in double quotes: any bytes on one readable line.
namespace client::script {

/// In the quotes \" and \\ stand for themselves, \xHH for any byte.
[[nodiscard]] std::string in_quotes(std::string_view text);
/// The text as it stands where that is read back as it was, otherwise quoted.
[[nodiscard]] std::string plain_or_quoted(std::string_view text);

/// Takes a quoted text off the front; none, and nothing taken, if there is none.
[[nodiscard]] std::optional<std::string> take_quoted(text::Words& words);

}  // namespace client::script
