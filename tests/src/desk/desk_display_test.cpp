// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/desk/desk.hpp"

/// What a braille display has of the desk.

using namespace client::desk;
using namespace desk_tests;
using namespace rules;

TEST_CASE("on a braille display the desk tells in digits and short lines, its log in sentences",
          "[src][desk][braille]")
{
    Desk desk{{"ruleset e18s", "time 90", "blind white"}, "en", speech::Breadth::narrow};
    CHECK(desk.says("start") == "White: 1:30:00\nBlack: 1:30:00\nrunning: White\n");
    CHECK(desk.says("time", 21) == "White: 1:29:39\nBlack: 1:30:00\nrunning: White\n");
    CHECK(desk.says("arbiter add black 2", 22) == "Black +2:00. Article 12.9\n");
    CHECK(desk.says("white lift g1", 23) == "White: move g1\n");
    const auto log = desk.says("log", 30);
    CHECK_THAT(log, Catch::Contains("White: 1 hour, 29 minutes, 39 seconds. Black: 1 hour"));
    CHECK_THAT(log, Catch::Contains("Two minutes are added for Black"));
}

TEST_CASE("on a braille display a move stands first, with its number, and the voice has its words",
          "[src][desk][braille]")
{
    Desk desk{{"ruleset e18s", "time 90", "blind white"}, "en", speech::Breadth::narrow};
    desk.type({"start", "lift g1", "place f3"});
    const auto reply = desk.line("announce", Desk::at(1));
    CHECK(text(reply) == "1 Nf3\nAnnounced right\n");
    CHECK(said(reply).front().voice == "Springer Felix drei");
    desk.type({"", "repeat"}, 2);
    CHECK(desk.says("e5", 3) == "1... e5\n");
    desk.type({"", "e4", "", "d6", ""}, 4);
    CHECK_THAT(desk.says("Bb5", 7), Catch::StartsWith("3 Bb5+\n"));
    CHECK_THAT(desk.says("log", 8), Catch::Contains("Springer Felix drei"));
}

TEST_CASE("on a braille display the verdict on a claim stands first", "[src][desk][braille]")
{
    Desk desk{{"ruleset e18s", "time 90"}, "de", speech::Breadth::narrow};
    desk.type({"start"});
    CHECK_THAT(desk.says("white claim threefold"),
               Catch::StartsWith("unberechtigt\nWeiß reklamiert"));
}

TEST_CASE("in a tournament no display of the desk tells a check", "[src][desk][braille]")
{
    Desk desk{
        {"ruleset e18s", "time 90", "tournament on", "blind white"}, "en", speech::Breadth::narrow};
    desk.type({"start", "e4", "", "d6", ""});
    CHECK_THAT(desk.says("Bb5", 7), Catch::StartsWith("2 Bb5\n"));
}
