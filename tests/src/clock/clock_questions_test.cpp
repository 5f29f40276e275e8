// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/host/line_text.hpp"
#include "tests/speech/shipped.hpp"
#include "tests/src/clock/talk.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <vector>

using namespace clock_tests;
using namespace rules;

TEST_CASE("a clock is set step by step, without sight", "[src][clock]")
{
    Talk talk{"en", ""};
    CHECK(Talk::text(talk.session.begin()).ends_with("Nothing: step by step\n"));
    CHECK(talk.session.wants() == Wants::answer);
    CHECK(talk.says("") ==
          "Which clock? 1 counting down, 2 hourglass, 3 counting up. Nothing: counting down\n");
    CHECK(talk.says("4").starts_with("4: not understood\nWhich clock?"));
    CHECK(talk.says("1") == "How many minutes for each player?\n");
    CHECK(talk.says("?") == "back: the question before. quit or Escape: leave\n"
                            "How many minutes for each player?\n");
    CHECK(talk.says("soon") == "soon: not understood\nHow many minutes for each player?\n");
    CHECK(talk.says("90") == "For how many moves? Nothing: for all\n");
    CHECK(talk.says("40") == "Bonus? 1 none, 2 Fischer, 3 Bronstein, 4 delay. Nothing: none\n");
    CHECK(talk.says("2") == "How many seconds?\n");
    CHECK(talk.says("30") == "Minutes of another period? Nothing: none\n");
    CHECK(talk.says("30") == "For how many moves? Nothing: for all\n");
    CHECK(talk.says("") == "Bonus? 1 none, 2 Fischer, 3 Bronstein, 4 delay. Nothing: none\n");
    CHECK(talk.says("2") == "How many seconds?\n");
    CHECK(talk.says("30") == "The same for Black, yes or no? Nothing: yes\n");
    CHECK(talk.says("yes") == "Does the next period begin after the moves, yes or no? No: at zero. "
                              "Nothing: yes\n");
    CHECK(talk.says("no") == "Your clock: White's. Warnings: of your time. Ticks of a dial: no. "
                             "Change any of these, yes or no? Nothing: no\n");
    CHECK(talk.says("").starts_with(
        "Clock set: 40 moves in 1 hour, 30 minutes, increment 30 seconds, then 30 minutes, "
        "increment 30 seconds; the next period begins at zero. "));
    CHECK(talk.session.wants() == Wants::command);
    CHECK(talk.session.clock()->options().counter == MoveCounter::off);
    CHECK(talk.session.journal() == "annabella clock 1\n40/90+30,30+30\ncounter off\n" +
                                        write_hearing(talk.session.clock()->options()) + '\n');
}

TEST_CASE("whose clock is the own one and what is told unasked are asked, too", "[src][clock]")
{
    Talk talk{"en", ""};
    static_cast<void>(talk.session.begin());
    for (const auto* const answer : {"", "", "5", "", "", "yes"})
        static_cast<void>(talk.says(answer));
    CHECK(talk.says("perhaps").starts_with("perhaps: not understood\nYour clock: White's."));
    CHECK(talk.says("yes") == "Whose clock is yours? 1 White's, 2 Black's. Nothing: White's\n");
    CHECK(talk.says("3").starts_with("3: not understood\n"));
    CHECK(talk.says("2") ==
          "Warnings of whose time? 1 yours, 2 both, 3 nobody's. Nothing: yours\n");
    CHECK_THAT(talk.says("2"), Catch::StartsWith("Warnings at which times?") &&
                                   Catch::EndsWith("3 seconds, 2 seconds, 1 second\n"));
    CHECK(talk.says("5,soon").starts_with("5,soon: not understood\n"));
    CHECK(talk.says("2, 0:20") == "Ticks like the dots of a dial, yes or no? Nothing: no\n");
    CHECK(talk.says("yes").starts_with("Clock set: 5 minutes, no bonus."));
    const Hearing wanted{Color::black, WarnOf::both, {2min, 20s}, true};
    CHECK(static_cast<const Hearing&>(talk.session.clock()->options()) == wanted);

    // It holds after a crash, and for the next clock.
    Talk again{"en", ""};
    static_cast<void>(again.session.begin(talk.session.journal()));
    static_cast<void>(again.says("yes"));
    CHECK(static_cast<const Hearing&>(again.session.clock()->options()) == wanted);
    static_cast<void>(again.says("set 3"));
    CHECK(static_cast<const Hearing&>(again.session.clock()->options()) == wanted);

    // And after a crash of the next clock, unless that is not wanted.
    const auto wants_it = GENERATE(true, false);
    Talk third{"en", "7"};
    static_cast<void>(third.session.begin(again.session.journal()));
    static_cast<void>(third.says(wants_it ? "yes" : "no"));
    CHECK((static_cast<const Hearing&>(third.session.clock()->options()) == wanted) == wants_it);
    CHECK((third.session.journal().find("own black") != std::string::npos) == wants_it);
}

