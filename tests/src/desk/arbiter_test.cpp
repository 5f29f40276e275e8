// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/rows.hpp"
#include "tests/src/desk/desk.hpp"

#include <set>

using namespace desk_tests;

TEST_CASE("every command of the arbiter is obeyed at the desk, and told with its article",
          "[src][desk][ARB-057][ARB-070]")
{
    using Lines = std::vector<std::string>;
    struct Row {
        Lines head;
        Lines before;
        std::string command;
        std::string told;  ///< how the answer begins
    };
    const Lines standard{"ruleset e18s", "time 40/90,30", "assistant white a"};
    const Lines hall{"ruleset e18rU", "time 15"};
    const Lines both_in_check{"ruleset e18rU", "time 15", "fen 4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1"};
    const Lines fallen{"ruleset e18s", "time 1/0:10,30", "watch hall", "counter off"};
    const Lines finish{"ruleset e09s", "time 1"};
    const std::string claims = "White claims a draw in the quickplay finish. ";
    const std::vector<Row> rows{
        {standard, {}, "arbiter stop", "White: 1 hour, 30 minutes. Black: 1 hour, 30 minutes. No"},
        {standard, {"arbiter stop"}, "arbiter go", "White: 1 hour, 30 minutes. Black: 1 hour, 30"},
        {standard, {}, "arbiter set white 5:00", "Time taken from White: 1 hour, 25 minutes. Arti"},
        {standard, {}, "arbiter add white 2", "Two minutes are added for White. Article 12.9\n"},
        {standard, {}, "arbiter take black 2", "Time taken from Black: 2 minutes. Article 12.9\n"},
        {standard, {}, "arbiter deduct white 10", "Time taken from White: 10 minutes. Article 6.2"},
        {standard, {"e4", ""}, "arbiter restore 0", "Position restored. Article 7.6\n"},
        {standard, {}, "arbiter warn white", "White: warning. Article 12.9\n"},
        {standard, {}, "arbiter fine black", "Black: fine. Article 12.9\n"},
        {standard, {}, "arbiter exclude white", "White: exclusion from the round. Article 12.9\n"},
        {standard, {}, "arbiter expel black", "Black: expulsion from the event. Article 12.9\n"},
        {standard,
         {},
         "arbiter device white",
         "A device that was not allowed. Black wins. Article 11.3.2"},
        {standard,
         {},
         "arbiter waive default white",
         "The default time does not count: White may still come. Article 6.7.1\n"},
        {standard, {}, "arbiter lose black", "Decision of the arbiter: White wins. Article 12.9"},
        {standard, {}, "arbiter draw", "Decision of the arbiter: draw. Article 12.9\n"},
        {standard, {}, "arbiter score 1/2 0", "Decision of the arbiter: 1/2-0. Article 12.9\n"},
        {hall, {"e2e5", "white press"}, "arbiter illegal", "Illegal move, first offence. Two min"},
        {fallen, {}, "arbiter flag", "White's flag has fallen. Article 6.8\nBlack wins on time. "},
        {fallen, {"e4", "", "time"}, "arbiter flags-unknown", "White's flag has fallen. Article"},
        {fallen,
         {"time"},
         "arbiter count-unknown",
         "White: 29 minutes, 30 seconds. Black: 10 seconds"},
        {finish, {"claim quickplay"}, "arbiter accept", claims + "The claim is correct. Article 1"},
        {finish, {"claim quickplay"}, "arbiter reject", claims + "The claim is incorrect. Article"},
        {finish, {"claim quickplay"}, "arbiter defer", claims + "The decision is postponed. Artic"},
    };
    // Of these it is asked below what they have changed.
    std::set<std::string> tried{"arbiter counter", "arbiter illegal-position",
                                "arbiter turn-board"};
    for (const auto& [head, before, command, told] : rows) {
        CAPTURE(command);
        Desk desk{head};
        const bool waits = head == fallen;  // until flags are down
        desk.type({"start"});
        desk.type(before, waits ? 20 : 0);
        CHECK_THAT(desk.says(command, waits ? 40 : 0), Catch::StartsWith(told));
        CHECK_THAT(desk.says("log", 40), Catch::Contains(" arbiter "));
        tried.emplace(desk.state().table.read(command).row->name);
    }
    Desk counted{standard};
    counted.type({"start", "arbiter counter white 12"});
    CHECK_THAT(counted.says("moves"), Catch::EndsWith("To the time control: 28 moves\n"));
    Desk awaited{both_in_check};
    awaited.type({"start", "arbiter illegal-position", "Kd1"});
    CHECK_FALSE(awaited.game()->outcome());
    Desk illegal{both_in_check};
    illegal.type({"start", "arbiter illegal-position", "Re7e6"});
    CHECK_THAT(illegal.says(""), Catch::Contains("Draw"));
    Desk turned{standard};
    turned.type({"start", "e4"});
    CHECK_THAT(turned.says("arbiter turn-board"), Catch::Contains("pawn e4. Black: king e8"));
    std::set<std::string> known;
    for (const auto& row : client::desk::desk_rows())
        if (row.topic == client::desk::row_of("arbiter go").topic)
            known.emplace(row.name);
    CHECK(tried == known);
}
