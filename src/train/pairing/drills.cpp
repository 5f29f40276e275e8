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
    };
    return {sentences, sentence("title"), drills};
}

}  // namespace client::train::pairing
