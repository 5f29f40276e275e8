// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/code_points.hpp"
#include "speech/braille.hpp"
#include "src/desk/articles.hpp"
#include "src/script/commands.hpp"
#include "src/script/words.hpp"
#include "tests/laws/cases.hpp"
#include "tests/src/desk/desk.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <fstream>

namespace {

using namespace client::desk;
using namespace desk_tests;
using namespace rules;
using Lines = std::vector<std::string>;

/// A dialogue as a file has it: what is typed stands after its time, a key in angle brackets, what
/// is heard after a bar.
std::string played(const std::string& path)
{
    Lines lines;
    std::optional<Desk> desk;
    std::string all;
    for (const std::string& line : laws_tests::lines(laws_tests::contents(path))) {
        if (line.starts_with('|'))
            continue;
        all += line + '\n';
        if (line.empty() || line.starts_with('#'))
            continue;
        if (!line.starts_with('@')) {
            lines.push_back(line);
            continue;
        }
        if (!desk)
            desk.emplace(lines);
        client::script::Words words{line};
        const auto at = client::script::read_instant(words.next().substr(1));
        REQUIRE(at);
        auto typed = words.rest();
        const bool key = typed.starts_with('<');
        if (key)
            typed = typed.substr(1, typed.size() - 2);
        const auto reply = key ? desk->key(typed, *at) : desk->line(typed, *at);
        for (const auto& said : laws_tests::lines(text(reply)))
            all += "| " + said + '\n';
    }
    return all;
}

}  // namespace

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
    CHECK(reply.said.front().voice == "Springer Felix drei");
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

TEST_CASE("whole games at the desk are told as their dialogues say",
          "[src][desk][ANN-012][ANN-013][ANN-015][ANN-018][ANN-022][ANN-032][ARB-005][ARB-049]")
{
    const std::string name = GENERATE("blind-sighted", "one-key-a-step", "claims", "two-boards");
    const std::string path = "tests/src/desk/" + name + ".dialogue";
    if (name == "blind-sighted" && !speech::braille::has_literary()) {  // it has a braille sheet
        WARN("skipped: this program was built without liblouis");
        return;
    }
    const auto now = played(path);
    if (std::getenv("ANNABELLA_WRITE_DIALOGUES") != nullptr)
        std::ofstream{path} << now;
    CHECK(now == laws_tests::contents(path));
}

TEST_CASE("wrong order and nonsense change nothing at the desk", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    CHECK(desk.says("e4") == "e4: the game has not started; start begins it\n");
    desk.type({"start"});
    const auto before = desk.game()->state();
    for (const auto* const line : {"black press",    "black move e5",
                                   "executed",       "white repeat e4",
                                   "gibberish",      "lift z9",
                                   "accept",         "white accept",
                                   "arbiter accept", "open",
                                   "resume",         "place e4",
                                   "announce",       "repeat",
                                   "correct e4",     "lift",
                                   "white",          "arbiter",
                                   "arbiter add",    "time red",
                                   "seal",           "sheet",
                                   "export",         "help gibberish",
                                   "stop",           "\t",
                                   "press",          ""}) {
        CAPTURE(line);
        CHECK_FALSE(desk.says(line, 1).empty());
        auto now = desk.game()->state();
        now.now = before.now;
        CHECK(now == before);
    }
}

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

TEST_CASE("a draw is offered with the move, by its words or by the sign of the sheets",
          "[src][desk][ANN-041][ARB-034]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "lift e2", "place e4"});
    CHECK(desk.says("announce Bauer Eva vier. Ich biete Remis an", 1) ==
          "Announced correctly\nBauer Eva vier\nWhite offers a draw. Article 9.1.2\n");
    desk.type({"", "repeat", "black decline"}, 2);
    CHECK(desk.says("e5 (=)", 3) == "Bauer Eva fünf\nBlack offers a draw. Article 9.1.2\n");
    CHECK(desk.game()->state().offer == rules::Color::black);
    CHECK_THAT(desk.says("sheet white", 4), Catch::Contains("1. e4 (=) e5 (=)"));
    Desk typed{{"ruleset e18s", "time 5", "blind white"}};
    typed.type({"start"});
    CHECK(typed.says("Springer Felix drei. Ich biete Remis an", 1) ==
          "Springer Felix drei\nWhite offers a draw. Article 9.1.2\n");
}

TEST_CASE("nothing is offered with a move that is not made", "[src][desk][ANN-041]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "lift g1", "place f3"});
    desk.type({"announce Springer Hector drei. Ich biete Remis an", "Ke3 (=)"}, 1);
    CHECK_FALSE(desk.game()->state().offer);
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

TEST_CASE("a slip of the arbiter is taken back, and the log says so", "[src][desk][ARB-071]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start"});
    desk.type({"arbiter lose white"}, 5);
    REQUIRE(desk.game()->outcome());
    desk.type({"executed", "time"}, 6);  // refused, or only asked: not what is taken back
    CHECK(desk.says("retract", 8) ==
          "Taken back: arbiter score 0-1\n"
          "White: 4 minutes, 52 seconds. Black: 5 minutes. White's clock is running\n");
    CHECK_FALSE(desk.game()->outcome());
    CHECK(desk.game()->clock().left(Color::white, Desk::at(10)) == 5min - 10s);
    CHECK(desk.says("log", 9).ends_with("0:00:08 retract: arbiter score 0-1\n"));
    CHECK(desk.says("retract", 9) == "Taken back: start\n");
    CHECK(desk.says("retract", 9) == "There is nothing to take back\n");
}

