// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/setup.hpp"
#include "speech/lexicon.hpp"

#include <string_view>

namespace speech {

/// The pieces of both sides, kings first, one side after the other.
[[nodiscard]] Word position_words(const Lexicon& lexicon, const rules::Board& board);
/// The wings to which a side may still castle: "short", "long", "both" or "none".
[[nodiscard]] std::string_view castling_wings(const rules::Setup& setup, rules::Color side);

}  // namespace speech
