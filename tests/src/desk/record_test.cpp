// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/envelope.hpp"
#include "speech/record_words.hpp"
#include "src/text/log_times.hpp"
#include "tests/speech/shipped.hpp"
#include "tests/src/desk/desk.hpp"

#include <fmt/chrono.h>

#include <algorithm>

namespace {

using namespace client::desk;
using namespace desk_tests;
namespace wishes = client::host::wishes;
using namespace rules;
using Lines = std::vector<std::string>;

const Lines head_lines{"ruleset e18s",      "time 90+30",         "blind white",
                       "player white Anna", "player black Boris", "announce cs"};

/// A game with something of everything that must survive.
Desk busy_desk()
{
    Desk desk{head_lines};
    desk.type({"start"}, 1);
    desk.type({"lift g1", "place f3", "announce jezdec na f3"}, 7);
    desk.type({"", "repeat jezdec f3", "executed"}, 9);
    desk.type({"d5", "black write d5", ""}, 12.5);
    desk.type({"arbiter lose white", "retract"}, 14);
    desk.type({"offer", "time white", "move f3f5", ""}, 20);
    static_cast<void>(desk.tick(Desk::at(25)));
    return desk;
}

}  // namespace

TEST_CASE("a game at the desk is taken over after a crash, with the clocks stopped",
          "[src][desk][ARB-071]")
{
    auto first = busy_desk();
    const auto log = first.says("log", 25);
    Session second{in("en")};
    CHECK(text(second.begin(first.kept() + "@29.0 white torn", std::optional{head(head_lines)})) ==
          "A game was left behind at the desk. Anna against Boris, begun " +
              speech::moment_words(shipped::lexicon("en"), fmt::localtime(std::time_t{0})) +
              ", 1 move. Go on with it, yes or no?\n");
    // Answered later than some of its events happened: they keep their times.
    const auto taken_over = second.line("yes", Desk::at(10));
    CHECK(text(taken_over) ==
          "Move 2, White to move\n"
          "Black's last move\n"
          "pěšec na d5\n"
          "White must move the piece on f3\n"
          "White offers a draw\n"
          "White: 1 hour, 30 minutes, 39 seconds. Black: 1 hour, 32 minutes, 56 seconds. No clock "
          "is running\n"
          "The clocks stand. arbiter go starts them again\n");
    CHECK(wish<wishes::SetTime>(taken_over).now == Desk::at(25));
    auto now = second.game()->state();
    CHECK(now.paused == Color::white);
    CHECK(now.history == first.game()->state().history);
    CHECK(now.sheets == first.game()->state().sheets);
    CHECK(now.illegal_moves == first.game()->state().illegal_moves);
    for (const Color side : both_colors)
        CHECK(second.game()->clock().left(side, Desk::at(60)) ==
              first.game()->clock().left(side, Desk::at(25)));
    CHECK_THAT(text(second.line("log", Desk::at(26))), Catch::StartsWith(log));
    CHECK_THAT(text(second.line("e3", Desk::at(26))),
               Catch::Contains("the clocks are stopped; arbiter go starts them again"));
    CHECK(text(second.line("arbiter go", Desk::at(26))).ends_with("White's clock is running\n"));
    CHECK(text(second.line("Ng1", Desk::at(27))) == "jezdec na g1\n");
}

TEST_CASE("a game can be taken over as often as it is left", "[src][desk]")
{
    auto kept = busy_desk().kept();
    for (int i = 0; i < 3; ++i) {
        Session session{in("de")};
        static_cast<void>(session.begin(kept, std::nullopt));
        static_cast<void>(session.line("ja", begin));
        REQUIRE(session.game());
        CHECK(session.game()->record().size() == 2);
        CHECK(session.kept().starts_with(kept));
        kept = session.kept();
    }
}

TEST_CASE("a game that is not wanted now is put aside, not lost", "[src][desk]")
{
    Session session{in("en")};
    static_cast<void>(session.begin(busy_desk().kept(), std::nullopt));
    CHECK_THAT(text(session.line("perhaps", begin)), Catch::Contains("\nA game was left behind"));
    const auto reply = session.line("no", begin);
    CHECK(text(reply) == "Name of White? Nothing: without a name\n");
    CHECK(wishes_for<wishes::PutAside>(reply));
}