TEST_CASE("against a hearing-impaired player the desk demands an assistant", "[src][desk][ANN-034]")
{
    Desk desk{{"ruleset e18s", "blind white", "deaf black"}};
    CHECK(desk.says("start") == "An assistant is required. Article D.2.11\n");
    Desk earlier{{"ruleset e09s", "blind white", "deaf black"}};
    CHECK_THAT(earlier.says("start"), !Catch::Contains("required"));
}

TEST_CASE("both boards are kept: what differs is what was announced and executed otherwise",
          "[src][desk][ANN-019][ANN-020]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "lift g1", "place f3"});
    CHECK_THAT(desk.says("boards"), Catch::StartsWith("The boards differ on g1, f3\n"));
    desk.type({"announce"});
    CHECK_THAT(desk.says("boards"), Catch::StartsWith("The boards differ on g1, f3\n"));
    desk.type({"repeat", "executed"});
    CHECK_THAT(desk.says("boards"), Catch::StartsWith("Both boards are the same\n"));
    desk.type({"", "d5", ""});
    // Pressed with a slip that nobody corrected: Black carries out what was said.
    desk.type({"d4", "announce Bauer David drei", "", "executed"});
    CHECK_THAT(desk.says("boards"), Catch::StartsWith("The boards differ on d3, d4\n"));
    CHECK_THAT(desk.says("boards"), Catch::Contains("Board of Black\n8 rnbqkbnr\n7 ppp-pppp\n"));
    desk.type({"retract"});
    CHECK_THAT(desk.says("boards"), Catch::StartsWith("The boards differ on d2, d4\n"));
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

TEST_CASE("what stands on a square is told, on both boards where they differ", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "lift g1", "place f3"});
    CHECK(desk.says("square e8") == "black king on e8, light square\n");
    CHECK(desk.says("/square e4") == "e4 is empty, light square\n");  // as a routing key asks
    CHECK(desk.says("square f3") == "White's board: f3 white knight\nBlack's board: f3 empty\n");
    CHECK_THAT(desk.says("square"), Catch::StartsWith("square: not understood\nsquare e4: "));
    CHECK_THAT(desk.says("square i9"), Catch::StartsWith("square i9: not understood\n"));
    Desk narrow{{"ruleset e18s", "time 5", "blind white"}, "de", speech::Breadth::narrow};
    narrow.type({"beginn", "heben g1", "setzen f3"});
    CHECK(narrow.says("feld g1") == "Weiß: g1 leer\nSchwarz: g1 weißer Springer\n");
}

TEST_CASE("both boards are as the scores have it once they are corrected", "[src][desk][ANN-020]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "e4", "", "e5", "", "Nf3", "", "Nc6", "", "Bc4", ""});
    desk.type({"score white e4 e5 Nf3 Nc6 Bc4", "score black e4 e5 Nf3 Nf6"});
    CHECK_THAT(desk.says("resolve"), Catch::Contains("Both players correct their boards"));
    CHECK_THAT(desk.says("boards"), Catch::StartsWith("Both boards are the same\n"));
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
              "Position restored. Article 7.1\n"
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

TEST_CASE("only two squares are an illegal move; a short form that is none is a slip of the typist",
          "[src][desk][ANN-017]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start"});
    for (const auto* const line : {"e5", "Nf6", "eva fünf"}) {
        CAPTURE(line);
        CHECK_THAT(desk.says(line), Catch::Contains("can reach"));
        CHECK_FALSE(desk.game()->state().act.misplaced);
    }
    CHECK(desk.says("e2e5") == "White has moved from e2 to e5\n");
}

TEST_CASE("scores that differ are told as such, with the last common move, the turn and the clocks",
          "[src][desk][ANN-020][EX-D.2.9-2]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "e4", "", "e5", "", "Nf3", "", "Nc6", ""});
    desk.type({"score white e4 e5 Nf3 Nc6", "score black e4 e5 Nf3 Nf6"});
    CHECK(desk.says("resolve") ==
          "The scores agree up to move 2 of White, and differ after it. Both players correct "
          "their boards. Black is to move. Article D.2.9\n"
          "White: 5 minutes. Black: 5 minutes. Black's clock is running\n");
    desk.type({"score white e4 e5 Nf3", "score black e4 e5 Nf3"});
    CHECK_THAT(desk.says("resolve"), Catch::StartsWith("Both scores agree. "));
    desk.type({"score white d4", "score black e4"});
    CHECK_THAT(desk.says("resolve"), Catch::StartsWith("The scores differ from the first move on"));
}

