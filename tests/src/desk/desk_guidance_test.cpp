// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "tests/speech/shipped.hpp"
#include "tests/src/desk/desk.hpp"

using namespace desk_tests;
using rules::Color;

/// What the desk says to somebody who does not know how to go on.

TEST_CASE("who is asked whether he resigns answers in the words of the question", "[src][desk]")
{
    struct Row {
        std::string language;
        std::string resigns;
        std::string plays_on;
    };
    const auto row = GENERATE(values<Row>({
        {"en", "resign", "play on"},
        {"de", "aufgeben", "weiterspielen"},
        {"cs", "vzdávám se", "hraji dál"},
        {"sk", "vzdávam sa", "hrám ďalej"},
        {"sr", "predajem", "igram dalje"},
        {"sr-Cyrl", "предајем", "играм даље"},
    }));
    const auto& lexicon = shipped::lexicon(row.language);
    Desk desk{{"ruleset e18s", "time 5"}, row.language};
    desk.type({"start"});
    const auto question = desk.says("black gesture hand");
    CHECK_THAT(question, Catch::Contains(row.resigns) && Catch::Contains(row.plays_on));
    CHECK_THAT(desk.says(row.plays_on),
               Catch::StartsWith(lexicon.say("plays-on", {{"side", "black"}})));
    desk.type({"black gesture hand"});
    CHECK_THAT(desk.says(row.resigns),
               Catch::StartsWith(lexicon.say("result-resignation", {{"winner", "white"}})));
}

TEST_CASE("whatever is refused at the desk has a cause that is told", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "e4", "", "e5", ""});
    for (const auto& [line, answer] : std::vector<std::pair<std::string, std::string>>{
             {"start", "the game has begun already"},
             {"seal Nf3", "the game is not adjourned; adjourn begins that"},
             {"open", "the game is not adjourned; adjourn begins that"},
             {"resume", "the game is not adjourned; adjourn begins that"},
             {"envelope", "the game is not adjourned; adjourn begins that"},
             {"envelope lost", "the game is not adjourned; adjourn begins that"},
             {"position lost", "the game is not adjourned; adjourn begins that"},
             {"agree back", "no illegal move is to be seen"},
             {"undo", "moves are taken back in casual games only"},
             {"white verify", "no claim waits for a decision"},
             {"white plays-on", "nobody has asked the player"},
             {"white view-score",
              "the arbiter's score is shown in supervised rapid and blitz games "
              "only. Article A.3.2"},
             {"white sign", "the game is not over yet"},
             {"absent white", "that a player is away is noted before the start and while the game "
                              "is adjourned"},
             {"white arrives", "the player is at the board already"},
             {"arbiter deduct white 10", "time is taken off for an assistant only, and never from "
                                         "a disabled player. Article 6.2.6"},
             {"arbiter restore 4", "so many half-moves have not been made"},
             {"arbiter illegal", "no illegal move is to be seen"},
             {"arbiter illegal-position", "no illegal move is to be seen"},
             {"arbiter flag", "no flag has fallen that this could be about"},
             {"arbiter flags-unknown", "no flag has fallen that this could be about"},
             {"arbiter count-unknown", "no flag has fallen that this could be about"},
             {"arbiter accept", "no claim waits for a decision"},
             {"arbiter reject", "no claim waits for a decision"},
             {"arbiter defer", "no claim waits for a decision"},
             {"white place Q e5", "no pawn becomes a piece there"},
             {"white remove e6", "the square is empty"},
         })
        CHECK(desk.says(line) == (line.starts_with("seal") ? "seal" : line) + ": " + answer + "\n");
    desk.type({"arbiter stop"});
    for (const auto* const line : {"arbiter stop", "white stop illness", "adjourn"})
        CHECK(desk.says(line) == std::string{line} + ": the clocks are stopped; arbiter go starts "
                                                     "them again. Article 6.11\n");
}

