// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/text.hpp"
#include "tests/src/clock/talk.hpp"

#include <catch2/catch.hpp>

#include <map>
#include <set>

using namespace clock_tests;
using namespace rules;

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
    client::words::WordOptions options;
    options.language = language;
    client::words::ChosenWords words{options};
    const auto& lexicon = words.language();
    std::set<std::string> known{"hourglass", "upcount",  "yes",      "no",      "back",
                                "next",      "previous", "contents", "comment", "is"};
    for (const ClockRow& row : clock_rows())
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
    Session session{words, settled, "1 = \"own\"\nu = \"own\"\n"};
    static_cast<void>(session.begin());
    const auto help = Talk::text(session.line("help", begin));
    const auto table = clock_commands(lexicon);
    for (const ClockRow& row : clock_rows())
        CHECK_THAT('\n' + help, Catch::Contains('\n' + table.name(row)));
    CHECK_THAT(help, Catch::Contains("1, u: "));
    CHECK_THAT(help, Catch::Contains(table.own("add") + ' ' + table.own("white") + " 2"));
    CHECK(session.in_use().commands()->beginning_with(table.own("difference")) ==
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
    client::words::WordOptions options;
    options.language = row.language;
    client::words::ChosenWords words{options};
    Options settled;
    settled.control = *read_time_control("5");
    Session session{words, settled, "1 = \"own\"\n4 = \"difference\"\nu = \"own\"\n"};
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
        {"sr", {"da", "jeste"}, "ne"},
        {"sr-Cyrl", {"да", "јесте"}, "не"},
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
        CHECK(leaving.session.line(yes, begin).left == Remains::forgotten);
    }
}