TEST_CASE("what the clocks show is told when the arbiter sets them or takes a slip back",
          "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "e4", ""});
    CHECK_THAT(desk.says("arbiter set white 2"),
               Catch::EndsWith("White: 2 minutes. Black: 5 minutes. Black's clock is running\n"));
    desk.type({"retract"});
    CHECK(desk.says("retract") == "Taken back: white press\n"
                                  "White: 5 minutes. Black: 5 minutes. White's clock is running\n");
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

TEST_CASE("what is taken back never costs a player the game on time", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 0:06", "blind white", "assistant white a,b,c,d,e,f"}};
    desk.type({"start"});
    desk.type({"e4"}, 1);
    CHECK_THAT(text(desk.tick(Desk::at(8))), Catch::Contains("White wins"));
    CHECK(desk.says("retract", 11) == "Taken back: white move e4\n"
                                      "White: 5. Black: 6. No clock is running\n"
                                      "The clocks stand. arbiter go starts them again\n");
    CHECK(text(desk.tick(Desk::at(20))).empty());
    Session later{in("en")};
    static_cast<void>(later.begin(desk.kept(), std::nullopt));
    static_cast<void>(later.line("yes", begin));
    CHECK(later.game()->state() == desk.game()->state());
}

TEST_CASE("in a hall nobody is told of a flag that nobody has noticed; the log has it",
          "[src][desk][CLK-018][ARB-063]")
{
    Desk desk{{"ruleset e97b", "time 0:04"}};
    desk.type({"start"});
    CHECK(text(desk.tick(Desk::at(5))).empty());
    CHECK_THAT(desk.says("log"), Catch::Contains("0:00:04: White's flag has fallen"));
}

TEST_CASE("commands take moves and pieces in the letters of the table", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}, "de"};
    desk.type({"start"});
    CHECK_THAT(desk.says("reklamieren dreimal Sf3"), !Catch::Contains("nicht verstanden"));
    CHECK_THAT(desk.says("weiß zug Sf3"), Catch::Contains("Springer Felix drei"));
    Desk promoted{{"fen 8/1P6/8/8/8/7p/k7/4K3 w - - 0 1", "time 5", "blind white"}, "de"};
    promoted.type({"start", "heben b7", "setzen S b8", "ansagen"});
    CHECK(promoted.game()->record().back().san == "b8=N");
}

TEST_CASE("castling through pieces is refused by its cause", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start"});
    CHECK_THAT(desk.says("O-O"), Catch::Contains("a piece stands between king and rook"));
    CHECK_FALSE(desk.game()->state().act.misplaced);
}

TEST_CASE("a piece that may not stand where it was put goes back before another is lifted",
          "[src][desk][TCH-015]")
{
    Desk desk{{"fen 4k3/8/8/8/8/8/8/r3K2R w K - 0 1", "time 5", "blind white"}};
    desk.type({"start", "lift h1", "place f1"});
    CHECK_THAT(desk.says("lift e1"), Catch::Contains("it goes back first"));
    desk.type({"lift f1", "place h1", "lift e1", "place e2"});
    CHECK(desk.says("announce") == "Announced correctly\nKönig Eva zwei\n");
}

TEST_CASE("a piece that may not be moved is refused when it is placed, before any words",
          "[src][desk][TCH-003]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "lift g1", "lift b1"});
    CHECK_THAT(desk.says("place c3"), Catch::Contains("the touched piece must be moved"));
}

TEST_CASE("after a crash the stop of the desk itself is no slip to be taken back", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "e4", ""}, 1);
    Session later{in("en")};
    static_cast<void>(later.begin(desk.kept(), std::nullopt));
    static_cast<void>(later.line("yes", begin));
    CHECK_THAT(text(later.line("retract", Desk::at(2))),
               Catch::StartsWith("Taken back: white press\n") &&
                   Catch::Contains("No clock is running"));
    Session again{in("en")};
    static_cast<void>(again.begin(later.kept(), std::nullopt));
    static_cast<void>(again.line("yes", begin));
    CHECK(again.game()->record().size() == later.game()->record().size());
    CHECK_FALSE(again.game()->clock().running());
}

TEST_CASE("the desk tells all that the set-up has settled", "[src][desk][ANN-034]")
{
    Session desk{in("en")};
    const auto told = desk.begin(
        "", head({"ruleset e18rA", "time 15+10", "blind black", "deaf white", "assistant black a,b",
                  "no-draws-before 30", "press-waits-for-repeat on"}));
    CHECK(text(told) ==
          "White against Black. Laws of 2018, rapid, time 15+10. Black is visually impaired. White "
          "is hearing-impaired. Black has an assistant for a,b. The press waits for the "
          "repetition. No draw by agreement before move 30. The desk is set up. start begins the "
          "game\n");
    CHECK_THAT(told.said.front().voice, Catch::Contains("fifteen minutes"));
}

TEST_CASE("a game without a clock tells what comes next when it starts", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "blind white"}};
    CHECK(desk.says("start") == "Next: the move, as you would write or say it\n");
}

TEST_CASE("a draw is offered by play's own word, too", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "e4"});
    CHECK_THAT(desk.says("draw"), Catch::StartsWith("White offers a draw"));
    Desk german{{"ruleset e18s", "time 5", "blind white"}, "de"};
    german.type({"start", "e4"});
    CHECK_THAT(german.says("remis"), Catch::StartsWith("Weiß bietet Remis an"));
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

TEST_CASE("an offer before the move is written beside that move, on the sheets too",
          "[src][desk][NOT-017]")
{
    Desk desk{{"ruleset e18s", "player white Anna", "player black Boris"}};
    desk.type({"start", "e4", "e5", "white write e4", "white write e5", "white offer"});
    CHECK(desk.says("sheet white") == "Anna - Boris\n1. e4 e5\n");
    desk.type({"Nf3", "white write Nf3"});
    for (const auto* const paper : {"sheet white", "sheet black"})
        CHECK(desk.says(paper) == "Anna - Boris\n1. e4 e5\n2. Nf3 (=)\n");
    CHECK_THAT(desk.says("pgn"), Catch::Contains("1. e4 e5 2. Nf3 {(=)} *"));
}

