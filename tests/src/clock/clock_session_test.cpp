// SPDX-License-Identifier: GPL-3.0-or-later
#include "keymaps/keymap.hpp"
#include "tests/src/clock/talk.hpp"

#include <catch2/catch.hpp>

#include <map>

using namespace clock_tests;
using namespace rules;

TEST_CASE("the clock answers every question in words", "[src][clock][ANN-024][CLK-041]")
{
    Talk talk{"en", "40/90+30,30+30"};
    CHECK(Talk::text(talk.session.begin()) ==
          "Clock set: 40 moves in 1 hour, 30 minutes, increment 30 seconds, then 30 minutes, "
          "increment 30 seconds. White presses with white, Black with black. White's first press "
          "counts; Black's, or go, starts\n");
    CHECK(talk.says("go") == "White's clock is running\n");
    CHECK(talk.says("white", begin + 60s) == "Black's clock is running\n");
    CHECK(talk.says("own", begin + 70s) == "1 hour, 30 minutes\n");
    CHECK(talk.says("other", begin + 70s) == "opponent, 1 hour, 30 minutes, 20 seconds\n");
    CHECK(talk.says("both", begin + 70s) ==
          "White: 1 hour, 30 minutes. Black: 1 hour, 30 minutes, 20 seconds. Black's clock is "
          "running. Move 1\n");
    CHECK(talk.says("difference", begin + 70s) == "Black has more time: 20 seconds\n");
    CHECK(talk.says("moves", begin + 70s) ==
          "White has completed: 1 move. Black has completed: 0 moves\n");
    CHECK(talk.says("left", begin + 70s) ==
          "White to the time control: 39 moves. Black to the time control: 40 moves\n");
    CHECK(talk.says("turn", begin + 70s) == "Black's clock is running\n");
    CHECK(talk.says("period", begin + 70s) == "Black, period 1, increment 30 seconds\n");
    CHECK(talk.says("pause", begin + 70s) == "The clocks are paused, Black to move\n");
    CHECK(talk.says("turn", begin + 80s) == "The clocks are paused, Black to move\n");
    CHECK(talk.says("add white 2", begin + 80s) == "Two minutes are added for White\n");
    CHECK(talk.says("take black 0:20", begin + 80s) == "Time taken from Black: 20 seconds\n");
    CHECK(talk.says("frobnicate", begin + 80s) == "frobnicate: not understood\n");
    CHECK(talk.says("add white x", begin + 80s) ==
          "add white x: not understood\nadd: give time. add white 2\n");
    CHECK(talk.says("set bogus", begin + 80s) == "bogus: not understood\n");
    CHECK(talk.says("set 90+x", begin + 80s) ==
          "90+x: a bonus is seconds behind +, b or d, at most 3600\n");
    CHECK(talk.session.wants() == Wants::command);
    CHECK(talk.says("", begin + 80s).empty());
}

TEST_CASE("on a braille display the clock answers in digits, a short line for each fact",
          "[src][clock][braille]")
{
    Talk talk{"en", "40/90+30,30+30", speech::Breadth::narrow};
    static_cast<void>(talk.session.begin());
    CHECK(talk.says("go") == "running: White\n");
    CHECK(talk.says("white", begin + 60s) == "running: Black\n");
    CHECK(talk.says("own", begin + 70s) == "1:30:00\n");
    CHECK(talk.says("other", begin + 70s) == "theirs: 1:30:20\n");
    CHECK(talk.says("both", begin + 70s) ==
          "White: 1:30:00\nBlack: 1:30:20\nMove 1\nrunning: Black\n");
    CHECK(talk.says("difference", begin + 70s) == "Black +0:20\n");
    CHECK(talk.says("moves", begin + 70s) == "White: 1 move\nBlack: 0 moves\n");
    CHECK(talk.says("left", begin + 70s) == "White: 39 moves\nBlack: 40 moves\n");
    CHECK(talk.says("turn", begin + 70s) == "running: Black\n");
    CHECK(talk.says("period", begin + 70s) == "Black: 1 +0:30\n");
    CHECK(talk.says("white", begin + 71s) == "idle: White\n");
    CHECK(talk.says("pause", begin + 71s) == "paused: Black\n");
    CHECK(talk.says("add white 2", begin + 80s) == "White +2:00\n");
    CHECK(talk.says("take black 0:20", begin + 80s) == "Black -0:20\n");
}

