// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/desk/desk.hpp"

using namespace client::desk;
using namespace desk_tests;
using namespace rules;

/// What nobody is to hear at the desk: a move for the envelope, and in a tournament or a hall what
/// is legal.

TEST_CASE("what is typed for the envelope is secret, and everything else is not",
          "[src][desk][ADJ-006]")
{
    Desk desk{{"ruleset e18s", "time 90", "assistant white f", "blind white"}, "de"};
    CHECK_FALSE(desk.is_secret("e4"));
    desk.type({"start"});
    CHECK_FALSE(desk.is_secret("Sf3"));
    desk.type({"unterbrechen"});
    for (const auto* const typed : {"abgeben S", "versiegeln Springer", "seal Nf3",
                                    "assistent weiß abgeben Sf3", "S", "Sf3", "springer felix"})
        CHECK(desk.is_secret(typed));
    for (const auto* const typed : {"", "a", "abgeben", "versiegeln ", "sea", "hilfe", "zeit",
                                    "schiedsrichter anhalten", "umschlag"})
        CHECK_FALSE(desk.is_secret(typed));
    desk.type({"abgeben Sf3", ""});
    CHECK_FALSE(desk.is_secret("fortsetzen"));
    CHECK(desk.is_secret("versiegeln Sf3"));  // an earlier line that is called up again
}

TEST_CASE("whatever is typed while a move is sealed, the move is not said aloud",
          "[src][desk][ADJ-006]")
{
    Desk desk{{"ruleset e18s", "time 90"}};
    desk.type({"start", "adjourn"});
    for (const auto* const typed :
         {"white seal Nf3", "seel Nf3", "Nh5", "Nf3", "knight felix three", "e4 (=)"}) {
        CAPTURE(typed);
        CHECK(desk.is_secret(typed));
        const auto said = desk.says(typed);
        CHECK_FALSE(said.empty());
        for (const auto* const leak : {"Nf3", "Nh5", "felix", "e4", "h5"})
            CHECK_THAT(said, !Catch::Contains(leak));
    }
    CHECK(desk.says("seal Nf3 (=)") == "Noted\n");
    desk.type({"press", "resume", "open"});
    CHECK(desk.game()->record().back().san == "Nf3");
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
          "The envelope is opened. What is written is not one unambiguous legal move. Article I.7\n"
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
    REQUIRE(said(reply).front().cue);
    CHECK_THAT(desk.says("log"), Catch::EndsWith("white move Nd6\n"));
    CHECK_THAT(desk.says("black press") + desk.says("log"), !Catch::Contains("from e4 to d6"));
    CHECK_THAT(desk.says("", 1), Catch::Contains("Illegal move, first offence"));
}

TEST_CASE("in a hall nobody hears that a move was illegal, the log has it", "[src][desk][ARB-059]")
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

TEST_CASE("in a hall neither a castling nor a game that is taken over tells what is legal",
          "[src][desk][ARB-059]")
{
    const std::vector<std::string> hall{"ruleset e18rU", "time 15", "blind white"};
    auto castling = hall;
    castling.emplace_back("fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    auto no_castling = hall;
    no_castling.emplace_back("fen 4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    std::vector<std::string> told;
    for (const auto& head : {castling, no_castling}) {
        Desk desk{head};
        desk.type({"start", "lift e1"});
        told.push_back(desk.says("place g1"));
    }
    CHECK(told[0] == told[1]);

    Desk desk{{"ruleset e18rU", "time 15"}};
    desk.type({"start", "e2e5", "press"});
    Session again{in("en")};
    static_cast<void>(again.begin(desk.kept(), std::nullopt));
    const auto state = text(again.line("yes", begin));
    CHECK_THAT(state, Catch::Contains("Eva"));
    CHECK_THAT(state, !Catch::Contains("from e2 to e5"));
}

TEST_CASE("who replies to a misplaced piece has moved from what it left", "[src][desk][ARB-059]")
{
    const std::string unfinished = GENERATE("touch e4", "white press");
    Desk desk{{"ruleset e18bU", "time 5"}};
    desk.type({"start", "e4", "press", "Nf6", "press", unfinished});
    if (unfinished == "touch e4")
        desk.type({"release e6"});
    const auto reply = desk.says("black move f6d5");
    CHECK_THAT(reply, Catch::StartsWith("Springer David f"));
    CHECK_THAT(desk.says("log"), !Catch::Contains("from f6 to d5"));
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
    CHECK(desk.says("place g1") == "Still to be put: the rook on f1\n");  // legal or not
    CHECK_THAT(desk.says("log"), !Catch::Contains("White may make any legal move") &&
                                     !Catch::Contains("White must move") &&
                                     Catch::Contains("white lift e1\n"));
    desk.type({"place h1 rook"});
    desk.type({"white press"});
    CHECK_THAT(desk.says("log"), Catch::Contains("White must move the piece on e1"));
}

TEST_CASE("a move typed for the envelope is not taken without the word, and not said",
          "[src][desk][ADJ-001]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start"});
    CHECK_THAT(desk.says("adjourn"), Catch::EndsWith("Next: seal and the move, then press\n"));
    CHECK(desk.says("Nf3") == "Next: seal and the move, then press\n");
    CHECK_THAT(desk.says("log"), !Catch::Contains("Nf3"));
    desk.type({"seal Nf3", ""});
    CHECK(desk.game()->state().adjournment.stage == Stage::sealed);
}