TEST_CASE("a word behind arbiter that nobody knows is answered by all that are known",
          "[src][desk]")
{
    Desk desk{{"ruleset e18s"}};
    desk.type({"start"});
    for (const std::string line : {"arbiter", "arbiter dance"})
        CHECK_THAT(desk.says(line),
                   Catch::StartsWith(line + ": not understood\nThe arbiter, each behind arbiter: "
                                            "stop, go, set, "));
    Desk serbian{{"ruleset e18s"}, "sr"};
    CHECK_THAT(serbian.says("sudija"), Catch::Contains("zaustavi, nastavi"));
}

TEST_CASE("a word that nearly is a command is answered by that command", "[src][desk]")
{
    Desk german{{"ruleset e18s"}, "de"};
    CHECK(german.says("korrigieren Felix drei") ==
          "korrigieren Felix drei: nicht verstanden\n"
          "korrektur Felix drei: ein Versprecher wird berichtigt, bis die Uhr gedrückt ist\n");
    CHECK_THAT(german.says("weiß wiederholt Eva vier"), Catch::Contains("\nwiederholen "));
    Desk desk{{"ruleset e18s"}};
    CHECK_THAT(desk.says("announced e4"), Catch::Contains("\nannounce Springer Felix drei: "));
    CHECK(desk.says("hello") == "hello: not understood\n");
}

TEST_CASE("a move may be typed with its player in front", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5"}, "de"};
    desk.type({"beginn"});
    CHECK(desk.says("weiß Sf3") == "Springer Felix drei\n");
    CHECK(desk.says("weiß Sc3").starts_with("Sc3: "));
    CHECK(desk.says("black Nf6") == "Springer Felix sechs\n");
    CHECK(desk.says("schwarz hallo") == "schwarz hallo: nicht verstanden\n");
    CHECK(desk.game()->record().size() == 2);
}

TEST_CASE("a move that is typed twice is told to be made, with what comes next", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start", "Nf3"});
    for (const std::string line : {"Nf3", "g1f3", "Springer Felix drei"})
        CHECK_THAT(desk.says(line),
                   Catch::StartsWith(line + ": the move has been made already\nNext: Enter "
                                            "presses"));
    CHECK(desk.game()->record().size() == 1);
}

TEST_CASE("another move typed before the press is refused by its article, and told how to mend it",
          "[src][desk][TCH-015]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start", "e4"});
    for (const std::string line : {"d4", "e2e3", "Nf3"})
        CHECK(desk.says(line) ==
              line + ": the piece has been let go and stays where it is. Article 4.7\n"
                     "retract: take back the last command\n");
    CHECK(desk.says("e5") == "Bauer Eva fünf\n");  // a move of the opponent is one
    desk.type({""});
    desk.type({""});
    CHECK(desk.says("d7d5") == "d7d5: it is not your turn. Article 1.3\n");
    CHECK_THAT(desk.says("d4"), !Catch::Contains("retract"));
}

TEST_CASE("who takes up an own piece after the move is not taken for the opponent",
          "[src][desk][ANN-014]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white", "fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1"}};
    desk.type({"start", "lift h1", "place f1", "announce"});
    CHECK(desk.says("lift e1") == "lift e1: it is not your turn. Article 1.3\n");
    CHECK(desk.game()->state().act.touched.empty());
    desk.type({""});
    CHECK_THAT(desk.says("lift e8"), Catch::StartsWith("Black must move the piece on e8"));
}

TEST_CASE("an announcement against a touched piece is stopped before the move is made",
          "[src][desk][TCH-008]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white", "fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1"}};
    desk.type({"start", "lift h1", "lift e1"});
    CHECK_THAT(desk.says("place g1"), Catch::Contains("the touched piece must be moved"));
    CHECK(desk.says("announce kurze Rochade") ==
          "kurze Rochade: the touched piece must be moved. Article 4.3\n");
}

TEST_CASE("words that mean nothing, before a piece was moved, are a slip of the typist",
          "[src][desk][ANN-011]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start"});
    CHECK(desk.says("announce gibberish") == "announce gibberish: not understood\n");
    CHECK_FALSE(desk.game()->state().act.heard);
}

