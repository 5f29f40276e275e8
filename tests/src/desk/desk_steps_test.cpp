// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/desk/desk.hpp"

/// One move at the desk, step by step: what the hand has done, what was announced and repeated,
/// and what is still to be done.

using namespace client::desk;
using namespace desk_tests;
using namespace rules;

TEST_CASE("pressing twice, by keys that repeat or strike together, never passes the clock wrongly",
          "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start", "e4"});
    static_cast<void>(desk.key("press", Desk::at(1)));
    REQUIRE(desk.game()->clock().running() == Color::black);
    const auto before = desk.game()->state();
    const std::string refusal =
        "Nothing is pressed: Black has made no move. If the player did press: black press\n";
    for (const auto* const command : {"press", "black press"})
        CHECK(text(desk.key(command, Desk::at(1))) == refusal);
    CHECK(text(desk.key("white press", Desk::at(1))) ==
          "Nothing is pressed: White has made no move. If the player did press: white press\n");
    CHECK(desk.says("", 1) == refusal);
    CHECK(desk.says("press", 1) == refusal);
    CHECK(desk.game()->state() == before);
    Desk misplaced{{"ruleset e18s", "time 5"}};
    misplaced.type({"start", "e2e5"});
    CHECK(text(misplaced.key("black press", Desk::at(1))) ==
          "Nothing is pressed: Black has made no move. If the player did press: black press\n");
    CHECK(misplaced.game()->state().illegal_moves[Color::white] == 0);
    // Who is said to have pressed without a move, has.
    CHECK_THAT(desk.says("black press", 2), Catch::Contains("Article 7.5.3"));
}

TEST_CASE("the key of the repetition repeats what was announced, whatever stands on the board",
          "[src][desk][ANN-012][ANN-019]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "lift g1", "place f3", "announce Springer Hector drei", "white press"});
    CHECK(text(desk.key("repeat", Desk::at(1))) == "Repeated correctly\n");
    static_cast<void>(desk.key("executed", Desk::at(2)));
    CHECK_THAT(desk.says("boards", 3), Catch::StartsWith("The boards differ on f3, h3\n"));
}

TEST_CASE("a repetition is not that of the move before, once a piece has been put",
          "[src][desk][ANN-012][ANN-013]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "e4", "", "e5", "", "lift g1", "place f3"});
    CHECK(text(desk.key("repeat", Desk::at(1))) ==
          "repeat: the move has not been announced. Article D.2.3\n");
    CHECK(desk.says("white repeat Eva fünf", 2) == "Repeated correctly\n");
    desk.type({"announce"}, 3);
    CHECK(text(desk.key("repeat", Desk::at(4))) == "Repeated correctly\n");
}

TEST_CASE("keys that repeat take no step twice", "[src][desk][ANN-013]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "lift g1", "place f3"});
    CHECK(text(desk.key("announce", Desk::at(1))) == "Announced correctly\nSpringer Felix drei\n");
    for (const auto* const command : {"announce", "repeat", "executed"}) {
        CAPTURE(command);
        static_cast<void>(desk.key(command, Desk::at(2)));
        const auto once = desk.game()->state();
        static_cast<void>(desk.key(command, Desk::at(2)));
        CHECK(desk.game()->state() == once);
    }
    CHECK(desk.game()->record().size() == 1);
}

TEST_CASE("the press waits for the repetition where that is settled", "[src][desk][ANN-016]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white", "press-waits-for-repeat on"}};
    desk.type({"start"});
    desk.type({"e4"}, 1);
    const std::string waits = ": the opponent has not yet repeated the move. Please repeat\n";
    CHECK(desk.says("press", 2) == "press" + waits);
    CHECK(desk.says("", 2) == "press" + waits);
    CHECK(text(desk.key("white press", Desk::at(2))) == "white press" + waits);
    CHECK(desk.game()->clock().running() == Color::white);
    desk.type({"repeat e4"}, 3);
    CHECK(desk.says("", 4) == "White has completed the move\n");
}

