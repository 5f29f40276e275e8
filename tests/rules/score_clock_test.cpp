// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/score_clock.hpp"

#include <catch2/catch.hpp>

using namespace std::chrono_literals;
using std::chrono::milliseconds;

TEST_CASE("clock times are read from comments", "[rules][score_clock][NOT-039]")
{
    struct Row {
        std::string_view comment;
        std::optional<milliseconds> time;
    };
    const auto row = GENERATE(values<Row>({
        {"[%clk 1:05:23]", 1h + 5min + 23s},
        {"[%clk 0:00:07.3]", 7300ms},
        {"[%clk 0:00:07.0459]", 7045ms},
        {"[%eval 0.17] [%clk 0:03:00] good", 3min},
        {"[%clk 3:00]", 3min},  // without hours
        {"[%clk 59]", 59s},
        {"[%clk  0:01:00 ]", 1min},
        {"[%clk 99999:59:59]", 99999h + 59min + 59s},
        {"[%clk]", std::nullopt},
        {"[%clk ]", std::nullopt},
        {"[%clk x]", std::nullopt},
        {"[%clk -0:01:00]", std::nullopt},
        {"[%clk 1:2:3:4]", std::nullopt},
        {"[%clk 123456:00:00]", std::nullopt},  // no clock shows that
        {"[%clk 0:01", std::nullopt},
        {"[%clk 0:01:", std::nullopt},
        {"[%emt 0:01:00]", std::nullopt},
        {"", std::nullopt},
    }));
    CAPTURE(row.comment);
    CHECK(rules::clock_in(row.comment) == row.time);
}

TEST_CASE("the time of a move is read from its comment", "[rules][score_clock][NOT-039]")
{
    CHECK(rules::elapsed_in("[%clk 0:03:00] [%emt 0:01:12]") == 72s);
    CHECK(rules::elapsed_in("[%clk 0:03:00]") == std::nullopt);
}

TEST_CASE("times are written so that they read the same", "[rules][score_clock][NOT-039]")
{
    CHECK(rules::clock_comment(1h + 5min + 23s) == "[%clk 1:05:23]");
    CHECK(rules::clock_comment(-5s) == "[%clk 0:00:00]");
    CHECK(rules::elapsed_comment(7050ms) == "[%emt 0:00:07.05]");
    for (const milliseconds time : {0ms, 1ms, 999ms, 60000ms, 36001007ms}) {
        CHECK(rules::clock_in(rules::clock_comment(time)) == time);
        CHECK(rules::elapsed_in(rules::elapsed_comment(time)) == time);
    }
}
