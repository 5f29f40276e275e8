// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/fen.hpp"
#include "rules/pgn.hpp"
#include "rules/setup.hpp"

#include <string>
#include <string_view>
#include <vector>

/// The reasons of rules/ in plain English, for the commands whose output scripts read.
namespace client::words {

[[nodiscard]] std::string_view plain_reason(rules::FenFault fault);
[[nodiscard]] std::string_view plain_reason(rules::SetupFault fault);
/// All of them, the gravest first.
[[nodiscard]] std::string plain_reason(const std::vector<rules::SetupFault>& faults);
/// With the place in the text.
[[nodiscard]] std::string plain_reason(const rules::FenError& error);
[[nodiscard]] std::string_view plain_reason(rules::PgnFault fault);
/// With the game, the line and the words that are to blame.
[[nodiscard]] std::string plain_reason(const rules::PgnError& error);

}  // namespace client::words