TEST_CASE("a voice beside a braille display has words", "[src][clock][braille]")
{
    Talk talk{"en", "5", speech::Breadth::narrow};
    static_cast<void>(talk.session.begin());
    CHECK(talk.session.line("go", begin).said.front().voice == "White's clock is running");
    const auto reply = talk.session.line("other", begin + 1s);
    CHECK(reply.said.front().voice == "opponent, five minutes");
}

TEST_CASE("a fallen flag is told by every answer about times and turns, and after a crash",
          "[src][clock]")
{
    Talk talk{"en", "0:10"};
    static_cast<void>(talk.session.begin());
    static_cast<void>(talk.says("go"));
    static_cast<void>(talk.session.tick(begin + 10s));
    CHECK(talk.says("own", begin + 11s) == "0. White's flag has fallen\n");
    CHECK(talk.says("other", begin + 11s) == "opponent, 10 seconds\n");
    CHECK(talk.says("both", begin + 11s) ==
          "White: 0. Black: 10 seconds. White's clock is running. "
          "White's flag has fallen. Move 1\n");
    CHECK(talk.says("turn", begin + 11s) == "White's clock is running. White's flag has fallen\n");
    CHECK(talk.says("white", begin + 12s) == "Black's clock is running. White's flag has fallen\n");
    CHECK_THAT(Talk::text(talk.session.tick(begin + 40s)),
               Catch::Contains("Black's flag has fallen. White's flag fell first\n"));
    CHECK(talk.says("own", begin + 41s) == "0. White's flag has fallen. White's flag fell first\n");
    CHECK(talk.says("other", begin + 41s) ==
          "opponent, 0. Black's flag has fallen. White's flag fell first\n");
    const std::string flags =
        "White's flag has fallen. Black's flag has fallen. White's flag fell first";
    CHECK(talk.says("turn", begin + 41s) == "Black's clock is running. " + flags + '\n');

    Talk again{"en", ""};
    CHECK(Talk::text(again.session.begin(talk.session.journal())) ==
          "A clock was left behind. White: 0. Black: 0. The clocks are paused, Black to move. " +
              flags + ". Move 1. Go on with it, yes or no?\n");
    CHECK(again.says("yes") ==
          "White: 0. Black: 0. The clocks are paused, Black to move. " + flags + ". Move 1\n");
    CHECK(again.says("go") == "Black's clock is running. " + flags + '\n');
    static_cast<void>(again.says("add black 1"));
    CHECK(again.says("turn") == "Black's clock is running. White's flag has fallen\n");
}

TEST_CASE("the delay is told wherever the running clock is, as long as it lasts", "[src][clock]")
{
    Talk talk{"en", "3d5"};
    static_cast<void>(talk.session.begin());
    static_cast<void>(talk.says("go"));
    CHECK(talk.says("both", begin + 2s) ==
          "White: 3 minutes. Black: 3 minutes. White's clock is running. In delay, 3. Move 1\n");
    CHECK(talk.says("turn", begin + 2s) == "White's clock is running. In delay, 3\n");
    CHECK(talk.says("other", begin + 2s) == "opponent, 3 minutes\n");
    static_cast<void>(talk.session.tick(begin + 6s));
    CHECK(talk.says("turn", begin + 6s) == "White's clock is running\n");
}

TEST_CASE("the difference is that of the times as they are told", "[src][clock]")
{
    Talk talk{"en", "1:10;1:00"};
    static_cast<void>(talk.session.begin());
    static_cast<void>(talk.says("go"));
    static_cast<void>(talk.says("white", begin + 4800ms));
    CHECK_THAT(talk.says("both", begin + 4900ms),
               Catch::StartsWith("White: 1 minute, 5 seconds. Black: 59 seconds. "));
    CHECK(talk.says("difference", begin + 4900ms) == "White has more time: 6 seconds\n");
    static_cast<void>(talk.says("black", begin + 4900ms));
    static_cast<void>(talk.session.tick(begin + 10500ms));
    CHECK(talk.says("difference", begin + 10500ms) == "Both have the same time\n");  // 59.6, 59.9
}

