// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/train/drilling.hpp"

using namespace client::train;

TEST_CASE("the colour of a square is asked, and only its own colour is right",
          "[src][train][TRN-001]")
{
    tests::Drilling with;
    tests::each_question("colour", [&](Task& task) {
        const auto asked = task.asked(with.teller).front().screen;
        const auto square = rules::Square::parse(asked.substr(0, 2)).value();
        const bool is_light = rules::light_squares.has(square);
        CAPTURE(asked);
        CHECK(task.judge(with.teller, {"light"}).mark == (is_light ? Mark::right : Mark::wrong));
        CHECK(task.judge(with.teller, {"dark"}).mark == (is_light ? Mark::wrong : Mark::right));
        CHECK(task.judge(with.teller, {"green"}).mark == Mark::unclear);
    });
}