TEST_CASE("a refusal at the desk tells its true reason", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    CHECK(desk.says("") == "press: the game has not started; start begins it\n");
    desk.type({"start"});
    CHECK(text(desk.key("announce", begin)) == "announce: no piece stands on a new square\n");
    CHECK(text(desk.key("repeat", begin)) ==
          "repeat: the move has not been announced. Article D.2.3\n");
    desk.type({"lift e2", "place e4"});
    const std::string stays = ": the piece has been let go and stays where it is. Article 4.7\n";
    CHECK(desk.says("place e3") == "e3" + stays);
    CHECK(desk.says("lift e4") == "e4" + stays);
    const std::string unannounced = "Nothing is pressed: White has not announced the move. If the "
                                    "player did press: white press\n";
    CHECK(desk.says("") == unannounced);
    CHECK(desk.says("press") == unannounced);
    CHECK(text(desk.key("white press", begin)) == unannounced);
    desk.type({"announce", "", "black offer"});
    CHECK(desk.says("accept") ==
          "accept: each player must first have made a move. Article 5.2.3\n");
    CHECK(desk.says("score white foo") == "foo: not understood\n");
    desk.type({"e5", ""});
    desk.type({"adjourn", "seal Nf3"});
    for (const std::string line : {"envelope", "resume", "open"})
        CHECK(desk.says(line) == line + ": the sealing is not finished: seal and the move, then "
                                        "press the clock. Article I.1.1\n");
}

TEST_CASE("while the clocks stand, what is refused names the cause and the way on", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    const auto refused = [&](const std::string& because) {
        CHECK(desk.says("e4") == "e4: " + because);
        for (const std::string line : {"press", "white press"})
            CHECK(desk.says(line) == line + ": " + because);
        CHECK(text(desk.key("white press", begin)) == "white press: " + because);
        CHECK(desk.says("") == "press: " + because);
    };
    refused("the game has not started; start begins it\n");
    desk.type({"start", "arbiter stop"});
    refused("the clocks are stopped; arbiter go starts them again. Article 6.11\n");
    desk.type({"arbiter go"});
    CHECK_THAT(desk.says("adjourn"), Catch::StartsWith("The game is adjourned. Seal your move"));
    CHECK(desk.says("white press") ==
          "white press: the sealing is not finished: seal and the move, then press the clock. "
          "Article I.1.1\n");
    desk.type({"seal Nf3", "arbiter stop"});
    CHECK(desk.says("white press") ==
          "white press: the clocks are stopped; arbiter go starts them again. Article 6.11\n");
    desk.type({"arbiter go", "white press"});
    refused("the game is adjourned; resume goes on with it. Article I.9\n");
    desk.type({"resume"});
    refused("the envelope is closed; open opens it. Article I.9\n");
    Desk awaited{{"ruleset e97s", "time 5"}};
    awaited.type({"absent white", "start"});
    CHECK(awaited.says("e4") ==
          "e4: the player is not at the board: white arrives or black arrives\n");
    Desk claimed{{"ruleset e09s", "time 1"}};
    claimed.type({"start", "claim quickplay"});
    for (const std::string line : {"press", "e4", "arbiter go", "white claim flag"})
        CHECK_THAT(
            claimed.says(line),
            Catch::EndsWith(": a claim is not yet decided: arbiter accept or arbiter reject\n"));
    CHECK_THAT(claimed.says("help"), Catch::StartsWith("The claim is not yet decided: arbiter"));
    Desk earlier{{"ruleset e97s", "time 5"}};
    earlier.type({"start", "arbiter stop"});
    CHECK_THAT(earlier.says("e4"), Catch::EndsWith("Article 6.12\n"));
}

TEST_CASE("a draw that the event does not allow yet is refused by its article", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5", "no-draws-before 30"}};
    desk.type({"start"});
    CHECK(desk.says("offer") ==
          "offer: the rules of the event do not allow a draw yet. Article 9.1.1\n");
    CHECK(desk.says("white sign") == "white sign: the game is not over yet\n");
}

TEST_CASE("papers are written over the files of others only when asked", "[src][desk]")
{
    Desk desk{{"ruleset e18s"}};
    desk.type({"start"});
    const auto wanted = [](Reply reply) { return std::get<FilesWanted>(reply.wish.value()); };
    const auto first = wanted(desk.line("export papers", begin));
    CHECK_FALSE(first.over_others);
    const std::string question = "papers/game.pgn is there already. Write over it, yes or no?\n";
    CHECK(text(desk.ask_to_overwrite(first, "papers/game.pgn")) == question);
    CHECK(desk.asks());
    CHECK(desk.says("perhaps") == question);
    CHECK(desk.says("no") == "Nothing is written\n");
    static_cast<void>(desk.ask_to_overwrite(first, "papers/game.pgn"));
    const auto reply = desk.line("yes", begin);
    CHECK(text(reply) == "Written to papers\n");
    CHECK(wanted(reply).over_others);
    CHECK(wanted(reply).files.size() == first.files.size());
    CHECK_FALSE(desk.asks());
}

