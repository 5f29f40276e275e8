// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"
#include "speech/earcon.hpp"

#include <optional>
#include <string>

namespace speech {

/// What an utterance may do to others, and others to it. The least urgent comes first.
enum class Urgency {
    background,  ///< a reminder: dropped when anything else speaks or waits
    answer,      ///< the answer to a key: a newer answer takes its place
    normal,      ///< an event of the game: waits its turn, is not lost
    urgent,      ///< cuts in and is never cut
};

/// How fast an utterance is spoken, beside the user's own rate.
enum class Pace {
    usual,
    slow,  ///< for spelling out, when the first hearing failed
};

/// Who hears it, where two players share a pair of earphones.
enum class Ear { both, left, right };

/// One thing to say, in two texts: natural for eyes and fingers, safe for a synthesiser.
struct Utterance {
    std::string screen;
    std::string voice;
    std::string language;  ///< of `voice`, a BCP 47 tag: "de", "sr-Latn"
    Urgency urgency = Urgency::normal;
    Pace pace = Pace::usual;
    std::optional<Cue> cue = std::nullopt;  ///< heard before the words
    Ear ear = Ear::both;
    std::optional<rules::Color> side = std::nullopt;  ///< whose man it is about

    bool operator==(const Utterance&) const = default;
};

}  // namespace speech