TEST_CASE("a slip of the typist is not what a correction mends", "[src][desk][ANN-013]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "announce Springer Felix drei", "announce xyzzy", "correct Hector drei",
               "lift g1", "place h3"});
    desk.type({"press"});
    CHECK(desk.game()->record().size() == 1);
    CHECK(desk.game()->record().back().san == "Nh3");
}

TEST_CASE("words against the move of a wrong claim are refused by the article of claims",
          "[src][desk][ARB-044]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "claim threefold Nf3", "arbiter go"});
    CHECK_THAT(desk.says("announce e4"), Catch::Contains("9.5.3") && !Catch::Contains("4.3"));
}

TEST_CASE("without a clock a stopped game is told as stopped", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time none"}};
    desk.type({"start"});
    const auto first = desk.says("arbiter stop");
    CHECK_THAT(desk.says("arbiter stop"), !Catch::Contains("no clock"));
    CHECK_THAT(desk.says("e4"), Catch::Contains("arbiter go"));
}

TEST_CASE("the press tells that another move was announced than stands on the board",
          "[src][desk][ANN-018]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "lift g1", "place f3", "announce Nh3"});
    CHECK(desk.says("") == "Nothing is pressed: White has announced a different move from the "
                           "one made on the board. Type correct and the right words. If the player "
                           "did press: white press\n");
}

TEST_CASE("the steps of a resumption are told one after the other", "[src][desk][ADJ-014][ADJ-020]")
{
    Desk desk{{"ruleset e18s", "time 5", "default 60"}};
    desk.type({"start", "adjourn", "seal e4", "", "absent black"});
    CHECK_THAT(desk.says("resume"),
               Catch::EndsWith("Next, when the player comes: white arrives or black arrives\n"));
    CHECK(desk.says("open") ==
          "open: the player is not at the board: white arrives or black arrives\n");
    CHECK(desk.says("black arrives") == "Next: open opens the envelope\n");
    desk.type({"retract", "retract"});
    desk.type({"black arrives", "retract", "retract", "envelope lost"});
    CHECK_THAT(desk.says("resume"), Catch::EndsWith("which is typed as any other\n"));
    CHECK(desk.says("open") ==
          "open: the envelope is lost: whoever sealed states the move. Article I.12.1\n");
}

TEST_CASE("a player who has not come is what the game waits for", "[src][desk][CLK-016]")
{
    Desk desk{{"ruleset e18s", "time 5", "default 60", "absent white"}};
    desk.type({"start"});
    CHECK_THAT(desk.says("help"), Catch::StartsWith("Next, when the player comes: white arrives"));
    CHECK_THAT(desk.says("white arrives"), Catch::StartsWith("Next: the move"));
}

TEST_CASE("a claim is made with its move in words, and binds to that move",
          "[src][desk][ARB-042][ARB-052]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white", "fen 8/8/8/8/8/4k3/8/R3K3 w - - 60 90"}};
    desk.type({"start"});
    CHECK(desk.says("claim fifty Turm Bella eins") ==
          "White claims the fifty-move rule. The claim is incorrect. Article 9.3.1\n"
          "Two minutes are added for Black. Article 9.5.3\n"
          "White offers a draw. Article 9.1.2\n"
          "White must play the move that was written for the claim. Article 9.5.3\n");
    CHECK(desk.says("Rc1") ==
          "Rc1: the move written for the claim must be played. Article 9.5.3\n");
    CHECK(desk.says("Rb1") == "Turm Bella eins\n");
}

TEST_CASE("a claim that is not admissible tells why", "[src][desk][ARB-044][ARB-045]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start"});
    CHECK(desk.says("black claim threefold") ==
          "Black claims a threefold repetition. The claim is not admissible: only the player to "
          "move may do that, while that player's own clock is running. Article 9.2\n");
    desk.type({"touch e2"});
    CHECK(desk.says("claim threefold") ==
          "White claims a threefold repetition. The claim is not admissible: a piece has been "
          "touched; it is possible again at the next move. Article 9.4\n");
}