TEST_CASE("the log tells the sign and the reason that were seen", "[src][desk][ARB-054]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start", "white gesture hand", "white plays-on", "white stop sudden illness"});
    const auto log = desk.says("log");
    CHECK_THAT(log, Catch::Contains(" white gesture hand: ") &&
                        Catch::Contains(" white stop sudden illness: "));
    Session later{in("en")};
    static_cast<void>(later.begin(desk.kept(), std::nullopt));
    static_cast<void>(later.line("yes", begin));
    CHECK_THAT(text(later.line("log", begin)), Catch::StartsWith(log));
}

TEST_CASE("what was typed never reaches the terminal or the voice with its control characters",
          "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start"});
    for (const std::string command :
         {"announce", "correct", "claim threefold", "seal", "white move", "white write", "export",
          "gibberish", "white stop", "score white", "sheet white", "log"}) {
        CAPTURE(command);
        const auto reply = desk.line(command + " \x1b[31m\xe2\x80\xaez", Desk::at(1));
        for (const auto& said : reply.said)
            for (const auto& each : {said.screen, said.voice})
                CHECK(each.find_first_of("\x1b\xae") == std::string::npos);
    }
    for (const auto* const paper : {"sheet white", "braille white", "log"})
        CHECK(desk.says(paper).find_first_of("\x1b\xae") == std::string::npos);
}

TEST_CASE("a player who is not there keeps nobody awake before the game", "[src][desk][CLK-027]")
{
    CHECK_FALSE(Desk{{"ruleset e18s", "time 90", "absent white"}}.next_alarm());
}

TEST_CASE("players who see share one board", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start", "e4", "", "e5"});
    CHECK_THAT(desk.says("board"), Catch::StartsWith("Both boards are the same\n"));
}

TEST_CASE("all papers of a game are written", "[src][desk][NOT-040][ANN-026]")
{
    Desk desk{{"ruleset e18s", "time 5", "player white Anna", "player black Boris"}};
    desk.type({"start", "e4", "", "e5", ""}, 1);
    desk.type({"white write e4", "white write e6?"}, 2);
    const auto pgn = desk.says("pgn", 3);
    CHECK_THAT(pgn, Catch::Contains("[White \"Anna\"]\n"));
    CHECK_THAT(pgn, Catch::Contains("[TimeControl \"300\"]\n"));
    CHECK_THAT(pgn, Catch::Contains("1. e4 {[%clk 0:05:00]} 1... e5 {[%clk 0:05:00]} *\n"));
    CHECK(desk.says("sheet white", 3) == "Anna - Boris\n1. e4 e6?\n");
    CHECK(desk.says("sheet black", 3) == "Anna - Boris\n1. e4 e5\n");
    CHECK_THAT(desk.says("braille black", 3), Catch::EndsWith("\n⠂ ⠑⠲ ⠑⠢\n"));
    CHECK_THAT(desk.says("brf black", 3), Catch::EndsWith("\n1 E4 E5\n"));
    const auto reply = desk.line("export papers", Desk::at(4));
    REQUIRE(reply.wish);
    const auto& wanted = std::get<FilesWanted>(*reply.wish);
    CHECK(wanted.folder == "papers");
    CHECK(wanted.files.size() == 8);
}

/// Whether nothing but braille cells, blanks and ends of lines stands in it.
bool is_all_braille(std::string_view text)
{
    while (!text.empty()) {
        const auto first = decode_first(text);
        if (!first)
            return false;
        const bool cell = first->point >= U'\u2800' && first->point <= U'\u28ff';
        if (!cell && first->point != U' ' && first->point != U'\n')
            return false;
        text.remove_prefix(first->bytes);
    }
    return true;
}

TEST_CASE("on a braille sheet names, results and what is no move are braille too",
          "[src][desk][braille][ANN-026]")
{
    if (!speech::braille::has_literary()) {
        WARN("skipped: this program was built without liblouis");
        return;
    }
    const std::string language = GENERATE("en", "cs", "sk", "sr", "sr-Cyrl", "de");
    CAPTURE(language);
    Desk desk{{"ruleset e18s", "player white Anna", "player black Jiří Dvořák"}, language};
    desk.type({"start", "e4", "e5"});
    desk.type({"white write e4", "white write e6?", "white offer", "white resign"});
    const auto white = desk.says("braille white");
    const auto black = desk.says("braille black");
    CHECK(is_all_braille(white));
    CHECK(is_all_braille(black));
    CHECK_THAT(black, Catch::Contains("\n⠂ ⠑⠲ ⠑⠢"));
    const auto names =
        speech::braille::literary("Anna - Jiří Dvořák", desk.words().language().language());
    REQUIRE(names);
    CHECK_THAT(black, Catch::StartsWith(*names + '\n'));
    CHECK_THAT(desk.says("brf black"), Catch::StartsWith(speech::braille::to_brf(*names) + '\n'));
}

TEST_CASE("a sheet that left the game behind is written in braille as far as it can be read",
          "[src][desk][ANN-026]")
{
    Desk desk{{"ruleset e18s"}};
    desk.type({"start", "e4", "e5", "white write e4", "white write d5", "white write exd5"});
    CHECK_THAT(desk.says("braille white"), Catch::StartsWith("⠂ ⠑⠲ ⠙⠢\n⠆ "));
}

