// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/train/drilling.hpp"

using namespace client::train;

TEST_CASE("of all moves only the one that is made corrects a slip, and a slip is never pressed",
          "[src][train][TRN-009]")
{
    tests::Drilling with;
    tests::each_question(
        "slip",
        [&](Task& task) {
            const auto model = task.model().front();
            const auto position = task.board()->position();
            CAPTURE(task.asked(with.teller).front().screen, model);
            if (model == "press") {
                CHECK(task.judge(with.teller, {"knight f three"}).mark == Mark::wrong);
                return;
            }
            const auto made = with.words.recogniser().hear(position, model).value().move;
            for (const auto move : position.legal_moves()) {
                const auto said = with.words.announcer().move(move_facts(position, move)).voice;
                CAPTURE(said);
                CHECK(task.judge(with.teller, {said}).mark ==
                      (move == made ? Mark::right : Mark::wrong));
            }
            CHECK(task.judge(with.teller, {"press"}).mark == Mark::wrong);
        },
        6);
}
