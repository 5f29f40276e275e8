// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/words/chosen_words.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace client::words {

/// Pieces and squares in announcement words of any language as they are written: "Eva fünf" is e5,
/// "queen h five" is Q h5. None if there is anything else.
[[nodiscard]] std::optional<std::string> in_writing(ChosenWords& words, std::string_view said);

}  // namespace client::words
