// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/fen.hpp"
#include "rules/setup.hpp"

#include <string>
#include <vector>

/// What is wrong with a position that somebody typed, for cli::in_words to tell in his language.
namespace client::words {

[[nodiscard]] std::string complaint(const rules::FenError& error);
[[nodiscard]] std::string complaint(const std::vector<rules::SetupFault>& faults);

}  // namespace client::words
