// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"
#include "src/words/chosen_words.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace client::words {

/// The words of a legal move that somebody may have mistyped: for each word that nobody knows one
/// that at most two slips part from it. None if there is no such move.
[[nodiscard]] std::optional<std::string>
meant_move(ChosenWords& words, const rules::Position& position, std::string_view typed);

}  // namespace client::words