TEST_CASE("on a braille display every question can be told from the others by its first cells",
          "[src][clock][braille]")
{
    const std::string language = GENERATE(from_range(shipped::languages));
    CAPTURE(language);
    Talk talk{language, "", speech::Breadth::narrow};
    std::set<std::string> begun;
    const auto felt = [&](const std::string& said) {
        CAPTURE(said);
        const auto mark = said.find('?');
        REQUIRE(mark != std::string::npos);
        const auto question = said.substr(0, mark);
        CHECK(client::host::cells(question) < client::host::LineText::first_cells);
        CHECK(begun.insert(question).second);
    };
    felt(Talk::text(talk.session.begin()));
    // step by step, two periods for White, one for Black, and all that is told unasked
    for (const auto* const answer : {"", "", "90", "40", "2", "30"})
        felt(talk.says(answer));
    for (const auto* const again : {"30", "", "2"})
        static_cast<void>(talk.says(again));
    for (const auto* const answer : {"30", "no"})
        felt(talk.says(answer));
    for (const auto* const again : {"30", ""})
        static_cast<void>(talk.says(again));
    for (const auto* const answer : {"", "", "yes", "", "", ""})
        felt(talk.says(answer));
    static_cast<void>(talk.says(""));
    REQUIRE(talk.session.clock());
    felt(talk.says("quit"));
    static_cast<void>(talk.says("no"));
    static_cast<void>(talk.says("go"));
    felt(talk.says("set"));
    CHECK(begun.size() == 17);
    Talk again{language, "", speech::Breadth::narrow};
    felt(Talk::text(again.session.begin(talk.session.journal())));
}

TEST_CASE("where nothing is told unasked only the own clock is asked for", "[src][clock]")
{
    client::words::WordOptions english;
    english.language = "en";
    client::words::ChosenWords words{english};
    Options settled;
    settled.own = Color::black;
    settled.unasked = Unasked::silent;
    Session session{words, settled};
    static_cast<void>(session.begin());
    for (const auto* const answer : {"", "", "5", "", ""})
        static_cast<void>(session.line(answer, begin));
    CHECK(Talk::text(session.line("", begin)) ==
          "Whose clock is yours? 1 White's, 2 Black's. Nothing: Black's\n");
    CHECK(Talk::text(session.line("", begin)).starts_with("Clock set: 5 minutes"));
    CHECK(session.clock()->options().own == Color::black);
}