TEST_CASE("a score that begins with Black's move has its number, on paper and aloud", "[src][desk]")
{
    Desk desk{{"fen 4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 12", "ruleset e18s"}};
    desk.type({"start", "e5", "e4"});
    CHECK(desk.says("sheet white") == "12. - e5\n13. e4\n");
    const auto read = desk.line("sheet white", begin).read;
    REQUIRE(read.size() == 2);
    CHECK_THAT(read.front().voice, Catch::StartsWith("12, "));
}

TEST_CASE("what a key does is never before what was done already", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start", "e4"}, 5);
    static_cast<void>(desk.key("press", Desk::at(3)));
    CHECK(desk.game()->events().back().at == Desk::at(5));
    CHECK_THAT(desk.kept(), Catch::EndsWith("@5.000 white press\n"));
}

TEST_CASE("every ruling has its article", "[src][desk]")
{
    constexpr auto edition = Edition::e2018;
    for (int reason = 0; reason <= static_cast<int>(EndReason::sealed_cannot_mate); ++reason)
        CHECK_FALSE(
            article_of(facts::Ended{rules::Outcome{Points::draw, static_cast<EndReason>(reason)}},
                       edition)
                .empty());
    for (int kind = 0; kind <= static_cast<int>(ClaimKind::clock); ++kind)
        CHECK_FALSE(
            article_of(facts::Claimed{Color::white, static_cast<ClaimKind>(kind), {}}, edition)
                .empty());
    for (int kind = 0; kind <= static_cast<int>(Irregularity::displaced); ++kind)
        CHECK_FALSE(
            article_of(facts::Irregular{Color::white, static_cast<Irregularity>(kind)}, edition)
                .empty());
}

TEST_CASE("articles are told as the edition of the game numbers them", "[src][desk][ARB-007]")
{
    const auto illegal = [](const std::string& ruleset) {
        Desk desk{{"ruleset " + ruleset, "time 30", "blind white"}};
        desk.type({"start", "move e2e5"});
        return desk.says("");
    };
    CHECK_THAT(illegal("e97s"), Catch::Contains("Article 7.4\n"));
    CHECK_THAT(illegal("e09s"), Catch::Contains("Article 7.4.b\n"));
    CHECK_THAT(illegal("e18s"), Catch::Contains("Article 7.5.5\n"));
    CHECK_THAT(illegal("e23s"), Catch::Contains("Article 7.5.5\n"));
    const auto ended = [](EndReason reason, Edition edition) {
        return article_of(facts::Ended{rules::Outcome{Points::draw, reason}}, edition);
    };
    CHECK(ended(EndReason::agreement, Edition::e1997) == "5.3");
    CHECK(ended(EndReason::agreement, Edition::e2009) == "5.2.c");
    CHECK(ended(EndReason::both_flags, Edition::e1997).empty());  // there the game goes on
    CHECK(ended(EndReason::both_flags, Edition::e2009) == "6.11");
    const auto released = [](Edition edition) {
        return article_of(
            facts::Refused{Color::white, "", Refusal::touch_move, Hindrance::piece_released},
            edition);
    };
    CHECK(released(Edition::e1997) == "4.7");
    CHECK(released(Edition::e2009) == "4.6");
    CHECK(released(Edition::e2018) == "4.7");
    const facts::Refused too_soon{Color::white, "", Refusal::not_your_turn};
    CHECK(article_of(too_soon, Edition::e2009) == "1.1");
    CHECK(article_of(too_soon, Edition::e2018) == "1.3");
    const facts::TimeTaken penalty{Color::white, {}, TimeReason::wrong_claim};
    CHECK(article_of(penalty, Edition::e1997) == "9.5");
    CHECK(article_of(facts::AssistantTold{}, Edition::e2009).empty());
    CHECK(article_of(facts::ScoresResolved{}, Edition::e1997).empty());  // it has no such appendix
    CHECK(article_of(facts::ScoresResolved{}, Edition::e2009) == "E2.8");
    CHECK(article_of(facts::ScoresResolved{}, Edition::e2018) == "D.2.9");
}

TEST_CASE("rapid and blitz are told by the articles of their appendices",
          "[src][desk][ARB-063][ARB-064]")
{
    const auto claimed = [](const std::string& ruleset) {
        Desk desk{{"ruleset " + ruleset, "time 5"}};
        desk.type({"start", "move e2e5", ""});
        return desk.says("black claim illegal");
    };
    CHECK_THAT(claimed("e97b"), Catch::Contains("correct. Article C3\n") &&
                                    Catch::Contains("Black wins. Article C3\n"));
    CHECK_THAT(claimed("e97r"), Catch::Contains("correct. Article B5\n"));
    CHECK_THAT(claimed("e09rU"), Catch::Contains("correct. Article A4.c\n"));
    CHECK_THAT(claimed("e09bU"), Catch::Contains("Black wins. Article B3.c\n"));
    CHECK_THAT(claimed("e18rU"), Catch::Contains("correct. Article A.4.2\n") &&
                                     Catch::Contains("for Black. Article 7.5.5\n"));
    CHECK_THAT(claimed("e18bU"), Catch::Contains("for Black. Article B.2\n"));
    CHECK_THAT(claimed("e23bU"), Catch::Contains("for Black. Article 7.5.5\n"));
    Desk flags{{"ruleset e09rU", "time 0:10"}};
    flags.type({"start"});
    flags.type({"e4", ""}, 11);
    CHECK_THAT(flags.says("arbiter flag", 22), Catch::Contains("Draw. Article A4.d.3\n"));
}

