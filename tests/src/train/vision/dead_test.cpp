// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/mating.hpp"
#include "tests/src/train/drilling.hpp"

using namespace client::train;

TEST_CASE("a position is called dead exactly when it is proved that nobody can mate",
          "[src][train][TRN-016]")
{
    tests::Drilling with;
    tests::each_question("dead", [&](Task& task) {
        const auto board = task.board();
        if (!board)  // the highest level is kept in mind
            return;
        const bool dead = is_dead(board->position()) == rules::Answer::yes;
        CHECK(task.judge(with.teller, {"yes"}).mark == (dead ? Mark::right : Mark::wrong));
        CHECK(task.judge(with.teller, {"no"}).mark == (dead ? Mark::wrong : Mark::right));
        CHECK(task.judge(with.teller, {"perhaps"}).mark == Mark::unclear);
    });
}