TEST_CASE("times are told short, normal or full", "[src][clock]")
{
    struct Row {
        speech::Verbosity times;
        std::string own;
        std::string own_voice;
        std::string other;
    };
    using speech::Verbosity;
    const auto row = GENERATE(values<Row>({
        {Verbosity::brief, "1 12 05", "one twelve five", "opponent, 5"},
        {Verbosity::normal, "1 hour, 12 minutes, 5 seconds",
         "one hour, twelve minutes, five seconds", "opponent, 5"},
        {Verbosity::full, "1 hour, 12 minutes, 5 seconds", "one hour, twelve minutes, five seconds",
         "opponent, 5 seconds"},
    }));
    client::words::WordOptions english;
    english.language = "en";
    client::words::ChosenWords words{english};
    Options settled;
    settled.control = *read_time_control("1:12:05;0:05");
    settled.times = row.times;
    Session session{words, settled};
    static_cast<void>(session.begin());
    const auto own = session.line("own", begin).said.front();
    CHECK(own.screen == row.own);
    CHECK(own.voice == row.own_voice);
    CHECK(Talk::text(session.line("other", begin)) == row.other + '\n');
}

TEST_CASE("the arbiter corrects the number of moves", "[src][clock][CLK-017]")
{
    Talk talk{"en", "3/5,30"};
    static_cast<void>(talk.session.begin());
    static_cast<void>(talk.says("go"));
    CHECK(talk.says("counter white 2", begin + 1s) == "White has completed: 2 moves\n");
    CHECK(talk.says("left", begin + 1s) ==
          "White to the time control: 1 move. Black to the time control: 3 moves\n");
    CHECK(talk.says("counter white -1", begin + 1s) ==
          "counter white -1: not understood\n"
          "counter: correct the number of moves made. counter white 21\n");
    const auto reading = talk.session.clock()->reading(begin + 1s);
    CHECK(reading.left == std::array<Duration, 2>{5min - 1s, 5min});
    CHECK_THAT(talk.says("white", begin + 2s), Catch::Contains("Time control made"));
    Talk again{"en", ""};
    static_cast<void>(again.session.begin(talk.session.journal()));
    CHECK(again.session.clock()->reading(begin + 2s).moves == std::array{3, 0});
}

TEST_CASE("of a clock that counts up, the difference is what was used", "[src][clock]")
{
    Talk talk{"en", "upcount"};
    static_cast<void>(talk.session.begin());
    static_cast<void>(talk.says("go"));
    CHECK(talk.says("difference", begin + 5s) == "White has used more time: 5 seconds\n");
}

TEST_CASE("a command that lacks something is explained", "[src][clock]")
{
    struct Row {
        std::string language;
        std::string line;
        std::string explained;
    };
    const auto row = GENERATE(values<Row>({
        {"en", "add", "add: give time. add white 2\n"},
        {"en", "add white", "add: give time. add white 2\n"},
        {"en", "add 5", "add: give time. add white 2\n"},
        {"en", "take", "take: take time. take black 0:30\n"},
        {"de", "gib weiß", "gib: Zeit geben. gib weiß 2\n"},
    }));
    CAPTURE(row.line);
    Talk talk{row.language};
    static_cast<void>(talk.session.begin());
    CHECK_THAT(talk.says(row.line),
               Catch::StartsWith(row.line + ": ") && Catch::EndsWith('\n' + row.explained));
    CHECK(talk.session.clock()->reading(begin).left == std::array<Duration, 2>{5min, 5min});
}

TEST_CASE("the period is told in words, whatever the clock", "[src][clock]")
{
    struct Row {
        std::string control;
        std::string period;
    };
    const auto row = GENERATE(values<Row>({
        {"5+3", "White, period 1, increment 3 seconds\n"},
        {"5d5", "White, period 1, delay 5 seconds\n"},
        {"25b10", "White, period 1, Bronstein bonus 10 seconds\n"},
        {"5", "White, period 1, no bonus\n"},
        {"hourglass 1", "Hourglass\n"},
        {"upcount", "Counting up\n"},
    }));
    Talk talk{"en", row.control};
    static_cast<void>(talk.session.begin());
    CHECK(talk.says("period") == row.period);
}

