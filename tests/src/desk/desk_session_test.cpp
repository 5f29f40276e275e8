// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/braille.hpp"
#include "src/script/commands.hpp"
#include "src/text/words.hpp"
#include "tests/laws/cases.hpp"
#include "tests/src/desk/desk.hpp"

#include <cstdlib>
#include <fstream>

namespace {

using namespace client::desk;
using namespace desk_tests;
namespace wishes = client::host::wishes;
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
        client::text::Words words{line};
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

TEST_CASE("whole games at the desk are told as their dialogues say",
          "[src][desk][ANN-012][ANN-013][ANN-015][ANN-018][ANN-022][ANN-032][ARB-005][ARB-049]")
{
    const std::string name = GENERATE("blind-sighted", "one-key-a-step", "claims", "two-boards",
                                      "external-clock", "rated-game");
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

TEST_CASE("a slip that stopped the clocks costs nobody the time in which they stood",
          "[src][desk][ARB-071]")
{
    Desk desk{{"ruleset e18s", "time 0:20"}};
    desk.type({"start", "e4", ""});
    desk.type({"arbiter stop"}, 4);
    CHECK(desk.says("retract", 14) ==
          "Taken back: arbiter stop\n"
          "White: 20 seconds. Black: 16 seconds. Black's clock is running\n");
    desk.type({"e5", ""}, 15);
    desk.type({"white offer", "black accept"}, 17);
    CHECK(desk.says("retract", 27) ==
          "Taken back: black accept\n"
          "White: 18 seconds. Black: 15 seconds. White's clock is running\n");
    CHECK_THAT(desk.says("retract", 27), Catch::StartsWith("Taken back: white offer\n"));
    CHECK(desk.game()->clock().left(Color::white, Desk::at(28)) == 17s);
    CHECK_THAT(desk.says("retract", 28), Catch::StartsWith("Taken back: black press\n"));
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
          "White: 4 minutes, 55 seconds. Black: 5 minutes. White's clock is running\n");
    CHECK_FALSE(desk.game()->outcome());
    CHECK(desk.game()->clock().left(Color::white, Desk::at(10)) == 5min - 7s);
    CHECK(desk.says("log", 9).ends_with("0:00:08 [4:55 5:00] retract: arbiter score 0-1\n"));
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

TEST_CASE("scores that differ are told as such, with the last common move, the turn and the clocks",
          "[src][desk][ANN-020][EX-D.2.9-2]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "e4", "", "e5", "", "Nf3", "", "Nc6", ""});
    desk.type({"score white e4 e5 Nf3 Nc6", "score black e4 e5 Nf3 Nf6"});
    CHECK(desk.says("resolve") ==
          "The scores agree up to move 2 of White, and differ after it. Both players correct "
          "their boards. Black is to move. Article D.2.9\n"
          "White: 5 minutes. Black: 5 minutes. No clock is running\n"
          "Are these times right? set corrects them, arbiter go confirms them\n");
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
          "repetition. No draw by agreement before move 30. Not a tournament game. The desk is set "
          "up. start begins the game\n");
    CHECK_THAT(said(told).front().voice, Catch::Contains("fifteen minutes"));
}

TEST_CASE("a game without a clock tells what comes next when it starts", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "blind white"}};
    CHECK(desk.says("start") == "Next: the move, as you would write or say it\n");
}

TEST_CASE("play's own word for a draw asks what is meant", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white"}};
    desk.type({"start", "e4"});
    CHECK_THAT(desk.says("draw"), Catch::StartsWith("What is meant? offer: "));
    CHECK_THAT(desk.says("offer"), Catch::StartsWith("White offers a draw"));
    Desk german{{"ruleset e18s", "time 5", "blind white"}, "de"};
    german.type({"start", "e4"});
    CHECK_THAT(german.says("remis"), Catch::StartsWith("Was ist gemeint? remisangebot: "));
    CHECK_THAT(german.says("remisangebot"), Catch::StartsWith("Weiß bietet Remis an"));
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
    desk.type({"Nc6"});
    CHECK_THAT(desk.says("pgn"), Catch::Contains("1. e4 e5 2. Nf3 {(=)"));
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
        for (const auto& told : said(reply))
            for (const auto& each : {told.screen, told.voice})
                CHECK(each.find_first_of("\x1b\xae") == std::string::npos);
    }
    for (const auto* const paper : {"sheet white", "braille white", "log"})
        CHECK(desk.says(paper).find_first_of("\x1b\xae") == std::string::npos);
}

TEST_CASE("players who see share one board", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start", "e4", "", "e5"});
    CHECK_THAT(desk.says("board"), Catch::StartsWith("Both boards are the same\n"));
}

TEST_CASE("what a key does is never before what was done already", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start", "e4"}, 5);
    static_cast<void>(desk.key("press", Desk::at(3)));
    CHECK(desk.game()->events().back().at == Desk::at(5));
    CHECK_THAT(desk.kept(), Catch::EndsWith("@5.000 white press\n"));
}

TEST_CASE("what is for one player goes to one ear, what happens has its sound",
          "[src][desk][ANN-044]")
{
    using speech::Ear;
    using speech::Earcon;
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start"});
    const auto heard = [&](const std::string& line) {
        return said(desk.line(line, Desk::at(1))).front();
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
    CHECK_THAT(desk.says("log"), Catch::Contains("assistant white executed\n") &&
                                     Catch::Contains("assistant white press\n"));
    desk.type({"press"});
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
    CHECK_THAT(desk.says("log"),
               Catch::Contains("0:00:10 [5:00 4:50] assistant white reports d7: ") &&
                   Catch::Contains("] assistant white claim flag: "));
    Desk other{{"ruleset e18s", "time 5", "blind white", "assistant white a,b"}};
    other.type({"start", "e4", ""});
    CHECK_THAT(other.says("assistant white reports d7"), Catch::Contains("not a duty"));
    CHECK_THAT(other.says("d5"), Catch::Contains("Bauer David fünf"));
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
        CHECK(reply.wishes.empty());
    }
    for (const auto& yes : row.yes) {
        CAPTURE(yes);
        desk.type({"quit"});
        CHECK(wish<wishes::Quit>(desk.line(yes, begin)).remains == wishes::Remains::kept);
    }
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
