// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/fen.hpp"
#include "rules/pgn.hpp"
#include "rules/setup.hpp"

#include <string>
#include <vector>

/// What is wrong with a position or a game that somebody wrote, for cli::in_words to tell in his
/// language.
namespace client::words {

[[nodiscard]] std::string complaint(const rules::FenError& error);
[[nodiscard]] std::string complaint(const std::vector<rules::SetupFault>& faults);
/// The faults alone, the gravest first.
[[nodiscard]] std::string reasons(const std::vector<rules::SetupFault>& faults);
/// With the game, the line and the words that are to blame.
[[nodiscard]] std::string complaint(const rules::PgnError& error);

}  // namespace client::words