TEST_CASE("presses, warnings, ticks and flags have their sounds, and words beside them",
          "[src][clock]")
{
    using speech::Earcon;
    Options settled;
    settled.control = *read_time_control("15:10d5");
    settled.warnings = usual_warnings();
    settled.dial = true;
    client::words::WordOptions english;
    english.language = "en";
    client::words::ChosenWords words{english};
    Session session{words, settled};
    static_cast<void>(session.begin());
    std::map<std::string, std::optional<Earcon>> heard;
    const auto listen = [&](const Response& reply) {
        for (const auto& said : reply.said) {
            CHECK_FALSE(said.voice.empty());
            CHECK_FALSE(said.screen.empty());
            heard[said.screen] = said.cue ? std::optional{said.cue->earcon} : std::nullopt;
        }
    };
    listen(session.line("go", begin));
    listen(session.line("black", begin + 1s));
    listen(session.line("own", begin + 2s));
    listen(session.tick(begin + 16min));
    CHECK(heard["White's clock is running"] == Earcon::clock_pressed);
    CHECK(heard["Black's clock is not running"] == Earcon::illegal);
    CHECK(heard["The delay is over"] == Earcon::tick);
    CHECK(heard["Tick, tick"] == Earcon::tick_twice);  // a quarter of an hour is left
    CHECK(heard["Tick"] == Earcon::tick);
    CHECK(heard["2 minutes"] == Earcon::low_time);
    CHECK(heard["30 seconds"] == Earcon::low_time);
    CHECK(heard["10 seconds"] == Earcon::countdown);
    CHECK(heard["5"] == Earcon::countdown);
    CHECK(heard["2"] == Earcon::countdown);
    CHECK(heard["1"] == Earcon::last_second);
    CHECK(heard["White's flag has fallen"] == Earcon::game_end);
    CHECK(heard["15 minutes, 10 seconds. In delay, 3"] == std::nullopt);
}

TEST_CASE("what concerns one side alone is for its ear", "[src][clock][ANN-044][CLK-041]")
{
    using speech::Ear;
    Talk talk;
    static_cast<void>(talk.session.begin());
    const auto ear = [](const Response& reply) {
        REQUIRE(reply.said.size() == 1);
        return reply.said.front().ear;
    };
    CHECK(ear(talk.session.line("go", begin)) == Ear::both);
    CHECK(ear(talk.session.line("black", begin + 1s)) == Ear::right);
    CHECK(ear(talk.session.line("other", begin + 2s)) == Ear::left);  // White asks
    CHECK(ear(talk.session.tick(begin + 3min)) == Ear::left);         // White is warned
}

TEST_CASE("the keys of the clock are sound, and each side has its half of the home row",
          "[src][clock]")
{
    std::vector<keymaps::KeymapFault> faults;
    const auto keys = keymaps::Keymap::load(
        "keymaps/clock.toml",
        [](std::string_view name) {
            return name == ask_for_line || find_clock_command(name) != nullptr;
        },
        faults);
    CHECK(faults.empty());
    const auto command = [&](std::string_view name) {
        const auto key = keymaps::Key::parse(name);
        return keys.find({&*key, 1}).command;
    };
    for (const auto* const key : {"a", "s", "d", "f", "g"})
        CHECK(command(key) == "white");
    for (const auto* const key : {"h", "j", "k", "l", ";"})
        CHECK(command(key) == "black");
    for (const auto* const key : {"ö", "ů", "ô", "č", "х", "ј", "к", "л", "ч"})
        CHECK(command(key) == "black");
    for (const auto* const key : {"а", "с", "ф", "г"})
        CHECK(command(key) == "white");
    for (const auto* const key : {"и", "љ", "н", "у", "т", "м"})
        CHECK_FALSE(command(key).empty());
    const std::vector<std::string> questions{"own",   "other", "both", "difference",
                                             "moves", "left",  "turn", "period"};
    for (std::size_t digit = 0; digit < questions.size(); ++digit)
        CHECK(command(std::to_string(digit + 1)) == questions[digit]);
    CHECK(command("space") == "toggle");
}

TEST_CASE("times that no clock shows always have their unit", "[src][clock]")
{
    Talk talk{"en", "2/0:08,0:05+2"};
    static_cast<void>(talk.session.begin());
    static_cast<void>(talk.says("go"));
    static_cast<void>(talk.says("white", begin + 1s));
    CHECK(talk.says("difference", begin + 3s) == "White has more time: 1 second\n");
    static_cast<void>(talk.says("black", begin + 3s));
    CHECK(talk.says("white", begin + 4s) ==
          "Black's clock is running\nTime control made, added: 5 seconds\n");
    CHECK(talk.says("add white 0:03", begin + 4s) == "Time added for White: 3 seconds\n");
    CHECK(talk.says("take white 0:02", begin + 4s) == "Time taken from White: 2 seconds\n");
    CHECK(talk.says("other", begin + 4s) == "opponent, 6\n");  // a clock's time may be bare
}
