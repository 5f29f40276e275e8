// SPDX-License-Identifier: GPL-3.0-or-later
#include "keymaps/keymap.hpp"
#include "speech/text.hpp"
#include "src/clock/journal.hpp"
#include "tests/src/clock/talk.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <random>
#include <set>

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

TEST_CASE("White's first press is told to be counted", "[src][clock]")
{
    struct Row {
        std::string language;
        std::string counted;
    };
    const auto row = GENERATE(values<Row>({
        {"en", "Black's clock is running\nWhite's first move is counted\n"},
        {"de", "Die Uhr von Schwarz läuft\nDer erste Zug von Weiß zählt\n"},
        {"cs", "Běží hodiny černého\nPrvní tah bílého se počítá\n"},
        {"sk", "Bežia hodiny čierneho\nPrvý ťah bieleho sa počíta\n"},
        {"sr", "Radi sat crnog\nPrvi potez belog se računa\n"},
    }));
    Talk talk{row.language, "2/90,30"};
    static_cast<void>(talk.session.begin());
    CHECK(talk.says("white") == row.counted);
    Talk again{row.language, ""};  // after a crash
    static_cast<void>(again.session.begin(talk.session.journal()));
    CHECK(again.session.clock()->reading(begin).moves == std::array{1, 0});
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
    client::tools::WordOptions english;
    english.language = "en";
    client::tools::ChosenWords words{english};
    Options settled;
    settled.control = *read_time_control("1:12:05;0:05");
    settled.times = row.times;
    Session session{words.language(), settled};
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

TEST_CASE("capital letters are the same letters", "[src][clock]")
{
    const std::string language = GENERATE("en", "de", "sr-Cyrl");
    Talk talk{language, ""};
    static_cast<void>(talk.session.begin());
    static_cast<void>(talk.says("Blitz-5-3"));
    REQUIRE(talk.session.clock());
    static_cast<void>(talk.says("Go"));
    static_cast<void>(talk.says("WHITE", begin + 1s));
    static_cast<void>(talk.says("Add Black 2", begin + 1s));
    const auto reading = talk.session.clock()->reading(begin + 1s);
    CHECK(reading.moves == std::array{1, 0});
    CHECK(reading.left[1] == 7min + 3s);
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

TEST_CASE("every preset and kind of time control runs and is told in words", "[src][clock]")
{
    std::vector<std::string> controls{"40/90+30,30+30", "25b10", "90d5",    "0:10",
                                      "hourglass 1",    "25;15", "upcount", "1:02:03"};
    for (const auto& preset : time_presets())
        controls.emplace_back(preset.name);
    for (const auto& control : controls) {
        CAPTURE(control);
        Talk talk{"en", control};
        const auto told = Talk::text(talk.session.begin());
        CHECK_THAT(told, Catch::StartsWith("Clock set: "));
        CHECK(told.find('/') == std::string::npos);  // words, not signs
        CHECK(talk.says("black") == "White's clock is running\n");
        CHECK(talk.says("white", begin + 3s) == "Black's clock is running\n");
        CHECK(talk.session.clock()->reading(begin + 3s).moves[0] == 1);
    }
}

TEST_CASE("the clock speaks every language", "[src][clock]")
{
    struct Row {
        std::string language;
        std::string runs;
        std::string idle;
    };
    const auto row = GENERATE(values<Row>({
        {"en", "White's clock is running\n", "Black's clock is not running\n"},
        {"de", "Die Uhr von Weiß läuft\n", "Die Uhr von Schwarz läuft nicht\n"},
        {"cs", "Běží hodiny bílého\n", "Hodiny černého neběží\n"},
        {"sk", "Bežia hodiny bieleho\n", "Hodiny čierneho nebežia\n"},
        {"sr", "Radi sat belog\n", "Sat crnog ne radi\n"},
        {"sr-Cyrl", "Ради сат белог\n", "Сат црног не ради\n"},
    }));
    Talk talk{row.language};
    static_cast<void>(talk.session.begin());
    CHECK(talk.says("go") == row.runs);
    CHECK(talk.says("black", begin + 1s) == row.idle);
}

TEST_CASE("the clock is commanded in the player's language and in English", "[src][clock]")
{
    struct Row {
        std::string language;
        std::vector<std::string> lines;
    };
    const auto row = GENERATE(values<Row>({
        {"de", {"weiter", "WEISS", "meine", "beide", "züge", "wer", "anhalten", "gib weiß 2"}},
        {"cs", {"dál", "bílý", "můj", "oba", "tahy", "kdo", "stop", "přidej bílému 2"}},
        {"sk", {"ďalej", "biely", "môj", "oba", "ťahy", "kto", "stop", "pridaj bielemu 2"}},
        {"sr", {"dalje", "beli", "moje", "oba", "potezi", "ko", "stani", "dodaj belom 2"}},
        {"sr-Cyrl", {"даље", "бели", "моје", "оба", "потези", "ко", "стани", "додај белом 2"}},
    }));
    const std::vector<std::string> english{"go",    "white", "own",   "both",
                                           "moves", "turn",  "pause", "add white 2"};
    Talk own{row.language};
    Talk other{row.language};
    static_cast<void>(own.session.begin());
    static_cast<void>(other.session.begin());
    for (std::size_t i = 0; i < english.size(); ++i) {
        const auto now = begin + std::chrono::seconds{i};
        CAPTURE(row.lines[i]);
        const auto said = own.says(row.lines[i], now);
        CHECK_FALSE(said.empty());
        CHECK(said == other.says(english[i], now));
    }
    CHECK(own.session.clock()->clock() == other.session.clock()->clock());
}

TEST_CASE("every command has words in every language, and help names them with their keys",
          "[src][clock]")
{
    const std::string language = GENERATE("de", "cs", "sk", "sr", "sr-Cyrl");
    CAPTURE(language);
    client::tools::WordOptions options;
    options.language = language;
    client::tools::ChosenWords words{options};
    const auto& lexicon = words.language();
    std::set<std::string> known{"hourglass", "upcount", "yes", "no", "back"};
    for (const CommandRow& row : clock_commands())
        known.emplace(row.name);
    std::set<std::string> named;
    std::map<std::string, std::string> meanings;
    for (const auto& [meaning, word] : lexicon.command_words(speech::CommandArea::clock)) {
        CAPTURE(meaning, word);
        CHECK(known.contains(meaning));
        CHECK(meanings.try_emplace(speech::fold(word), meaning).first->second == meaning);
        CHECK((!known.contains(speech::fold(word)) || speech::fold(word) == meaning));
        named.insert(meaning);
    }
    CHECK(named == known);

    Options settled;
    settled.control = *read_time_control("5");
    Session session{lexicon, settled, [](std::string_view command) {
                        return command == "own" ? std::vector<speech::Word>{{"1", "1"}, {"u", "u"}}
                                                : std::vector<speech::Word>{};
                    }};
    static_cast<void>(session.begin());
    const auto help = Talk::text(session.line("help", begin));
    const client::WordTable table{lexicon.command_words(speech::CommandArea::clock)};
    for (const CommandRow& row : clock_commands())
        CHECK_THAT('\n' + help, Catch::Contains('\n' + table.own(row.name)));
    CHECK_THAT(help, Catch::Contains("1, u: "));
    CHECK_THAT(help, Catch::Contains(table.own("add") + ' ' + table.own("white") + " 2"));
    CHECK(session.completions(table.own("difference")) ==
          std::vector<std::string>{table.own("difference")});
}

TEST_CASE("help speaks of one key, of several, and of none", "[src][clock]")
{
    struct Row {
        std::string language;
        std::string one;
        std::string several;
        std::string none;
    };
    const auto row = GENERATE(values<Row>({
        {"en", "difference, key 4: ", "own, keys 1, u: ", "go: "},
        {"de", "unterschied, Taste 4: ", "meine, Tasten 1, u: ", "weiter: "},
        {"cs", "rozdíl, klávesa 4: ", "můj, klávesy 1, u: ", "dál: "},
        {"sk", "rozdiel, kláves 4: ", "môj, klávesy 1, u: ", "ďalej: "},
        {"sr", "razlika, taster 4: ", "moje, tasteri 1, u: ", "dalje: "},
    }));
    client::tools::WordOptions options;
    options.language = row.language;
    client::tools::ChosenWords words{options};
    Options settled;
    settled.control = *read_time_control("5");
    const std::map<std::string, std::vector<speech::Word>, std::less<>> keys{
        {"difference", {{"4", "4"}}}, {"own", {{"1", "1"}, {"u", "u"}}}};
    Session session{words.language(), settled, [&](std::string_view command) {
                        const auto found = keys.find(command);
                        return found == keys.end() ? std::vector<speech::Word>{} : found->second;
                    }};
    static_cast<void>(session.begin());
    const auto help = '\n' + Talk::text(session.line("help", begin));
    for (const auto& each : {row.one, row.several, row.none})
        CHECK_THAT(help, Catch::Contains('\n' + each));
}

TEST_CASE("yes and no are words of the player's language, or English", "[src][clock]")
{
    struct Row {
        std::string language;
        std::vector<std::string> yes;
        std::string no;
    };
    const auto row = GENERATE(values<Row>({
        {"en", {"y", "yes"}, "no"},
        {"de", {"ja", "j", "JA", "yes"}, "nein"},
        {"cs", {"ano", "a"}, "ne"},
        {"sk", {"áno", "ano", "a"}, "nie"},
        {"sr", {"da", "d"}, "ne"},
        {"sr-Cyrl", {"да", "д"}, "не"},
    }));
    CAPTURE(row.language);
    Talk talk{row.language};
    static_cast<void>(talk.session.begin());
    const auto question = talk.says("quit");
    CHECK(talk.says("5") == question);
    CHECK(talk.says(row.no) != question);
    for (const auto& yes : row.yes) {
        CAPTURE(yes);
        Talk leaving{row.language};
        static_cast<void>(leaving.session.begin());
        static_cast<void>(leaving.says("quit"));
        CHECK(leaving.session.line(yes, begin).wish == Wish::quit);
    }
}

TEST_CASE("in a tournament the log of the clock shows what it was asked, also after a crash",
          "[src][clock][ANN-030][ARB-060]")
{
    const client::store::Day day{std::chrono::seconds{0}};
    Talk talk{"en", "40/90,30"};
    talk.session.stay_in_tournament({day, std::nullopt, "espeak", {}});
    static_cast<void>(talk.session.begin());
    static_cast<void>(talk.says("go"));
    static_cast<void>(talk.says("mine", begin + 65s));
    static_cast<void>(talk.says("white", begin + 70s));
    static_cast<void>(talk.says("moves", begin + 80s));
    static_cast<void>(talk.says("add black 2", begin + 90s));
    static_cast<void>(talk.says("pause", begin + 95s));
    const std::string first =
        "Tournament mode, begun on 1970-01-01 00:00:00. What the program was used for\n"
        "0:00:00, White to move, White's clock 1:30:00, Black's clock 1:30:00: the program was "
        "opened, voice espeak\n"
        "0:00:00, White to move, White's clock 1:30:00, Black's clock 1:30:00: used go: start, "
        "or go on after a pause\n"
        "0:01:05, White to move, White's clock 1:28:55, Black's clock 1:30:00: used own: the own "
        "time\n"
        "0:01:20, Black to move, White's clock 1:28:50, Black's clock 1:29:50: refused moves: "
        "moves "
        "made\n"
        "0:01:30, Black to move, White's clock 1:28:50, Black's clock 1:31:40: used add black 2: "
        "give time\n"
        "0:01:35, Black to move, White's clock 1:28:50, Black's clock 1:31:35: used pause: stop "
        "both "
        "clocks\n";
    CHECK(talk.says("log", begin + 95s) == first);

    Talk again{"en", "5"};
    static_cast<void>(again.session.begin(talk.session.journal()));
    static_cast<void>(again.says("yes"));
    CHECK(again.says("log") ==
          first + "0:01:35, Black to move, White's clock 1:28:50, Black's clock 1:31:35: the "
                  "program was opened, voice espeak\n");
    Talk outside{"en", "5"};
    static_cast<void>(outside.session.begin());
    CHECK(outside.says("log") == "The log is kept in tournament mode only\n");
}

TEST_CASE("the log of a tournament goes on when its clock is set anew", "[src][clock]")
{
    Talk talk{"de", "5"};
    talk.session.stay_in_tournament({});
    static_cast<void>(talk.session.begin());
    static_cast<void>(talk.says("meine"));
    static_cast<void>(talk.says("set 10"));
    CHECK(read_journal(talk.session.journal())->log->uses.size() == 3);
    CHECK_THAT(talk.says("protokoll"), Catch::Contains("meine: ") && Catch::Contains("10"));
}

TEST_CASE("a clock of a tournament that is taken over stays one", "[src][clock][ARB-060]")
{
    const auto side = GENERATE(std::optional<Color>{}, std::optional{Color::black});
    Talk talk{"en", "2/1,30"};
    talk.session.stay_in_tournament({{}, side, "off", {}});
    static_cast<void>(talk.session.begin());
    static_cast<void>(talk.says("go"));
    Talk again{"en", "5"};
    static_cast<void>(again.session.begin(talk.session.journal()));
    CHECK(again.session.is_in_tournament());
    SECTION("no word comes unasked, and the numbers of moves go to whom they went")
    {
        static_cast<void>(again.says("yes"));
        static_cast<void>(again.says("go"));
        CHECK(Talk::text(again.session.tick(begin + 55s)).empty());
        CHECK_THAT(again.says("moves", begin + 56s),
                   Catch::StartsWith(side ? "White has completed" : "moves is not allowed"));
        if (side)
            CHECK(again.says("own", begin + 56s) == "1 minute\n");
    }
    SECTION("one that is not wanted leaves the new one as it was begun")
    {
        static_cast<void>(again.says("no"));
        CHECK_FALSE(again.session.is_in_tournament());
        static_cast<void>(again.says("go"));
        CHECK_FALSE(Talk::text(again.session.tick(begin + 4min + 55s)).empty());
    }
}

TEST_CASE("in a tournament moves are told to the impaired player, and to nobody else",
          "[src][clock][ARB-060]")
{
    client::tools::WordOptions english;
    english.language = "en";
    client::tools::ChosenWords words{english};
    Options settled;
    settled.control = *read_time_control("40/90,30");
    const auto asked = [&](Counts counts, std::string_view question) {
        settled.counts = counts;
        Session session{words.language(), settled};
        static_cast<void>(session.begin());
        static_cast<void>(session.line("go", begin));
        static_cast<void>(session.line("white", begin + 60s));
        return Talk::text(session.line(question, begin + 61s));
    };
    CHECK(asked(Counts::told, "moves") ==
          "White has completed: 1 move. Black has completed: 0 moves\n");
    CHECK(asked(Counts::told, "left") ==
          "White to the time control: 39 moves. Black to the time control: 40 moves\n");
    CHECK(asked(Counts::not_told, "moves") == "moves is not allowed in a tournament\n");
    CHECK(asked(Counts::not_told, "l") == "left is not allowed in a tournament\n");
    CHECK(asked(Counts::told, "both").ends_with("Black's clock is running. Move 1\n"));
    CHECK(asked(Counts::not_told, "both").ends_with("Black's clock is running\n"));
}

TEST_CASE("a clock that was left behind goes on where it stood", "[src][clock]")
{
    Talk first;
    static_cast<void>(first.session.begin());
    static_cast<void>(first.says("go", begin + 1s));
    static_cast<void>(first.says("white", begin + 11s));
    static_cast<void>(first.session.tick(begin + 16s));
    const std::string torn = first.session.journal() + "@17.0";

    const std::string question =
        "A clock was left behind. White: 4 minutes, 50 seconds. Black: 4 "
        "minutes, 55 seconds. The clocks are paused, Black to move. Move 1. Go "
        "on with it, yes or no?\n";
    // Whenever the answer comes, the clock goes on from its own time.
    const auto answered = GENERATE(begin, begin + 3s, begin + 1h);
    Talk second{"en", "90"};
    CHECK(Talk::text(second.session.begin(torn)) == question);
    CHECK(second.says("perhaps", answered) == question);
    CHECK(Talk::text(second.session.tick(answered)).empty());
    const auto reply = second.session.line("yes", answered);
    CHECK(
        Talk::text(reply) ==
        "White: 4 minutes, 50 seconds. Black: 4 minutes, 55 seconds. The clocks are paused, Black "
        "to move. Move 1\n");
    CHECK(reply.time == begin + 16s);
    CHECK(second.says("moves", begin + 16s) ==
          "White has completed: 1 move. Black has completed: 0 moves\n");
    CHECK(second.says("go", begin + 20s) == "Black's clock is running\n");
    CHECK(second.says("own", begin + 25s) == "4 minutes, 50 seconds\n");

    Talk third{"en", "90"};
    static_cast<void>(third.session.begin(torn));
    CHECK(third.says("no", answered).starts_with("Clock set: 1 hour, 30 minutes"));
    CHECK(third.says("both", answered).starts_with("White: 1 hour, 30 minutes. "));
}

TEST_CASE("presses in quick order come back from a crash as they were", "[src][clock]")
{
    Talk first{"en", "5+3"};
    static_cast<void>(first.session.begin());
    auto now = begin + 900ms;
    for (const auto* const side : {"white", "black", "white", "black", "white", "black"})
        static_cast<void>(first.says(side, now += 200ms));
    const auto before = first.session.clock()->reading(now);
    Talk second{"en", ""};
    static_cast<void>(second.session.begin(first.session.journal()));
    static_cast<void>(second.says("yes", begin + 13s));
    const auto after = second.session.clock()->reading(now);
    CHECK(after.left == before.left);
    CHECK(after.moves == before.moves);
    CHECK(second.says("go", now) == "White's clock is running\n");
}

TEST_CASE("a journal is read as it was written, and nothing else is", "[src][clock]")
{
    const auto control = *read_time_control("40/90+30,30+30");
    const std::vector<TimedCommand> all{
        {begin, commands::Go{}},
        {begin + 1500ms, commands::Press{Color::black}},
        {begin + 2s, commands::Pause{}},
        {begin + 2s, commands::Change{Color::white, -1500ms}},
        {begin + 2s, commands::Change{Color::black, 2min}},
        {begin + 5s, commands::Tick{}},
    };
    const client::store::Use use{
        begin + 1s, Color::black, {1min, 2min}, client::store::Use::Kind::refused, "moves"};
    const UseLog log{client::store::Day{1772373000s}, Color::black, "wav:my voice", {use}};
    std::string text = journal_head({control}, log);
    for (const auto& each : all)
        text += journal_line(each);
    text += journal_line(use);
    const auto journal = read_journal(text);
    REQUIRE(journal);
    CHECK(journal->set_up == SetUp{control});
    CHECK(journal->commands == all);
    REQUIRE(journal->log);
    CHECK(journal->log->uses == client::store::Uses{use, use});
    CHECK(journal->log->begun == log.begun);
    CHECK(journal->log->impaired == log.impaired);
    CHECK(journal->log->voice == log.voice);
    CHECK_FALSE(read_journal(journal_head({control}))->log);
    CHECK_FALSE(read_journal(""));
    CHECK_FALSE(read_journal("annabella clock 1\nsoon\n"));
    std::mt19937 chance{7};
    for (int i = 0; i < 300; ++i) {
        auto bytes = text;
        for (int wrong = 0; wrong < 5; ++wrong)
            bytes[chance() % bytes.size()] = static_cast<char>(chance());
        static_cast<void>(read_journal(bytes));
    }
}

TEST_CASE("presses, warnings, ticks and flags have their sounds, and words beside them",
          "[src][clock]")
{
    using speech::Earcon;
    Options settled;
    settled.control = *read_time_control("15:10d5");
    settled.warnings = usual_warnings();
    settled.dial = true;
    client::tools::WordOptions english;
    english.language = "en";
    client::tools::ChosenWords words{english};
    Session session{words.language(), settled};
    static_cast<void>(session.begin());
    std::map<std::string, std::optional<Earcon>> heard;
    const auto listen = [&](const Reply& reply) {
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
    const auto ear = [](const Reply& reply) {
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

TEST_CASE("digits that run are not journalled second by second", "[src][clock]")
{
    const std::string control = GENERATE("0:20", "upcount");
    Talk talk{"en", control};
    static_cast<void>(talk.session.begin());
    static_cast<void>(talk.says("go"));
    auto now = begin;
    std::vector<Instant> kept;
    for (int second = 0; second < 9; ++second) {
        const auto before = talk.session.journal().size();
        static_cast<void>(talk.session.tick(now += 1s));
        if (talk.session.journal().size() != before)
            kept.push_back(now);
        CHECK(talk.session.next_keeping() > now);
    }
    CHECK(kept == std::vector{begin + 5s});
}