TEST_CASE("a claim that waits for the arbiter is not called postponed", "[src][desk][ARB-066]")
{
    Desk desk{{"ruleset e18s", "time 1", "guideline-III on"}};
    desk.type({"start"});
    CHECK(desk.says("claim quickplay") == "White claims a draw in the quickplay finish. The "
                                          "arbiter decides. Article III.5\n"
                                          "The claim is not yet decided: arbiter accept or "
                                          "arbiter reject\n");
    CHECK(desk.says("arbiter defer") == "White claims a draw in the quickplay finish. The "
                                        "decision is postponed. Article III.5\n");
}

TEST_CASE("a clock that was set wrongly is claimed by its article, and stands until it is set",
          "[src][desk][CLK-033][ADJ-022]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start"});
    CHECK(desk.says("claim clock") ==
          "White claims that the clock was set wrongly. The arbiter decides. Article 6.10.2\n"
          "The claim is not yet decided: arbiter accept or arbiter reject\n");
    CHECK_THAT(desk.says("arbiter accept"), Catch::Contains("The claim is correct"));
    Desk resumed{{"ruleset e18s", "time 5"}};
    resumed.type({"start", "adjourn", "seal e4", "", "resume", "open", "e5", ""});
    resumed.type({"d4", "", "d5", ""});
    CHECK_THAT(resumed.says("claim clock"), Catch::Contains("not admissible. Article I.13\n"));
}

TEST_CASE("scores that nobody has brought are named when they are compared", "[src][desk][ANN-021]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "e4", "", "score white e4"});
    CHECK_THAT(desk.says("resolve"),
               Catch::EndsWith("No score of Black was brought: the record of the desk stands for "
                               "it. score black and the moves brings it\n"));
    CHECK(desk.says("score white") ==
          "score white: not understood\n"
          "score white 1. e4 e5: the score as this player brings it to the arbiter\n");
}

TEST_CASE("what is typed before the start or after the end is answered by that", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    CHECK(desk.says("Nf6") == "Nf6: the game has not started; start begins it\n");
    desk.type({"start", "white resign"});
    CHECK(desk.says("Nf6") == "Nf6: the game is over\n");
    CHECK(desk.says("gibberish") == "gibberish: not understood\n");
    CHECK(desk.says("resolve") == "resolve: the game is over\n");
}

TEST_CASE("a game that goes back tells where it stands now", "[src][desk][ARB-033]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start", "e4", "", "e5", ""});
    CHECK(desk.says("arbiter restore 1") ==
          "Position restored. Article 7.6\nMove 1, Black to move\n"
          "White: 5 minutes. Black: 5 minutes. Black's clock is running\n");
}

TEST_CASE("whoever takes a flag back hears that the clocks stand", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 0:10"}};
    desk.type({"start", "e4"});
    static_cast<void>(desk.tick(Desk::at(11)));
    REQUIRE(desk.game()->outcome());
    CHECK_THAT(desk.says("retract", 12),
               Catch::EndsWith("The clocks stand. arbiter go starts them again\n"));
}

TEST_CASE("the log keeps what was only noted", "[src][desk][ARB-071]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start"});
    desk.type({"arbiter counter white 12", "score white e4 e5", "adjust e2"}, 3);
    const auto log = desk.says("log", 4);
    CHECK_THAT(log, Catch::Contains("0:00:03 [4:57 5:00] arbiter counter white 12\n"));
    CHECK_THAT(log, Catch::Contains("0:00:03 [4:57 5:00] score white "));
    CHECK_THAT(log, Catch::Contains("0:00:03 [4:57 5:00] white adjust e2\n"));
}

TEST_CASE(
    "a sheet that the desk keeps has the letters of the table, and one that is written its own",
    "[src][desk][NOT-040]")
{
    Desk desk{{"ruleset e18s", "time 5"}, "de"};
    desk.type({"beginn", "Sf3", "", "Sf6", "", "schwarz schreiben Nf3"});
    CHECK(desk.says("formular weiß") == "1. Sf3 Sf6\n");
    CHECK(desk.says("formular schwarz") == "1. Nf3\n");
    CHECK_THAT(desk.says("formular"), Catch::StartsWith("formular: nicht verstanden\n"));
}