TEST_CASE("while it is asked about a game left behind, help, again and quit are understood",
          "[src][desk]")
{
    const auto kept = busy_desk().kept();
    Session session{in("en")};
    const auto question = text(session.begin(kept, std::nullopt));
    for (const auto* const word : {"help", "?", "/help"}) {
        CAPTURE(word);
        const auto answer = text(session.line(word, begin));
        CHECK_THAT(answer, Catch::StartsWith("yes goes on with the game, no puts it aside") &&
                               Catch::EndsWith(question));
    }
    CHECK(text(session.line("", begin)) == question);
    CHECK(text(session.line("perhaps", begin)) == "perhaps: not understood\n" + question);
    for (const auto* const word : {"again", ".", "/again"})
        CHECK(wishes_for<wishes::Repeat>(session.line(word, begin)));
    for (const auto* const word : {"quit", "q", "/quit"}) {
        const auto reply = session.line(word, begin);
        CHECK(wishes_for<wishes::Quit>(reply));
        CHECK(session.game() == nullptr);
    }
    Session german{in("de")};
    CHECK_THAT(text(german.begin(kept, std::nullopt)),
               Catch::Contains("Anna gegen Boris, begonnen ") && Catch::Contains(", 1 Zug. "));
    CHECK(wishes_for<wishes::Quit>(german.line("beenden", begin)));
}

TEST_CASE("whoever takes a game over hears where it stands and what waits for an answer",
          "[src][desk]")
{
    const auto taken_over = [](Desk& desk) {
        Session session{in("en")};
        static_cast<void>(session.begin(desk.kept(), std::nullopt));
        return text(session.line("yes", begin));
    };
    const Lines game{"ruleset e18s", "time 5", "blind white"};
    Desk before{game};
    before.type({"absent black"});
    CHECK_THAT(taken_over(before), Catch::StartsWith("Move 1, White to move\n") &&
                                       Catch::EndsWith("Next: start begins the game\n"));
    Desk unrepeated{game};
    unrepeated.type({"start"});
    unrepeated.type({"lift g1", "place f3", "announce Springer Felix drei", ""}, 1);
    CHECK(taken_over(unrepeated) ==
          "Move 1, Black to move\n"
          "White's last move\n"
          "Springer Felix drei\n"
          "Black has not repeated the move. Please repeat\n"
          "White: 4 minutes, 59 seconds. Black: 5 minutes. No clock is running\n"
          "The clocks stand. arbiter go starts them again\n");
    Desk unannounced{game};
    unannounced.type({"start"});
    unannounced.type({"lift g1", "place f3"}, 1);
    CHECK_THAT(taken_over(unannounced),
               Catch::StartsWith("Move 1, White to move\nWhite must move the piece on g1\n"
                                 "Next: the announcement."));
    unrepeated.type({"repeat", "black offer"}, 2);
    CHECK_THAT(taken_over(unrepeated),
               Catch::Contains("Black offers a draw\n") && !Catch::Contains("repeated"));
    Desk claimed{{"ruleset e09s", "time 1"}};
    claimed.type({"start", "e4", "", "black claim quickplay"});
    CHECK_THAT(taken_over(claimed),
               Catch::Contains("Black claims a draw in the quickplay finish\n") &&
                   Catch::EndsWith("The claim is not yet decided: arbiter accept or arbiter "
                                   "reject\n"));
    Desk over{{"ruleset e18s", "time 5"}};
    over.type({"start", "e4", "black resign"});
    CHECK_THAT(taken_over(over), Catch::Contains("White's last move\nBauer Eva vier\n") &&
                                     !Catch::Contains("to move"));
}