TEST_CASE("who is late at a resumption loses by its article", "[src][desk][ADJ-017]")
{
    Desk desk{{"ruleset e18s", "time 90", "default 10"}};
    desk.type({"start", "adjourn", "seal e4", "", "absent white", "resume", "open"});
    CHECK(text(desk.tick(Desk::at(601))) == "Black wins by default. Article I.10\n");
}

TEST_CASE("an absent player loses when the default time is over, without a key",
          "[src][desk][CLK-027]")
{
    Desk desk{{"ruleset e18s", "time 90", "default 15", "absent black"}};
    desk.type({"start"});
    REQUIRE(desk.next_alarm());
    CHECK(*desk.next_alarm() <= Desk::at(15 * 60) + 1ms);
    CHECK_THAT(text(desk.tick(*desk.next_alarm() + 1ms)), Catch::Contains("Article 6.7.1"));
}

TEST_CASE("what is for one player goes to one ear, what happens has its sound",
          "[src][desk][ANN-044]")
{
    using speech::Ear;
    using speech::Earcon;
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start"});
    const auto heard = [&](const std::string& line) {
        return desk.line(line, Desk::at(1)).said.front();
    };
    CHECK(heard("time white").ear == Ear::left);
    CHECK(heard("time black").ear == Ear::right);
    CHECK(heard("time").ear == Ear::both);
    const auto sound = [&](const std::string& line) { return heard(line).cue.value().earcon; };
    CHECK(sound("e4") == Earcon::move);
    CHECK(sound("press") == Earcon::clock_pressed);
    CHECK(sound("d5") == Earcon::move);
    CHECK(sound("press") == Earcon::clock_pressed);
    CHECK(sound("exd5") == Earcon::capture);
    CHECK(sound("accept") == Earcon::illegal);
    CHECK(sound("white resign") == Earcon::game_end);
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
    CHECK_THAT(desk.says("log"), Catch::Contains("0:00:00 moves black: White has completed") &&
                                     Catch::Contains("0:00:00 state: state" + untold));
}

TEST_CASE("in a tournament the papers of the desk have no sign of check until the game is over",
          "[src][desk][ARB-059]")
{
    Desk desk{{"ruleset e18s", "time 5", "tournament on", "blind black"}};
    desk.type({"start", "e4", "", "f6", "", "Qh5", ""});
    for (const auto* const paper : {"pgn", "sheet white", "sheet black"}) {
        CAPTURE(paper);
        CHECK_THAT(desk.says(paper), Catch::Contains("Qh5") && !Catch::Contains("Qh5+"));
    }
    const auto plain = desk.says("braille white");
    CHECK_THAT(plain, !Catch::Contains("⠘"));  // the sign of check
    desk.type({"g6", "", "white resign"});
    for (const auto* const paper : {"pgn", "sheet white", "sheet black"})
        CHECK_THAT(desk.says(paper), Catch::Contains("Qh5+"));
    CHECK_THAT(desk.says("braille white"), Catch::Contains("⠘"));
}

TEST_CASE("each duty of an assistant is used at the desk, told with its article, and logged",
          "[src][desk][ANN-027][ANN-028][ANN-029][ANN-030][ANN-031]")
{
    Desk desk{{"ruleset e18s", "time 90", "blind white", "assistant white a,b,d"}};
    desk.type({"start", "lift g1", "place f3"});
    CHECK_THAT(desk.says("assistant white announce Springer Felix drei"),
               Catch::Contains("Article D.2.10.2") && Catch::Contains("Springer Felix drei"));
    CHECK_THAT(desk.says("assistant white executed"), Catch::Contains("Article D.2.10.1"));
    CHECK_THAT(desk.says("boards"), Catch::StartsWith("Both boards are the same\n"));
    CHECK_THAT(desk.says("assistant white press"), Catch::Contains("not a duty"));
    CHECK(desk.game()->clock().running() == Color::white);
    CHECK_THAT(desk.says("assistant white moves"), Catch::Contains("Article D.2.10.4"));
    CHECK_THAT(desk.says("log"), Catch::Contains("assistant white executed: ") &&
                                     Catch::Contains("assistant white press: "));
}

TEST_CASE("an assistant tells the arbiter of a touched piece and claims for his player",
          "[src][desk][ANN-031]")
{
    Desk desk{{"ruleset e18s", "time 5", "watch hall", "blind white", "assistant white e"}};
    desk.type({"start", "e4", ""});
    const auto reported = desk.says("assistant white reports d7", 10);
    CHECK_THAT(reported, Catch::Contains("White's assistant speaks to the arbiter") &&
                             Catch::Contains("Article D.2.10.5") &&
                             Catch::Contains("Black must move the piece on d7"));
    // The opponent has moved another piece than the one he touched.
    desk.type({"e5", "black press"}, 20);
    CHECK_THAT(desk.says("assistant white claim touch", 30),
               Catch::Contains("Article D.2.10.5") && Catch::Contains("correct"));
    CHECK(desk.game()->placement().turn() == Color::black);
    // Only the assistant has seen the flag; nobody asked him.
    CHECK_THAT(desk.says("assistant white claim flag", 3600),
               Catch::Contains("Article D.2.10.5") && Catch::Contains("White wins"));
    CHECK(desk.game()->outcome());
    CHECK_THAT(desk.says("log"), Catch::Contains("0:00:10 assistant white reports d7: ") &&
                                     Catch::Contains("1:00:00 assistant white claim flag: "));
    Desk other{{"ruleset e18s", "time 5", "blind white", "assistant white a,b"}};
    other.type({"start", "e4", ""});
    CHECK_THAT(other.says("assistant white reports d7"), Catch::Contains("not a duty"));
    CHECK_THAT(other.says("d5"), Catch::Contains("Bauer David fünf"));
}

