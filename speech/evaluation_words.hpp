// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/balance.hpp"
#include "speech/lexicon.hpp"

#include <optional>
#include <span>

namespace speech {

/// What an engine thinks of a position, as White sees it.
struct Evaluation {
    int centipawns = 0;
    std::optional<int> mate_in{};  ///< moves; negative when Black mates

    bool operator==(const Evaluation&) const = default;
};

/// "White is clearly better: 1.5", "Black mates in 3 moves".
[[nodiscard]] Word evaluation_words(const Lexicon& lexicon, const Evaluation& evaluation);

/// What a line of moves does for the side that begins it: "wins a knight", "mates", "exchanges a
/// rook". It tells pieces only: of a line with another point it says nothing.
[[nodiscard]] Word line_words(const Lexicon& lexicon,
                              const rules::Position& start,
                              std::span<const rules::Move> moves);

}  // namespace speech