TEST_CASE("in a tournament whose clock is the impaired player's is asked only if nobody has said",
          "[src][clock]")
{
    const auto impaired = GENERATE(std::optional<Color>{}, std::optional{Color::black});
    Talk talk{"en", ""};
    talk.session.stay_in_tournament({{}, impaired, {}});
    static_cast<void>(talk.session.begin());
    for (const auto* const answer : {"", "", "5", "", ""})
        static_cast<void>(talk.says(answer));
    CHECK_THAT(talk.says(""),
               Catch::StartsWith(impaired ? "Clock set: 5 minutes" : "Whose clock is yours?"));
    static_cast<void>(talk.says(impaired ? "own" : "2"));
    CHECK(talk.session.clock()->options().own == Color::black);
    CHECK_THAT(talk.session.journal(), Catch::Contains("\nown black "));
}

TEST_CASE("a control that cannot be read is refused with its reason", "[src][clock]")
{
    struct Row {
        std::string written;
        std::string reason;
    };
    const auto row = GENERATE(values<Row>({
        {"5,3", "only the last period may be for all moves; before it the moves are written, as in "
                "40/90,30"},
        {"5+x", "a bonus is seconds behind +, b or d, at most 3600"},
        {"1:75", "a time is minutes, or minutes and seconds as in 1:30"},
        {"0", "there is neither time nor bonus"},
        {"0/5", "the number of moves is 1 to 999"},
        {"60001", "a time is at most 1000 hours"},
        {"5 minutes", "something is left over at the end"},
        {"foo", "not understood"},
        {"none", "not understood"},
    }));
    Talk talk{"en", ""};
    const auto question = Talk::text(talk.session.begin());
    CHECK(talk.says(row.written) == row.written + ": " + row.reason + '\n' + question);
    static_cast<void>(talk.says("5"));
    CHECK(talk.says("set " + row.written).find(row.reason + '\n') != std::string::npos);

    Talk steps{"en", ""};
    static_cast<void>(steps.session.begin());
    for (const auto* const answer : {"", "", "0", ""})
        static_cast<void>(steps.says(answer));
    CHECK(steps.says("") == "there is neither time nor bonus\nHow many minutes for each player?\n");
    for (const auto* const answer : {"90", "40", "", "0", ""})  // now of another period
        static_cast<void>(steps.says(answer));
    CHECK(steps.says("") ==
          "there is neither time nor bonus\nMinutes of another period? Nothing: none\n");
}

TEST_CASE("the presets are listed when they are asked for", "[src][clock]")
{
    Talk talk{"en", ""};
    const auto question = Talk::text(talk.session.begin());
    CHECK(std::ranges::count(question, '\n') == 1);
    for (const auto* const asked : {"?", "help"}) {
        const auto list = talk.says(asked);
        CHECK_THAT(list, Catch::Contains("p12, blitz-5: 5 minutes, no bonus\n"));
        CHECK(list.ends_with(question));
    }
}

TEST_CASE("a question can be left", "[src][clock]")
{
    Talk first{"en", ""};
    static_cast<void>(first.session.begin());
    CHECK(first.session.line("quit", begin).left == Remains::kept);  // there is no clock yet

    Talk talk;
    static_cast<void>(talk.session.begin());
    static_cast<void>(talk.says("go"));
    static_cast<void>(talk.says("set"));
    CHECK(talk.says("yes").starts_with("Time control?"));
    CHECK(talk.says("quit", begin + 2s) == "White's clock is running\n");
    static_cast<void>(talk.says("set", begin + 3s));
    static_cast<void>(talk.says("yes", begin + 3s));
    CHECK(Talk::text(talk.session.cancel(begin + 4s)) == "White's clock is running\n");
    CHECK(talk.says("own", begin + 10s) == "4 minutes, 50 seconds\n");

    Talk kept;
    static_cast<void>(kept.session.begin(talk.session.journal()));
    CHECK(kept.session.line("quit", begin).left == Remains::kept);
}