TEST_CASE("an illegal move happens at the board as it is written, and nonsense has its reason",
          "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start", "e4", "", "e5", ""});
    CHECK(desk.says("Ke3") == "Ke3: no king can reach e3\n");
    CHECK(desk.says("Ke1-e3") == "White has moved from e1 to e3\n");
    CHECK_THAT(desk.says(""), Catch::Contains("Illegal move, first offence"));
    desk.type({"Ke2", ""});
    CHECK(desk.says("Nd4") == "Nd4: no knight can reach d4\n");
    CHECK(desk.says("hello") == "hello: not understood\n");
    Desk tournament{{"ruleset e18s", "tournament on"}};
    tournament.type({"start"});
    CHECK(tournament.says("Nd4") == "Nd4: illegal\n");
}

TEST_CASE("yes and no at the desk are words of the player's language, or English", "[src][desk]")
{
    struct Row {
        std::string language;
        std::vector<std::string> yes;
        std::vector<std::string> no;
    };
    const auto row = GENERATE(values<Row>({
        {"en", {"y", "yes", "YES"}, {"no", "n"}},
        {"de", {"ja", "j", "yes"}, {"nein", "n"}},
        {"cs", {"ano", "a"}, {"ne", "n"}},
        {"sk", {"áno", "ano", "a"}, {"nie"}},
        {"sr", {"da", "d"}, {"ne"}},
        {"sr-Cyrl", {"да", "д"}, {"не", "н"}},
    }));
    CAPTURE(row.language);
    Desk desk{{"ruleset e18s"}, row.language};
    const auto question = desk.says("quit");
    CHECK(desk.says("oui") == question);
    for (const auto& no : row.no) {
        CAPTURE(no);
        desk.type({"quit"});
        const auto reply = desk.line(no, begin);
        CHECK(text(reply) != question);
        CHECK_FALSE(reply.wish);
    }
    for (const auto& yes : row.yes) {
        CAPTURE(yes);
        desk.type({"quit"});
        CHECK(std::holds_alternative<Quit>(*desk.line(yes, begin).wish));
    }
}

TEST_CASE("papers that are asked for are read aloud, each move as it is announced", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white", "player white Anna", "player black Boris"}};
    desk.type({"start", "e4", "", "repeat", "white write e4", "white write rubbish"});
    const auto heard = [&](const std::string& line) {
        std::string all;
        for (const auto& each : desk.line(line, begin).read)
            all += fmt::format("{}: {}\n", each.language, each.voice);
        return all;
    };
    CHECK_THAT(heard("sheet white"), Catch::StartsWith("en: Anna - Boris\nde: 1, Bauer Eva vier") &&
                                         Catch::EndsWith("en: rubbish\n"));
    CHECK_THAT(heard("log"), Catch::Contains("white move e4\nde: Bauer Eva vier"));
    const auto boards = heard("boards");
    CHECK_THAT(boards,
               Catch::Contains("en: Board of White\n") && Catch::Contains("en: Board of Black\n"));
    desk.type({"executed"});
    CHECK_THAT(heard("boards"), !Catch::Contains("Board of Black"));  // they are the same
    CHECK(heard("pgn").empty());
    CHECK(heard("export papers").empty());
}

TEST_CASE("where the arbiter has overruled German, announcements are in the player's language",
          "[src][desk][ANN-006]")
{
    Desk desk{{"ruleset e18s", "german off"}, "cs"};
    desk.type({"start"});
    CHECK(desk.says("e4") == "pěšec na Eva čtyři\n");
    Session later{in("cs")};
    static_cast<void>(later.begin(desk.kept(), std::nullopt));
    static_cast<void>(later.line("ano", begin));
    CHECK_THAT(text(later.line("e5", begin)), Catch::EndsWith("pěšec na Eva pět\n"));
}

TEST_CASE("the sealed move of either side is told as it is opened", "[src][desk][ADJ-013][ADJ-011]")
{
    struct Row {
        std::vector<std::string> played;
        std::string sealed;
        std::string opened;
    };
    const auto row = GENERATE(values<Row>({
        {{}, "Nf3", "The sealed move is opened. Article I.7\nSpringer Felix drei\n"},
        {{"e4", ""}, "Nf6", "The sealed move is opened. Article I.7\nSpringer Felix sechs\n"},
        {{"e4", ""}, "Nf5", "The sealed move is opened. It is no single legal move. Article I.7\n"},
    }));
    Desk desk{{"ruleset e18s", "time 90", "blind white"}};
    desk.type({"start"});
    desk.type(row.played);
    desk.type({"adjourn", "seal " + row.sealed, "", "resume"});
    CHECK_THAT(desk.says("open"), Catch::StartsWith(row.opened));
}
