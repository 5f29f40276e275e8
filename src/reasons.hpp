// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/fen.hpp"
#include "rules/pgn.hpp"
#include "rules/setup.hpp"

#include <string>
#include <string_view>
#include <vector>

/// The reasons of rules/ in plain English, for the commands whose output scripts read.
namespace client {

[[nodiscard]] std::string_view words(rules::FenFault fault);
[[nodiscard]] std::string_view words(rules::SetupFault fault);
/// All of them, the gravest first.
[[nodiscard]] std::string words(const std::vector<rules::SetupFault>& faults);
/// With the place in the text.
[[nodiscard]] std::string words(const rules::FenError& error);
[[nodiscard]] std::string_view words(rules::PgnFault fault);
/// With the game, the line and the words that are to blame.
[[nodiscard]] std::string words(const rules::PgnError& error);

}  // namespace client
