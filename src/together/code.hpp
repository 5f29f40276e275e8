// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

/// The code that one person reads to the other: four words that nobody has ever heard, two open
/// syllables each, so that they are spoken and written alike in every language of the program.
namespace client::together {

/// "kamo tefi lura nopi", by the machine's chance.
[[nodiscard]] std::string new_code();
/// What was typed as the code itself: small letters, one blank between words. None: no code can be
/// written so.
[[nodiscard]] std::optional<std::string> read_code(std::string_view typed);
/// How many codes there are.
[[nodiscard]] double codes();

}  // namespace client::together
