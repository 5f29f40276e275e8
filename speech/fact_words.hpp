// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/fact.hpp"
#include "rules/letters.hpp"
#include "rules/placement.hpp"
#include "speech/announcer.hpp"
#include "speech/clock_words.hpp"
#include "speech/utterance.hpp"

#include <array>
#include <string_view>
#include <vector>

namespace speech {

/// What a fact cannot tell by itself.
struct FactContext {
    std::array<rules::Placement, 2> before;       ///< by side: what its move was made from
    std::string_view command;                     ///< what led to the fact, for refusals
    rules::Letters letters = rules::Letters::en;  ///< of moves in it
};

/// "White claims a threefold repetition"
[[nodiscard]] Word claim_words(const Lexicon& lexicon, rules::Color side, rules::ClaimKind kind);

/// The facts of a game in words: moves as they are announced, everything else in the player's
/// language. The lexicon and those of the announcer must outlive it.
class FactWords {
public:
    FactWords(const Lexicon& language, const Announcer& moves) : language_{&language}, moves_{moves}
    {
    }

    /// What is to be said, one utterance after the other. Seldom more than one: words of two
    /// languages are never one utterance.
    [[nodiscard]] std::vector<Utterance> say(const rules::Fact& fact,
                                             const FactContext& context) const;

private:
    const Lexicon* language_;
    Announcer moves_;
};

}  // namespace speech
