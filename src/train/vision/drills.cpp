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
        Drill{.name = "lines",
              .instruction = sentence("lines-instruction"),
              .ask = ask_lines,
              .levels = 3,
              .items = lines_items(),
              .called = lines_item},
        Drill{.name = "parts",
              .instruction = sentence("parts-instruction"),
              .ask = ask_parts,
              .levels = 2,
              .items = parts_items(),
              .called = parts_item},
        Drill{.name = "route",
              .instruction = sentence("route-instruction"),
              .ask = ask_route,
              .levels = 4},
        Drill{.name = "check",
              .instruction = sentence("check-instruction"),
              .ask = ask_check,
              .levels = 3,
              .items = check_items(),
              .called = check_item},
        Drill{.name = "castling",
              .instruction = sentence("castling-instruction"),
              .ask = ask_castling,
              .levels = 3,
              .items = castling_items(),
              .called = castling_item},
        Drill{.name = "enpassant",
              .instruction = sentence("enpassant-instruction"),
              .ask = ask_enpassant,
              .levels = 3,
              .items = enpassant_items(),
              .called = enpassant_item},
        Drill{.name = "checks",
              .instruction = sentence("checks-instruction"),
              .ask = ask_checks,
              .levels = 3,
              .items = checks_items(),
              .called = checks_item},
        Drill{.name = "dead",
              .instruction = sentence("dead-instruction"),
              .ask = ask_dead,
              .levels = 3,
              .items = dead_items(),
              .called = dead_item},
        Drill{.name = "answers",
              .instruction = sentence("answers-instruction"),
              .ask = ask_answers,
              .levels = 3,
              .items = answers_items(),
              .called = answers_item},
    };
    return {sentences, sentence("title"), drills};
}

}  // namespace client::train::vision