TEST_CASE("announcements and repetitions are understood in any words and any notation",
          "[src][desk][ANN-011][ANN-012]")
{
    for (const auto* const words : {"Springer Felix drei", "knight f 3", "jezdec na f3", "Nf3",
                                    "Sf3", "g1f3", "skakač na f3", "7163"}) {
        CAPTURE(words);
        Desk desk{{"ruleset e18s", "time 5", "blind white"}, "de"};
        desk.type({"start", "lift g1", "place f3"});
        CHECK(desk.says("ansagen " + std::string{words}) ==
              "Richtig angesagt\nSpringer Felix drei\n");
        CHECK(desk.says("wiederholen " + std::string{words}) == "Richtig wiederholt\n");
    }
}

TEST_CASE("a board shows what the hand has done on it, legal or not", "[src][desk][ANN-019]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "lift g1", "place g3"});
    CHECK_THAT(desk.says("boards"), Catch::StartsWith("The boards differ on g1, g3\n"));
    desk.type({"announce"});
    CHECK_THAT(desk.says("boards"), Catch::StartsWith("The boards differ on g1, g3\n"));
    Desk capture{{"ruleset e18s", "time 5", "blind white"}};
    capture.type({"start", "e4", "executed", "", "d5", "executed", "", "lift e4", "remove d5"});
    CHECK_THAT(capture.says("boards"), Catch::StartsWith("The boards differ on d5\n"));
    capture.type({"place d5"});
    CHECK_THAT(capture.says("boards"), Catch::StartsWith("The boards differ on e4, d5\n"));
    Desk promoted{{"fen 8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "blind white"}};
    promoted.type({"start", "lift e7", "remove e7", "place N e8"});
    CHECK_THAT(promoted.says("boards"),
               Catch::Contains("Board of White\n8 -+-+N+-+\n7 +-+-+-+-\n"));
}

TEST_CASE("an illegal move announced as it stands is ruled illegal and nothing else",
          "[src][desk][ANN-017]")
{
    for (const auto* const line :
         {"announce Springer Gustav drei", "announce knight to g 3", "announce Ng3",
          "announce Springer Gustav eins nach Gustav drei", "announce g1g3", "announce"}) {
        CAPTURE(line);
        Desk desk{{"ruleset e18s", "time 5", "blind white"}};
        desk.type({"start", "lift g1", "place g3"});
        CHECK_THAT(desk.says(line), Catch::StartsWith("Announced correctly\n"));
        CHECK(desk.says("", 1) ==
              "Illegal move, first offence. Two minutes are added for Black. Article "
              "7.5.5\n"
              "Position restored. Article 7.5.1\n"
              "White must move the piece on g1. Article 4.3\n");
        Session later{in("en")};  // by what was understood, whatever is spoken then
        static_cast<void>(later.begin(desk.kept(), std::nullopt));
        static_cast<void>(later.line("yes", begin));
        CHECK(later.game()->state().illegal_moves == desk.game()->state().illegal_moves);
        CHECK_THAT(text(later.line("log", begin)), !Catch::Contains("differs"));
    }
    Desk german{{"ruleset e18s", "time 5", "blind white"}, "de"};
    german.type({"start", "lift g1", "place g3"});
    CHECK_THAT(german.says("ansagen Sg3"), Catch::StartsWith("Richtig angesagt\n"));
    Desk other{{"ruleset e18s", "time 5", "blind white"}};
    other.type({"start", "lift g1", "place g3"});
    CHECK(other.says("announce Springer Hector drei") ==
          "The announcement differs from the move on the board\n");
    CHECK_THAT(other.says("white press", 1), Catch::Contains("Article D.2.8"));
}

TEST_CASE("a piece placed where the opponent's stands has captured it", "[src][desk][ANN-015]")
{
    const auto at_d5 = [] {
        Desk desk{{"fen 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "time 5", "blind white"}};
        desk.type({"start", "lift e4"});
        return desk;
    };
    Desk desk = at_d5();
    CHECK(desk.says("place d5", 1) == "Noted\n");
    CHECK(desk.says("announce", 2) == "Announced correctly\nBauer Eva schlägt David fünf\n");
    CHECK_THAT(desk.says("", 3), !Catch::Contains("Nothing is pressed"));
    CHECK(desk.game()->clock().running() == Color::black);
    CHECK_THAT(desk.says("log"), Catch::Contains("white remove d5"));

    Desk slip = at_d5();
    const auto before = slip.game()->state();
    slip.type({"place d5", "retract"}, 1);
    CHECK(slip.game()->state() == before);
    Session later{in("en")};
    static_cast<void>(later.begin(slip.kept(), std::nullopt));
    static_cast<void>(later.line("yes", begin));
    CHECK(later.game()->state().act == before.act);
}

TEST_CASE("a piece that was let go captures nothing more", "[src][desk][ANN-015][TCH-015]")
{
    Desk desk{{"fen 4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1", "time 5", "blind white"}};
    desk.type({"start", "lift e4", "place d5"});
    CHECK_THAT(desk.says("place f5"), Catch::StartsWith("f5: the piece has been let go"));
    CHECK_THAT(desk.says("log"), !Catch::Contains("remove f5"));
    CHECK_THAT(desk.says("square f5"), Catch::StartsWith("black pawn on f5"));
}

TEST_CASE("promotions are taken piece by piece, with and without a capture",
          "[src][desk][ANN-015][TCH-019]")
{
    for (const auto* const line : {"place Q e8", "place Q d8"}) {
        CAPTURE(line);
        Desk desk{{"fen 3r4/4P3/8/8/8/7p/k7/4K3 w - - 0 1", "time 5", "blind white"}};
        desk.type({"start", "lift e7", line});
        CHECK_THAT(desk.says("announce"), Catch::StartsWith("Announced correctly\n"));
        CHECK(desk.game()->record().size() == 1);
    }
    Desk desk{{"fen 3r4/4P3/8/8/8/7p/k7/4K3 w - - 0 1", "time 5", "blind white"}};
    desk.type({"start"});
    CHECK(desk.says("place Q e8") == "Still to be taken off: the pawn that is promoted\n");
}

TEST_CASE("what is still to be done on the board for a move is told, and asked by the press",
          "[src][desk][ANN-015]")
{
    struct Unfinished {
        std::string fen;
        std::string first;
        std::string second;
        std::string missing;
        std::vector<std::string> rest;
    };
    const std::vector<Unfinished> moves{
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
         "lift e5",
         "place d6",
         "Still to be taken off: the piece on d5",
         {"remove d5"}},
        {"4k3/8/8/8/8/8/8/4K2R w K - 0 1",
         "lift e1",
         "place g1",
         "Still to be put: the rook on f1",
         {"lift h1", "place f1"}},
    };
    for (const auto& [fen, first, second, missing, rest] : moves) {
        CAPTURE(fen);
        Desk desk{{"fen " + fen, "time 5", "blind white"}};
        desk.type({"start", first});
        CHECK(desk.says(second, 1) == missing + "\n");
        CHECK(desk.says("announce", 2) == "Announced correctly\n" + missing + "\n");
        CHECK(desk.says("", 3) == "Nothing is pressed: the move of White is not finished. " +
                                      missing + ". If the player did press: white press\n");
        CHECK(desk.game()->clock().running() == Color::white);
        desk.type(rest, 4);
        CHECK(desk.game()->record().size() == 1);
        desk.type({""}, 5);
        CHECK(desk.game()->clock().running() == Color::black);
    }
}

TEST_CASE("a move announced before its piece is moved is told as such", "[src][desk][ANN-015]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start"});
    CHECK(desk.says("announce Nf3") == "Announced before a piece was moved\n");
    CHECK(desk.says("announce Springer") == "The announcement is incomplete\n");
    CHECK(desk.says("announce Nf3") == "Announced before a piece was moved\n");
    desk.type({"lift g1"});
    CHECK(desk.says("place f3") == "Springer Felix drei\n");
}

TEST_CASE("a promotion announced while the pawn stands there does not differ from it",
          "[src][desk][ANN-015][ANN-017]")
{
    Desk desk{{"fen 8/1P6/8/8/8/7p/k7/4K3 w - - 0 1", "time 5", "blind white"}};
    desk.type({"start", "lift b7", "place b8"});
    CHECK(desk.says("announce bauer bella acht, dame") ==
          "Announced correctly\nStill to be put: the new piece on b8\n");
    CHECK(desk.says("place Q b8") == "Bauer Bella acht, Dame\n");
    Desk other{{"fen 8/1P6/8/8/8/7p/k7/4K3 w - - 0 1", "time 5", "blind white"}};
    other.type({"start", "lift b7", "place b8", "announce bauer bella acht, dame", "place R b8"});
    CHECK(other.game()->record().empty());
    CHECK_THAT(other.says("white press", 1), Catch::Contains("differs from the move"));
}

TEST_CASE("only two squares are an illegal move, a short form that is none is a slip of the typist",
          "[src][desk][ANN-017]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start"});
    for (const auto* const line : {"e5", "Nf6", "eva fünf"}) {
        CAPTURE(line);
        CHECK_THAT(desk.says(line), Catch::Contains("can reach"));
        CHECK(desk.game()->record().empty());
    }
    CHECK(desk.says("e2e5") == "Bauer Eva fünf\n");
}