TEST_CASE("an envelope and its slip are known again by the game in which the move was sealed",
          "[src][desk][ADJ-001]")
{
    Desk desk{{"ruleset e18s", "time 90", "player white Anna"}};
    desk.type({"start", "adjourn", "seal Nf3"}, 1);
    desk.type({"white press"}, 2);
    const auto envelope = rules::envelope_of(*desk.game(), "salt").value();
    const auto slip = rules::slip_of(*desk.game(), "salt").value();
    desk.type({"resume", "open"}, 3);
    const auto kept = read_kept(desk.kept()).value();
    CHECK(has_sealed(kept, envelope));
    CHECK(has_sealed(kept, slip));
    auto others = envelope;
    others.names[0] = "Eva";
    CHECK_FALSE(has_sealed(kept, others));
    auto exchanged = slip;
    exchanged.text = "Nh3";
    CHECK_FALSE(has_sealed(kept, exchanged));
    Desk other{{"ruleset e18s", "time 90", "player white Anna"}};
    other.type({"start", "e4", ""}, 1);
    CHECK_FALSE(has_sealed(read_kept(other.kept()).value(), envelope));
}

TEST_CASE("wherever a crash tears the record, what stands before it is taken over", "[src][desk]")
{
    const auto whole = busy_desk().kept();
    const auto first_event = whole.find("\n@") + 1;
    for (std::size_t size = first_event + 1; size < whole.size(); size += 7) {
        CAPTURE(size);
        const auto torn = whole.substr(0, size);
        const auto kept = read_kept(torn);
        REQUIRE(kept);
        CHECK(kept->steps.size() ==
              static_cast<std::size_t>(
                  std::count(torn.begin() + static_cast<long>(first_event), torn.end(), '\n')));
        Session session{in("en")};
        CHECK_THAT(text(session.begin(torn, std::nullopt)),
                   Catch::StartsWith("A game was left behind"));
        static_cast<void>(session.line("y", begin));
        // What is begun anew stands behind all that was whole.
        if (!kept->steps.empty())
            CHECK(session.kept().starts_with(torn.substr(0, torn.rfind('\n') + 1)));
    }
    for (std::size_t size = 0; size <= first_event; size += 7)
        CHECK_FALSE(read_kept(whole.substr(0, size)));
    for (const auto* const rubbish : {"", "\n", "desk\n", "desk x\n@1 start\n", "time 5\n"}) {
        Session session{in("en")};
        CHECK_THAT(text(session.begin(rubbish, std::nullopt)), Catch::StartsWith("Name of White?"));
    }
}

TEST_CASE("an adjourned game is kept with its sealed move, which the log does not tell",
          "[src][desk][ADJ-001]")
{
    Desk first{{"ruleset e18s", "time 90"}};
    first.type({"start", "adjourn", "seal Nf3", "white press"});
    CHECK_THAT(first.says("log"), !Catch::Contains("Nf3"));
    Desk assisted{{"ruleset e18s", "time 90", "blind white", "assistant white f"}};
    assisted.type({"start", "adjourn"});
    CHECK_THAT(assisted.says("assistant white seal Nf3"), Catch::Contains("Article D.2.10.6"));
    CHECK_THAT(assisted.says("log"), !Catch::Contains("Nf3"));
    Session second{in("en")};
    static_cast<void>(second.begin(first.kept(), std::nullopt));
    static_cast<void>(second.line("yes", begin));
    static_cast<void>(second.line("resume", begin));
    CHECK_THAT(text(second.line("open", begin)), Catch::Contains("Springer Felix drei"));
}

TEST_CASE("a game that is over stays at the desk until it is left, with its papers", "[src][desk]")
{
    Desk first{{"ruleset e18s"}};
    first.type({"start", "e4", "black resign"});
    Session second{in("en")};
    static_cast<void>(second.begin(first.kept(), std::nullopt));
    static_cast<void>(second.line("yes", begin));
    CHECK_THAT(text(second.line("pgn", begin)), Catch::Contains("1. e4 1-0"));
}

TEST_CASE("a line that cannot be read takes no other with it, and is told by its number",
          "[src][desk]")
{
    auto text = busy_desk().kept();
    const auto bad = text.find("black write d5");
    text.replace(bad, 5, "blakc");
    const auto kept = read_kept(text);
    REQUIRE(kept);
    const auto line = std::count(text.begin(), text.begin() + static_cast<long>(bad), '\n') + 1;
    CHECK(kept->unread == std::vector{static_cast<std::size_t>(line)});
    CHECK(kept->steps.size() == read_kept(busy_desk().kept())->steps.size() - 1);
    auto head = busy_desk().kept();
    head.replace(head.find("player white"), 6, "plaier");
    REQUIRE(read_kept(head));
    CHECK(read_kept(head)->unread.size() == 1);
    CHECK(read_kept(head)->steps.size() == read_kept(busy_desk().kept())->steps.size());
}