TEST_CASE("a clock is set by a preset, by a control, or for each side apart", "[src][clock]")
{
    struct Row {
        std::vector<std::string> answers;
        std::string control;
    };
    const auto row = GENERATE(values<Row>({
        {{"p1"}, "40/90+30,30+30"},
        {{"blitz-5"}, "5"},
        {{"hourglass 10"}, "hourglass 10"},
        {{"25;15"}, "25;15"},
        {{"40/90 + 30, 30 + 30"}, "40/90+30,30+30"},
        {{"25B10"}, "25b10"},
        {{"Hourglass 2"}, "hourglass 2"},
        {{"p99", "25b10"}, "25b10"},  // there is no such preset
        {{"", "", "5", "", "4", "3", "yes", ""}, "5d3"},
        {{"", "1", "5", "", "1", "no", "3", "", "2", "2", "no"}, "5;3+2"},
        {{"", "", "0", "", "1", "0:30", "", "1", "y", "n"}, "0:30"},  // no time is asked for again
        {{"", "", "90", "40", "", "0", "", "", "30", "", "", "", "", ""}, "40/90,30"},
        {{"", "", "90", "40", "", "0", "", "", "", "", "", ""}, "40/90"},  // none after all
        {{"", "2", "0", "3", ""}, "hourglass 3"},
        {{"", "3", ""}, "upcount"},
    }));
    Talk talk{"en", ""};
    static_cast<void>(talk.session.begin());
    for (const auto& answer : row.answers)
        static_cast<void>(talk.says(answer));
    REQUIRE(talk.session.clock());
    CHECK(write_time_control(talk.session.clock()->options().control) == row.control);
}

TEST_CASE("leaving the clock asks back", "[src][clock]")
{
    Talk talk;
    static_cast<void>(talk.session.begin());
    CHECK(talk.says("quit") == "Leave the clock, yes or no?\n");
    CHECK_FALSE(talk.session.line("no", begin).left);
    static_cast<void>(talk.says("quit"));
    CHECK(talk.session.line("yes", begin).left == Remains::forgotten);
    CHECK(talk.session.journal().empty());
}

TEST_CASE("no question keeps anybody from pressing the clock", "[src][clock]")
{
    const std::string line = GENERATE("quit", "set 3");
    Talk talk;
    static_cast<void>(talk.session.begin());
    static_cast<void>(talk.says("go"));
    const auto question = talk.says(line, begin + 1s);
    CHECK(talk.session.wants() == Wants::key);
    CHECK(talk.says("white", begin + 2s) == "Black's clock is running\nThe question is dropped\n");
    CHECK(talk.session.wants() == Wants::command);
    CHECK(talk.session.clock()->reading(begin + 2s).moves == std::array{1, 0});
    CHECK(talk.says("yes", begin + 3s) == "yes: not understood\n");  // to no question

    CHECK(talk.says(line, begin + 4s) == question);
    CHECK(talk.says("/white", begin + 5s) ==
          "White's clock is not running\nThe question is dropped\n");
    CHECK(talk.says(line, begin + 6s) == question);
    CHECK(talk.says("", begin + 6s) == question);
    CHECK(talk.says("what", begin + 6s) == question);
    CHECK(talk.session.line(".", begin + 6s).repeats);
    CHECK(talk.session.wants() == Wants::key);
    CHECK(talk.says("quit", begin + 6s) == "Leave the clock, yes or no?\n");
    CHECK(talk.says("no", begin + 6s) == "Black's clock is running\n");

    static_cast<void>(talk.says("pause", begin + 7s));  // nor beside one that stands
    CHECK(talk.says(line, begin + 8s) == question);
    CHECK(talk.session.wants() == Wants::key);
    CHECK(talk.says("black", begin + 8s) ==
          "Black has pressed, but the clocks are paused\nThe question is dropped\n");
    CHECK(talk.session.wants() == Wants::command);
}

