// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/read/reader.hpp"

#include <catch2/catch.hpp>

namespace {

const std::string drawn = "1. e4 {[%csl Re5] [%cal Gf3e5] [%eval -0.3] [%emt 0:00:07] Look!} "
                          "e5 {[%clk 0:05:00]} 2. Nf3 *\n";

TEST_CASE("what is drawn beside a move is told with it, and not as it is written", "[src][read]")
{
    tests::Reader reader{drawn};
    (void)reader.open(1);
    CHECK(reader.type("forward").ends_with("pawn to e4\nLook!\narrow f3 to e5, e5 marked red\n"));
    CHECK(reader.type("forward").ends_with("pawn to e5\n"));
}

TEST_CASE("an evaluation and times are told when the comment is asked for", "[src][read]")
{
    tests::Reader reader{drawn};
    (void)reader.open(1);
    (void)reader.type("forward");
    CHECK(reader.type("comment") == "Look!\narrow f3 to e5, e5 marked red\nBlack is slightly "
                                    "better: 0.3\ntime taken 7 seconds\n");
    (void)reader.type("forward");
    CHECK(reader.type("comment") == "clock 5 minutes\n");
}

}  // namespace
