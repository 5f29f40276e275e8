// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/vision/drills.hpp"

#include "src/train/vision/sentences.hpp"

#include <array>

namespace client::train::vision {

Group group()
{
    static const std::array drills{
        Drill{.name = "colour",
              .instruction = sentence("colour-instruction"),
              .ask = ask_colour,
              .levels = 2,
              .items = colour_items(),
              .called = colour_item},
        Drill{.name = "reach",
              .instruction = sentence("reach-instruction"),
              .ask = ask_reach,
              .levels = 3,
              .items = reach_items(),
              .called = reach_item},
    };
    return {sentences, sentence("title"), drills};
}

}  // namespace client::train::vision
