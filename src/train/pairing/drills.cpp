// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/pairing/drills.hpp"

#include "src/train/pairing/sentences.hpp"

#include <array>

namespace client::train::pairing {

Group group()
{
    static const std::array drills{
        Drill{.name = "announcer",
              .instruction = sentence("announcer-instruction"),
              .ask = ask_announcer,
              .levels = 2,
              .items = announcer_items(),
              .called = announcer_item},
        Drill{.name = "slip",
              .instruction = sentence("slip-instruction"),
              .ask = ask_slip,
              .levels = 2,
              .items = slip_items(),
              .called = slip_item},
        Drill{.name = "repeater",
              .instruction = sentence("repeater-instruction"),
              .ask = ask_repeater,
              .levels = 4,
              .items = repeater_items(),
              .called = repeater_item},
        Drill{.name = "etiquette",
              .instruction = sentence("etiquette-instruction"),
              .ask = ask_etiquette,
              .levels = 3,
              .items = etiquette_items(),
              .called = etiquette_item},
        Drill{.name = "touch",
              .instruction = sentence("touch-instruction"),
              .ask = ask_touch,
              .levels = 3,
              .items = touch_items(),
              .called = touch_item},
        Drill{.name = "claims",
              .instruction = sentence("claims-instruction"),
              .ask = ask_claims,
              .levels = 2,
              .items = claims_items(),
              .called = claims_item},
        Drill{.name = "clock",
              .instruction = sentence("clock-instruction"),
              .ask = ask_clock,
              .levels = 3},
        Drill{.name = "divergence",
              .instruction = sentence("divergence-instruction"),
              .ask = ask_divergence,
              .levels = 3},
        Drill{.name = "assistant",
              .instruction = sentence("assistant-instruction"),
              .ask = ask_assistant,
              .levels = 3,
              .items = assistant_items(),
              .called = assistant_item},
    };
    return {sentences, sentence("title"), drills};
}

}  // namespace client::train::pairing
