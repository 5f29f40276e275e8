// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/san.hpp"
#include "tests/src/train/drilling.hpp"

using namespace client::train;

TEST_CASE("only the announced move is a repetition of it", "[src][train][TRN-009]")
{
    tests::Drilling with;
    tests::each_question(
        "repeater",
        [&](Task& task) {
            const auto position = task.board()->position();
            const auto first = with.words.recogniser().hear(position, task.model().front());
            for (const auto move : position.legal_moves())
                if (move != first.value().move) {
                    const auto san = write_san(position, move);
                    CAPTURE(task.model().front(), san);
                    CHECK(task.judge(with.teller, {san}).mark == Mark::wrong);
                }
        },
        3);
}

TEST_CASE("of all squares only those of the announced move carry it out", "[src][train][TRN-009]")
{
    tests::Drilling with;
    const auto& drill = *find_drill("repeater")->drill;
    for (int at = 0; at < 64; ++at) {
        Random random{5};
        const auto task = drill.ask({random, 1, 1});
        const auto model = task->model();
        REQUIRE(task->judge(with.teller, {model.at(0)}).mark == Mark::right);
        const auto from = model.at(1).substr(0, 3);
        const auto typed = from + rules::Square::at(at).name();
        CAPTURE(model.at(1), typed);
        CHECK(task->judge(with.teller, {typed}).mark ==
              (typed + " " == model.at(1) ? Mark::right : Mark::wrong));
    }
}
