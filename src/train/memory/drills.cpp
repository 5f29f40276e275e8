// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/memory/drills.hpp"

#include "src/train/memory/sentences.hpp"
#include "src/train/puzzle/drills.hpp"

#include <array>

namespace client::train::memory {

namespace {

std::unique_ptr<Task> ask_blindfold(const Occasion& occasion)
{
    return puzzle::ask_puzzle(occasion, puzzle::Board::in_mind);
}

}  // namespace

Group group()
{
    static const std::array drills{
        Drill{.name = "follow",
              .instruction = sentence("follow-instruction"),
              .ask = ask_follow,
              .levels = 5,
              .items = question_items(),
              .called = question_item},
        Drill{.name = "imagine",
              .instruction = sentence("imagine-instruction"),
              .ask = ask_imagine,
              .levels = 4,
              .items = question_items(),
              .called = question_item},
        Drill{.name = "dictation",
              .instruction = sentence("dictation-instruction"),
              .ask = ask_dictation,
              .levels = 5},
        Drill{.name = "recall",
              .instruction = sentence("recall-instruction"),
              .ask = ask_recall,
              .levels = 6,
              .items = recall_items(),
              .called = recall_item},
        Drill{.name = "replay",
              .instruction = sentence("replay-instruction"),
              .ask = ask_replay,
              .levels = 5,
              .lacking = lacks_a_game},
        Drill{.name = "blindfold",
              .instruction = sentence("blindfold-instruction"),
              .ask = ask_blindfold,
              .levels = puzzle_levels,
              .items = puzzle::items(),
              .called = puzzle::item,
              .lacking = puzzle::lacking},
        Drill{.name = "finish",
              .instruction = sentence("finish-instruction"),
              .ask = ask_finish,
              .levels = 3,
              .items = finish_items(),
              .called = finish_item,
              .noted = finish_defender},
    };
    return {sentences, sentence("title"), drills};
}

}  // namespace client::train::memory
