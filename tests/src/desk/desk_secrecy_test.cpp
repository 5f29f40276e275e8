// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/desk/desk.hpp"

using namespace desk_tests;

/// What nobody is to hear at the desk: a move for the envelope, and in a tournament or a hall what
/// is legal.

TEST_CASE("what is typed for the envelope is secret, and everything else is not",
          "[src][desk][ADJ-006]")
{
    Desk desk{{"ruleset e18s", "time 90", "assistant white f", "blind white"}, "de"};
    CHECK_FALSE(desk.is_secret("e4"));
    desk.type({"start"});
    CHECK_FALSE(desk.is_secret("Sf3"));
    desk.type({"abbrechen"});
    for (const auto* const typed : {"versiegeln S", "versiegeln Springer", "seal Nf3",
                                    "assistent weiß versiegeln Sf3", "S", "Sf3", "springer felix"})
        CHECK(desk.is_secret(typed));
    for (const auto* const typed : {"", "v", "versiegeln", "versiegeln ", "sea", "hilfe", "zeit",
                                    "schiedsrichter anhalten", "umschlag"})
        CHECK_FALSE(desk.is_secret(typed));
    desk.type({"versiegeln Sf3", ""});
    CHECK_FALSE(desk.is_secret("fortsetzen"));
    CHECK(desk.is_secret("versiegeln Sf3"));  // an earlier line that is called up again
}

TEST_CASE("a move that may not be sealed is refused without being said", "[src][desk][ADJ-006]")
{
    Desk desk{{"ruleset e18s", "time 90"}};
    desk.type({"start", "touch e2", "adjourn"});
    CHECK(desk.says("seal Nf3") == "seal: the touched piece must be moved. Article 4.3\n");
    CHECK_THAT(desk.says("log"), !Catch::Contains("Nf3"));
}

TEST_CASE("what names no square is no move for the envelope, and can still be changed",
          "[src][desk][ADJ-002]")
{
    Desk desk{{"ruleset e18s", "time 90"}};
    desk.type({"start", "adjourn"});
    const std::string unread =
        "What was sealed cannot be read as a move. It can be changed until the press\n";
    CHECK(desk.says("seal Qz9") == unread);
    CHECK(desk.says("seal Nf9") == unread);
    CHECK(desk.says("seal Nf6") == "Noted\n");  // whether it is legal is not told
}

TEST_CASE("a sealed move that does not count is read out to both players", "[src][desk][ADJ-011]")
{
    Desk desk{{"ruleset e18s", "time 90"}};
    desk.type({"start", "adjourn", "seal Nf6", "", "resume"});
    CHECK(desk.says("open") ==
          "The sealed move is opened. It is no single legal move. Article I.7\n"
          "In the envelope stands: Nf6\n"
          "Sealed move not valid. Black wins. Article I.8\n");
}

TEST_CASE("in a tournament an illegal move is told like any other until the press",
          "[src][desk][ARB-059]")
{
    Desk desk{{"ruleset e18s", "time 90", "tournament on", "blind white",
               "fen 4r1k1/8/8/3p4/4N3/8/8/R3K2R w KQ - 0 1"}};
    desk.type({"start"});
    const auto reply = desk.line("Nd6", begin);
    CHECK(text(reply) == "Springer David sechs\n");
    REQUIRE(reply.said.front().cue);
    CHECK_THAT(desk.says("", 1), Catch::Contains("Illegal move, first offence"));
}

TEST_CASE("in a hall nobody hears that a move was illegal; the log has it", "[src][desk][ARB-059]")
{
    Desk desk{{"ruleset e18rU", "time 30"}};
    desk.type({"start"});
    CHECK(desk.says("e2e5") == "Bauer Eva fünf\n");
    CHECK(desk.says("", 1) == "White has completed the move\n");
    CHECK_THAT(desk.says("log"), Catch::Contains("White has moved from e2 to e5"));
    CHECK_THAT(desk.says("black claim illegal", 2), Catch::Contains("The claim is correct"));
    Desk checked{{"ruleset e18rU", "time 30", "fen 4r1k1/8/8/8/8/5N2/8/4K3 w - - 0 1"}};
    checked.type({"start", "f3d4", ""});
    CHECK(checked.says("Kf7") == "König Felix sieben\n");  // on a board that is no lawful one
}

TEST_CASE("in a tournament a touch does not tell which pieces can move, nor a king that he castles",
          "[src][desk][ARB-059]")
{
    const std::vector<std::string> head{"ruleset e18s", "time 90", "blind white",
                                        "fen 4r1k1/8/8/3p4/4N3/8/8/R3K2R w KQ - 0 1"};
    auto strict = head;
    strict.emplace_back("tournament on");
    Desk usual{head};
    usual.type({"start"});
    CHECK(usual.says("lift e4") == "White may make any legal move\n");
    Desk desk{strict};
    desk.type({"start"});
    CHECK(desk.says("lift e4") == "Noted\n");
    desk.type({"place e4"});
    CHECK(desk.says("lift e1") == "Noted\n");
    CHECK(desk.says("place g1") == "Noted\n");
    CHECK_THAT(desk.says("log"), Catch::Contains("White must move the piece on e1"));
}
