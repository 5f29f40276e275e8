// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/train/drilling.hpp"

using namespace client::train;

TEST_CASE("a pawn may be taken en passant exactly when that is a legal move",
          "[src][train][TRN-005]")
{
    tests::Drilling with;
    tests::each_question("enpassant", [&](Task& task) {
        const auto board = task.board();
        if (!board)  // the highest level is kept in mind
            return;
        const bool legal = board->position().en_passant().has_value();
        CHECK(task.judge(with.teller, {"yes"}).mark == (legal ? Mark::right : Mark::wrong));
        CHECK(task.judge(with.teller, {"no"}).mark == (legal ? Mark::wrong : Mark::right));
        CHECK(task.judge(with.teller, {"perhaps"}).mark == Mark::unclear);
    });
}

TEST_CASE("whether the pawn has just made two steps is told before it is asked",
          "[src][train][TRN-005]")
{
    tests::Drilling with;
    tests::each_question("enpassant", [&](Task& task) {
        const auto board = task.board();
        if (!board)
            return;
        const auto lines = task.asked(with.teller);
        const bool just = board->position().en_passant_candidate().any();
        CHECK_THAT(lines.at(lines.size() - 2).screen,
                   Catch::StartsWith(just ? "The pawn has just gone" : "The pawn has been on"));
    });
}