TEST_CASE("castling through pieces is refused by its cause", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start"});
    CHECK_THAT(desk.says("O-O"), Catch::Contains("a piece stands between king and rook"));
    CHECK(desk.game()->record().empty());
}

TEST_CASE("nobody hears that a piece may not stand where it was put, it may go back",
          "[src][desk][TCH-015][ARB-075]")
{
    Desk desk{{"fen 4k3/8/8/8/8/8/8/r3K2R w K - 0 1", "time 5", "blind white"}};
    desk.type({"start", "lift h1", "place f1"});
    CHECK_THAT(desk.says("lift e1"), !Catch::Contains("may not stand"));
    desk.type({"lift f1", "place h1", "place e2"});
    CHECK(desk.says("announce") == "Announced correctly\nKönig Eva zwei\n");
}

TEST_CASE("a piece that may not be moved is refused when it is placed, before any words",
          "[src][desk][TCH-003]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "lift g1", "lift b1"});
    CHECK_THAT(desk.says("place c3"), Catch::Contains("the touched piece must be moved"));
}

TEST_CASE("a pawn that nobody has promoted cannot be announced by what stands on the board",
          "[src][desk][ANN-017]")
{
    Desk desk{{"fen 8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "time 5", "blind white"}};
    desk.type({"start", "lift e7"});
    const std::string missing = "Still to be put: the new piece on e8\n";
    CHECK(desk.says("place e8") == missing);
    CHECK(desk.says("announce") == "The announcement is incomplete\n" + missing);
}

TEST_CASE("an illegal move happens at the board as it is written, and nonsense has its reason",
          "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start", "e4", "", "e5", ""});
    CHECK(desk.says("Ke3") == "Ke3: no king can reach e3\n");
    CHECK(desk.says("Ke1-e3") == "König Eva drei\n");
    CHECK_THAT(desk.says(""), Catch::Contains("Illegal move, first offence"));
    desk.type({"Ke2", ""});
    CHECK(desk.says("Nd4") == "Nd4: no knight can reach d4\n");
    CHECK(desk.says("hello") == "hello: not understood\n");
    Desk tournament{{"ruleset e18s", "tournament on"}};
    tournament.type({"start"});
    CHECK(tournament.says("Nd4") == "Nd4: illegal\n");
}
