// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/arbiter/drills.hpp"

#include "src/train/arbiter/sentences.hpp"

#include <array>

namespace client::train::arbiter {

Group group()
{
    static const std::array drills{
        Drill{.name = "rule",
              .instruction = sentence("rule-instruction"),
              .ask = ask_rule,
              .levels = 3,
              .items = rule_items(),
              .called = rule_item},
    };
    return {sentences, sentence("title"), drills};
}

}  // namespace client::train::arbiter
