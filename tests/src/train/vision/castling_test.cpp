// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/train/drilling.hpp"

using namespace client::train;

TEST_CASE("castling is right to the sides where it is legal, and only so", "[src][train][TRN-004]")
{
    tests::Drilling with;
    tests::each_question("castling", [&](Task& task) {
        const auto board = task.board();
        if (!board)  // the highest level is kept in mind
            return;
        const auto& position = board->position();
        const bool is_short = position.castling(rules::Wing::short_side).has_value();
        const bool is_long = position.castling(rules::Wing::long_side).has_value();
        const auto right = [&](const char* said) {
            return task.judge(with.teller, {said}).mark == Mark::right;
        };
        CHECK(right("both") == (is_short && is_long));
        CHECK(right("short") == (is_short && !is_long));
        CHECK(right("long") == (!is_short && is_long));
        CHECK(right("none") == (!is_short && !is_long));
    });
}

TEST_CASE("why castling is forbidden is told of every side where it is", "[src][train][TRN-004]")
{
    tests::Drilling with;
    tests::each_question("castling", [&](Task& task) {
        const auto model = task.model().front();
        const std::size_t forbidden = model == "both" ? 0 : model == "none" ? 2 : 1;
        CHECK(task.solution(with.teller).size() == 1 + forbidden);
    });
}