TEST_CASE("a move is sealed in words as well as written, and nonsense is told until the press",
          "[src][desk][ADJ-002]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "e4", "", "adjourn"});
    CHECK_THAT(desk.says("seal gibberish"), Catch::EndsWith("It can be changed until the press\n"));
    CHECK_THAT(desk.says("seal springer felix sechs"), !Catch::Contains("cannot be read"));
    desk.type({"", "resume"});
    CHECK_THAT(desk.says("open"), Catch::Contains("Springer Felix sechs"));
    CHECK(desk.game()->record().back().san == "Nf6");
}

TEST_CASE("in a hall nobody is told of a flag that nobody has noticed, the log has it",
          "[src][desk][CLK-018][ARB-063]")
{
    Desk desk{{"ruleset e97b", "time 0:04"}};
    desk.type({"start"});
    CHECK(text(desk.tick(Desk::at(5))).empty());
    CHECK_THAT(desk.says("log"), Catch::Contains("0:00:04 [0:00 0:04]: White's flag has fallen"));
}

TEST_CASE("in a tournament the desk tells neither check nor rights nor counts, and logs who asked",
          "[src][desk][ARB-059][ARB-060]")
{
    Desk desk{{"ruleset e18s", "time 5", "tournament on", "blind black"}};
    desk.type({"start", "f3", "", "e5", "", "g4", ""});
    const std::string untold = ": in a tournament that is not told. Article 11.3.1\n";
    CHECK(desk.says("state") == "state" + untold);
    CHECK(desk.says("moves") == "moves" + untold);
    CHECK(desk.says("moves white") == "moves white" + untold);
    CHECK(desk.says("moves black").starts_with("White has completed: 2 moves"));
    const auto fen = desk.says("fen");
    CHECK(fen.ends_with("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b"));
    Desk checked{{"ruleset e18s", "tournament on"}};
    checked.type({"start", "f3", "e5", "a3"});
    CHECK(checked.says("Qh4").ends_with("Dame Hector vier\n"));
    CHECK_THAT(desk.says("log"),
               Catch::Contains("0:00:00 [5:00 5:00] moves black: White has completed") &&
                   Catch::Contains("0:00:00 [5:00 5:00] state" + untold));
}

TEST_CASE("in a tournament the log shows who looked at boards and papers, after a crash too",
          "[src][desk][ARB-059][ARB-060]")
{
    const std::vector<std::string> head{"ruleset e18s", "time 5", "tournament on"};
    Desk desk{head};
    desk.type({"start", "boards", "square g1", "sheet white", "pgn"}, 3);
    const auto log = desk.says("log", 4);
    CHECK_THAT(log, Catch::EndsWith("0:00:03 [5:00 5:00] boards\n0:00:03 [5:00 5:00] square g1\n"
                                    "0:00:03 [5:00 5:00] sheet white\n"
                                    "0:00:03 [5:00 5:00] pgn\n"));
    Session again{in("en")};
    static_cast<void>(again.begin(desk.kept(), std::nullopt));
    static_cast<void>(again.line("yes", Desk::at(5)));
    REQUIRE_FALSE(papers(again.line("log", Desk::at(6))).empty());
    CHECK(papers(again.line("log", Desk::at(6))).front().text.starts_with(log));
    Desk usual{{"ruleset e18s", "time 5"}};
    usual.type({"start", "boards"});
    CHECK_THAT(usual.says("log"), !Catch::Contains("boards"));
}

TEST_CASE("the sealed move of either side is told as it is opened", "[src][desk][ADJ-013][ADJ-011]")
{
    struct Row {
        std::vector<std::string> played;
        std::string sealed;
        std::string opened;
    };
    const auto row = GENERATE(values<Row>({
        {{}, "Nf3", "The envelope is opened. Article I.7\nSpringer Felix drei\n"},
        {{"e4", ""}, "Nf6", "The envelope is opened. Article I.7\nSpringer Felix sechs\n"},
        {{"e4", ""},
         "Nf5",
         "The envelope is opened. What is written is not one unambiguous legal move. Article "
         "I.7\n"},
    }));
    Desk desk{{"ruleset e18s", "time 90", "blind white"}};
    desk.type({"start"});
    desk.type(row.played);
    desk.type({"adjourn", "seal " + row.sealed, "", "resume"});
    CHECK_THAT(desk.says("open"), Catch::StartsWith(row.opened));
}
