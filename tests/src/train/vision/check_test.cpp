// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/train/drilling.hpp"

using namespace client::train;

TEST_CASE("check, mate, stalemate or none is right exactly when the position is that",
          "[src][train][TRN-006]")
{
    tests::Drilling with;
    tests::each_question("check", [&](Task& task) {
        const auto board = task.board();
        if (!board)  // the highest level is kept in mind
            return;
        const auto& position = board->position();
        const bool quiet = !position.in_check() && position.has_legal_move();
        const bool check = position.in_check() && position.has_legal_move();
        const auto mark = [&](const char* said) {
            return task.judge(with.teller, {said}).mark == Mark::right;
        };
        CHECK(mark("check") == check);
        CHECK(mark("mate") == position.is_mate());
        CHECK(mark("stalemate") == position.is_stalemate());
        CHECK(mark("none") == quiet);
        CHECK(task.judge(with.teller, {"draw"}).mark == Mark::unclear);
    });
}

TEST_CASE("in mind, too, only one answer of the four is right", "[src][train][TRN-006]")
{
    tests::Drilling with;
    tests::each_question("check", [&](Task& task) {
        int right = 0;
        for (const auto* const said : {"check", "mate", "stalemate", "none"})
            right += task.judge(with.teller, {said}).mark == Mark::right ? 1 : 0;
        CHECK(right == 1);
    });
}