TEST_CASE("on a braille display what is new comes first, and whose clock runs stays",
          "[src][clock][braille]")
{
    Talk talk{"en", "5", speech::Breadth::narrow};
    static_cast<void>(talk.session.begin());
    CHECK(talk.says("white", begin + 1s) == "1 White: counted\nrunning: Black\n");
    static_cast<void>(talk.says("quit", begin + 2s));
    const auto dropped = talk.session.line("black", begin + 3s);
    CHECK(Talk::text(dropped) == "question dropped\nrunning: White\n");
    CHECK(dropped.said.front().cue == speech::Cue{speech::Earcon::clock_pressed});
}

TEST_CASE("an interruption leaves a question, and asks before it leaves the clock", "[src][clock]")
{
    Talk talk{"en", ""};
    static_cast<void>(talk.session.begin());
    static_cast<void>(talk.says(""));
    CHECK(Talk::text(talk.session.interrupt(begin)).starts_with("Time control?"));
    CHECK(Talk{"en", ""}.session.interrupt(begin).left == Remains::kept);
    static_cast<void>(talk.says("5"));
    static_cast<void>(talk.says("go"));
    const auto asked = talk.session.interrupt(begin + 1s);
    CHECK(Talk::text(asked) == "Leave the clock, yes or no?\n");
    CHECK_FALSE(asked.left);
    CHECK(Talk::text(talk.session.interrupt(begin + 2s)) == "White's clock is running\n");
    static_cast<void>(talk.session.interrupt(begin + 3s));
    CHECK(talk.session.line("yes", begin + 3s).left == Remains::forgotten);
}

TEST_CASE("a control that is named by its preset keeps the wish for no counter", "[src][clock]")
{
    client::words::WordOptions english;
    english.language = "en";
    client::words::ChosenWords words{english};
    Options settled;
    settled.counter = MoveCounter::off;
    const std::string answers = GENERATE("fide-classic", "p1", "40/90,30", "90,40,,,,");
    Session session{words, settled};
    static_cast<void>(session.begin());
    if (answers == "90,40,,,,") {  // step by step, with nothing for all that may be left out
        for (const auto* const answer : {"", "", "90", "40", "", "", "", "", ""})
            static_cast<void>(session.line(answer, begin));
    } else {
        static_cast<void>(session.line(answers, begin));
    }
    REQUIRE(session.clock());
    CHECK(session.clock()->options().counter == MoveCounter::off);
}

TEST_CASE("a question beside a clock names the keys that answer it", "[src][clock]")
{
    struct Row {
        std::string language;
        std::string question;
    };
    const auto row = GENERATE(values<Row>({
        {"en", "Leave the clock, yes or no? Key y: yes, key n: no\n"},
        {"de", "Die Uhr verlassen, ja oder nein? Taste y: ja, Taste n: nein\n"},
        {"cs", "Opustit hodiny, ano nebo ne? Klávesa y: ano, klávesa n: ne\n"},
        {"sk", "Opustiť hodiny, áno alebo nie? Kláves y: áno, kláves n: nie\n"},
        {"sr", "Napustiti sat, da ili ne? Taster y: da, taster n: ne\n"},
    }));
    client::words::WordOptions options;
    options.language = row.language;
    client::words::ChosenWords words{options};
    Options settled;
    settled.control = *read_time_control("5");
    Session session{words, settled, "j = \"black\"\na = \"white\"\nd = \"white\"\n"};
    static_cast<void>(session.begin());
    CHECK(Talk::text(session.line("quit", begin)) == row.question);
    static_cast<void>(session.line("no", begin));
    static_cast<void>(session.line("go", begin));
    CHECK(Talk::text(session.line("quit", begin + 1s)) == row.question);
}

TEST_CASE("Escape at the questions of the start goes back, and away from the first", "[src][clock]")
{
    Talk talk{"en", ""};
    const auto first = Talk::text(talk.session.begin());
    const auto kind = talk.says("");
    static_cast<void>(talk.says("1"));
    CHECK(Talk::text(talk.session.cancel(begin)) == kind);
    CHECK(Talk::text(talk.session.cancel(begin)) == first);
    const auto left = talk.session.cancel(begin);
    CHECK(left.left == Remains::kept);
    CHECK(Talk::text(left) == "Goodbye\n");
}