TEST_CASE("that a record was changed by hand stands in it, in the log and on the papers",
          "[src][desk]")
{
    auto settings = in("en");
    settings.damages = {{Damaged::Kind::changed, "7-9"}};
    Session first{settings};
    static_cast<void>(first.begin(busy_desk().kept(), std::nullopt));
    static_cast<void>(first.line("yes", begin));
    const std::string told = "These lines of the record are not as they were written: 7-9";
    CHECK_THAT(text(first.line("log", begin)), Catch::Contains(told));
    const auto unbroken = [](std::string paper) {  // it breaks its lines
        std::ranges::replace(paper, '\n', ' ');
        return paper;
    };
    CHECK_THAT(unbroken(text(first.line("pgn", begin))), Catch::Contains(told));
    for (const auto& file : wish<wishes::WriteFiles>(first.line("export papers", begin)).files)
        if (file.name == "white.txt" || file.name == "black.txt" || file.name == "rulings.txt")
            CHECK_THAT(unbroken(file.text), Catch::Contains(told));
    Session second{in("en")};
    static_cast<void>(second.begin(first.kept(), std::nullopt));
    static_cast<void>(second.line("yes", begin));
    CHECK_THAT(text(second.line("log", begin)), Catch::Contains(told));
}

TEST_CASE("who leaves hears which papers were not exported, and Ctrl-D asks as quit does",
          "[src][desk]")
{
    Desk desk{{"ruleset e18s"}};
    const std::string question = "Leave the desk, yes or no? An unfinished game is kept\n";
    CHECK(desk.says("quit") == question);
    desk.type({"no", "start", "e4"});
    const std::string missing = "The papers of this game have not been exported. ";
    CHECK(desk.says("quit") == missing + question);
    desk.type({"no", "export papers"});
    static_cast<void>(
        desk.handle({client::host::inputs::FileWritten{.file = "papers/game.pgn"}}, begin));
    const auto end_of_input = keymaps::Key::parse("ctrl+d");
    const auto asked = desk.strike(end_of_input, begin);
    REQUIRE(asked);
    CHECK(text(*asked) == question);
    desk.type({"no", "e5"});
    CHECK(desk.says("quit") ==
          "What happened after the export stands on no exported paper. " + question);
    desk.type({"no", "white resign"});
    CHECK(desk.says("quit") ==
          "What happened after the export stands on no exported paper. Leave the desk, yes or no? "
          "The game is over and stays among the games\n");
    CHECK(wishes_for<wishes::Quit>(desk.strike(end_of_input, begin).value()));
}

TEST_CASE("what the arbiter notes stands in the log and beside its move, and survives a crash",
          "[src][desk]")
{
    Desk desk{{"ruleset e18s"}};
    desk.type({"start", "e4"});
    CHECK(desk.says("note Clocks exchanged") == "Noted\n");
    CHECK_THAT(desk.says("note"), Catch::Contains("note Clocks exchanged: "));
    desk.type({"e5", "Nf3"});
    Session second{in("en")};
    static_cast<void>(second.begin(desk.kept(), std::nullopt));
    static_cast<void>(second.line("yes", begin));
    CHECK_THAT(text(second.line("log", begin)), Catch::Contains("0:00:00 note Clocks exchanged\n"));
    CHECK_THAT(text(second.line("pgn", begin)),
               Catch::Contains("1. e4 {note Clocks exchanged} 1... e5"));
}

TEST_CASE("an envelope that was opened is not closed again by taking it back",
          "[src][desk][ADJ-006]")
{
    Desk desk{{"ruleset e18s", "time 90"}};
    desk.type({"start", "adjourn", "seal Nf3", "white press", "resume", "open"});
    CHECK(desk.says("retract") == "The envelope has been opened, and nobody closes it again\n");
    CHECK(desk.game()->record().size() == 1);
    desk.type({"e5"});
    CHECK_THAT(desk.says("retract"), Catch::StartsWith("Taken back: "));
    CHECK(desk.says("retract") == "The envelope has been opened, and nobody closes it again\n");
}
