// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/ear/drills.hpp"

#include "src/train/ear/hearing.hpp"
#include "src/train/ear/sentences.hpp"
#include "src/train/pairing/drills.hpp"

#include <array>

namespace client::train::ear {

Group group()
{
    static const std::array drills{
        Drill{.name = "pairs",
              .instruction = sentence("pairs-instruction"),
              .ask = ask_pairs,
              .levels = hearing_levels,
              .items = pairs_items(),
              .called = pairs_item,
              .by_ear = true},
        Drill{.name = "hear",
              .instruction = sentence("hear-instruction"),
              .ask = ask_hear,
              .levels = hearing_levels,
              .items = pairing::announcer_items(),
              .called = pairing::announcer_item,
              .by_ear = true},
        Drill{.name = "see",
              .instruction = sentence("see-instruction"),
              .ask = ask_see,
              .levels = 2,
              .items = pairing::announcer_items(),
              .called = pairing::announcer_item},
        Drill{.name = "notation",
              .instruction = sentence("notation-instruction"),
              .ask = ask_notation,
              .levels = 4,
              .items = notation_items(),
              .called = notation_item},
    };
    return {sentences, sentence("title"), drills};
}

}  // namespace client::train::ear
