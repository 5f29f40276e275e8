// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/commands/command_table.hpp"

namespace client::commands {

/// The refusal of a word, and what was perhaps meant by it.
[[nodiscard]] speech::Word
did_you_mean(const speech::Lexicon& language, std::string_view meant, const speech::Word& refusal);

/// The line with the name that was perhaps meant in place of the one that was mistyped.
[[nodiscard]] std::optional<std::string> completed(const CommandTable& table,
                                                   std::string_view line);

/// The refusal of a line that is no command, and which one was perhaps meant.
[[nodiscard]] speech::Word with_suggestion(const speech::Lexicon& language,
                                           const CommandTable& table,
                                           std::string_view line,
                                           speech::Word refusal);

}  // namespace client::commands