TEST_CASE("back goes to the question before, and its answer is forgotten", "[src][clock]")
{
    Talk talk{"en", ""};
    const auto first = Talk::text(talk.session.begin());
    CHECK(talk.says("back") == first);
    for (const auto* const answer : {"", "1", "40"})
        static_cast<void>(talk.says(answer));
    CHECK(talk.says("back") == "How many minutes for each player?\n");
    static_cast<void>(talk.says("4"));
    static_cast<void>(talk.says(""));
    static_cast<void>(talk.says("2"));
    CHECK(talk.says("") == "How many seconds?\n");  // nothing was said wrong
    CHECK(talk.says("back").starts_with("Bonus?"));
    for (const auto* const answer : {"2", "3", "no", "7"})
        static_cast<void>(talk.says(answer));
    CHECK(talk.says("back") == "How many minutes for Black?\n");
    CHECK(talk.says("back") == "The same for Black, yes or no? Nothing: yes\n");
    static_cast<void>(talk.says("yes"));
    static_cast<void>(talk.says(""));
    REQUIRE(talk.session.clock());
    CHECK(write_time_control(talk.session.clock()->options().control) == "4+3");

    Talk german{"de", ""};
    const auto question = Talk::text(german.session.begin());
    static_cast<void>(german.says(""));
    CHECK(german.says("zurück") == question);
}

TEST_CASE("Escape leaves a clock that was left behind for the next time", "[src][clock]")
{
    Talk first;
    static_cast<void>(first.session.begin());
    static_cast<void>(first.says("go"));
    static_cast<void>(first.says("white", begin + 1h));
    Talk second;
    static_cast<void>(second.session.begin(first.session.journal()));
    CHECK(second.session.cancel(begin + 2s).left == Remains::kept);
    CHECK_FALSE(second.session.journal().empty());

    Talk third;
    static_cast<void>(third.session.begin(first.session.journal()));
    CHECK(third.session.line("no", begin).put_aside);
}

TEST_CASE("a clock in use is not thrown away by a slip of the finger", "[src][clock]")
{
    const std::string question = "The clock is in use. Set another one instead, yes or no?\n";
    Talk talk;
    static_cast<void>(talk.session.begin());
    CHECK(talk.says("set 4").starts_with("Clock set: 4 minutes"));  // nobody has used it yet
    static_cast<void>(talk.says("go"));
    CHECK(talk.says("set 3", begin + 10s) == question);
    CHECK(talk.says("what", begin + 10s) == question);
    CHECK(talk.says("no", begin + 10s) == "White's clock is running\n");
    CHECK(talk.says("own", begin + 10s) == "3 minutes, 50 seconds\n");
    CHECK(talk.says("set", begin + 10s) == question);
    CHECK(Talk::text(talk.session.cancel(begin + 10s)) == "White's clock is running\n");
    static_cast<void>(talk.says("pause", begin + 10s));
    CHECK(talk.says("set 3", begin + 10s) == question);
    CHECK(talk.says("yes", begin + 10s).starts_with("Clock set: 3 minutes"));
    CHECK(talk.session.journal() == "annabella clock 1\n3\n");
}

TEST_CASE("an arbiter sets the time of one side", "[src][clock]")
{
    Talk talk;
    static_cast<void>(talk.session.begin());
    static_cast<void>(talk.says("go"));
    const auto told = talk.says("set white 3:00", begin + 10s);
    CHECK_THAT(told, Catch::Contains("White: 3 minutes"));
    CHECK(talk.says("own", begin + 20s) == "2 minutes, 50 seconds\n");
    CHECK_THAT(talk.says("set black 6:30", begin + 20s), Catch::Contains("Black: 6 minutes"));
    CHECK_THAT(talk.says("set white", begin + 20s), Catch::Contains("not understood"));
}
