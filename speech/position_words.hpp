// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board.hpp"
#include "speech/lexicon.hpp"

namespace speech {

/// The pieces of both sides, kings first, one side after the other.
[[nodiscard]] Word position_words(const Lexicon& lexicon, const rules::Board& board);

}  // namespace speech
