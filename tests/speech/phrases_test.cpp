// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/clock_words.hpp"
#include "speech/fact_words.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "tests/speech/shipped.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <chrono>
#include <functional>
#include <string>

using namespace speech;
using namespace std::chrono_literals;
using rules::Color;

namespace {

using Phrase = std::function<Word(const Lexicon&)>;

Word fact(const Lexicon& lexicon, rules::FactBody body)
{
    const auto said = FactWords{lexicon, Announcer{lexicon}}.say({{}, std::move(body)}, {});
    REQUIRE(said.size() == 1);
    return {said.front().screen, said.front().voice};
}

Word number(const Lexicon& lexicon, Message message, int moves)
{
    return sentence(lexicon, message, {{"moves", counted(lexicon, Counted::moves, moves)}});
}

Word result(const Lexicon& lexicon, rules::Points score, rules::EndReason reason)
{
    return fact(lexicon, rules::facts::Ended{{score, reason}});
}

TEST_CASE("castling and results are signs for the eye and words for a voice", "[speech][sentence]")
{
    struct Row {
        std::string_view written;
        std::string_view english;
        std::string_view czech;
    };
    const auto row = GENERATE(values<Row>({
        {"O-O", "castles short", "malá rošáda"},
        {"0-0-0+", "castles long", "velká rošáda"},
        {"oo", "castles short", "malá rošáda"},
        {"1-0", "White wins", "Bílý vyhrál"},
        {"0-1", "Black wins", "Černý vyhrál"},
        {"1/2-1/2", "Draw", "Remíza"},
        {"½-½", "Draw", "Remíza"},
        {"Nf9", "Nf9", "Nf9"},
        {"", "", ""},
        {"-", "-", "-"},
        {"0000", "0000", "0000"},
    }));
    CAPTURE(row.written);
    CHECK(written(shipped::lexicon("en"), row.written).screen == row.written);
    CHECK(written(shipped::lexicon("en"), row.written).voice == row.english);
    CHECK(written(shipped::lexicon("cs"), row.written).voice == row.czech);
}

TEST_CASE("times are shown as a clock shows them", "[speech][clock]")
{
    CHECK(clock_face(1h + 29min + 50s + 999ms) == "1:29:50");
    CHECK(clock_face(1h + 2min + 5s) == "1:02:05");
    CHECK(clock_face(5min) == "5:00");
    CHECK(clock_face(9s) == "0:09");
    CHECK(clock_face(0s) == "0:00");
    CHECK(clock_face(-3s) == "0:00");
}

}  // namespace

TEST_CASE("the phrases of clock and game are those of the Laws' page",
          "[speech][clock][EX-PHR][ANN-024][ANN-036][ANN-037][ANN-038][ANN-039][ANN-040]")
{
    struct Row {
        std::string id;
        Phrase phrase;
        std::array<std::string, 5> words;  // cs sk sr de en
    };
    const std::vector<Row> rows{
        {"EX-PHR-1",
         [](const Lexicon& l) { return time_of(l, Color::white, 1h + 5min + 20s); },
         {"Bílý: 1 hodina, 5 minut, 20 sekund", "Biely: 1 hodina, 5 minút, 20 sekúnd",
          "Beli: 1 sat, 5 minuta, 20 sekundi", "Weiß: 1 Stunde, 5 Minuten, 20 Sekunden",
          "White: 1 hour, 5 minutes, 20 seconds"}},
        {"EX-PHR-2",
         [](const Lexicon& l) { return time_of(l, Color::black, 2min + 1s); },
         {"Černý: 2 minuty, 1 sekunda", "Čierny: 2 minúty, 1 sekunda", "Crni: 2 minuta, 1 sekunda",
          "Schwarz: 2 Minuten, 1 Sekunde", "Black: 2 minutes, 1 second"}},
        {"EX-PHR-3",
         [](const Lexicon& l) { return number(l, "to-control", 3); },
         {"Do časové kontroly: 3 tahy", "Do časovej kontroly: 3 ťahy",
          "Do vremenske kontrole: 3 poteza", "Bis zur Zeitkontrolle: 3 Züge",
          "To the time control: 3 moves"}},
        {"EX-PHR-4",
         [](const Lexicon& l) { return number(l, "completed", 21); },
         {"Dokončeno: 21 tahů", "Ukončené: 21 ťahov", "Završeno: 21 potez",
          "Abgeschlossen: 21 Züge", "Completed: 21 moves"}},
        {"EX-PHR-5",
         [](const Lexicon& l) {
             return sentence(
                 l, "move-number",
                 {{"number", std::string_view{"12"}}, {"side", side_argument(Color::black)}});
         },
         {"12. tah, na tahu je černý", "12. ťah, na ťahu je čierny", "12. potez, crni je na potezu",
          "12. Zug, Schwarz am Zug", "Move 12, Black to move"}},
        {"EX-PHR-6",
         [](const Lexicon& l) { return time_added(l, Color::black, 2min); },
         {"Černému se přidávají 2 minuty", "Čiernemu sa pridávajú 2 minúty",
          "Crnom se dodaju 2 minuta", "Schwarz erhält 2 Minuten zusätzlich",
          "Two minutes are added for Black"}},
        {"EX-PHR-7",
         [](const Lexicon& l) { return time_added(l, Color::white, 1min); },
         {"Bílému se přidává 1 minuta", "Bielemu sa pridáva 1 minúta", "Belom se dodaje 1 minut",
          "Weiß erhält 1 Minute zusätzlich", "One minute is added for White"}},
        {"EX-PHR-8",
         [](const Lexicon& l) {
             return after(fact(l, rules::facts::IllegalMove{Color::white, 1, {}}),
                          fact(l, rules::facts::Restored{}));
         },
         {"Nepřípustný tah, první případ. Pozice obnovena",
          "Neprípustný ťah, prvý prípad. Pozícia obnovená",
          "Nepravilan potez, prvi put. Pozicija vraćena",
          "Regelwidriger Zug, erster Fall. Stellung wiederhergestellt",
          "Illegal move, first offence. Position restored"}},
        {"EX-PHR-9",
         [](const Lexicon& l) {
             return after(fact(l, rules::facts::FlagNoticed{Color::white}),
                          result(l, rules::Points::black_wins, rules::EndReason::time));
         },
         {"Bílému spadl praporek. Černý vyhrál na čas",
          "Bielemu spadla zástavka. Čierny vyhral na čas",
          "Belom je pala zastavica. Crni je dobio na vreme",
          "Weiß hat die Zeit überschritten. Schwarz gewinnt",
          "White's flag has fallen. Black wins on time"}},
        {"EX-PHR-10",
         [](const Lexicon& l) {
             return result(l, rules::Points::draw, rules::EndReason::time_cannot_mate);
         },
         {"Praporek spadl, soupeř nemůže dát mat. Remíza",
          "Zástavka spadla, súper nemôže dať mat. Remíza",
          "Zastavica je pala, protivnik ne može matirati. Remi",
          "Zeit überschritten, der Gegner kann nicht mattsetzen. Remis",
          "Flag fallen, the opponent cannot mate. Draw"}},
        {"EX-PHR-11",
         [](const Lexicon& l) { return after(sentence(l, "claim-correct"), sentence(l, "draw")); },
         {"Reklamace je oprávněná. Remíza", "Reklamácia je oprávnená. Remíza",
          "Reklamacija je tačna. Remi", "Die Reklamation ist berechtigt. Remis",
          "The claim is correct. Draw"}},
        {"EX-PHR-12",
         [](const Lexicon& l) { return sentence(l, "claim-wrong"); },
         {"Reklamace je neoprávněná", "Reklamácia je neoprávnená", "Reklamacija je netačna",
          "Die Reklamation ist unberechtigt", "The claim is incorrect"}},
        {"EX-PHR-13",
         [](const Lexicon& l) { return sentence(l, "please-repeat"); },
         {"Opakujte prosím", "Zopakujte, prosím", "Ponovite, molim", "Bitte wiederholen",
          "Please repeat"}},
        {"EX-PHR-14",
         [](const Lexicon& l) { return sentence(l, "clocks-stopped"); },
         {"Hodiny zastaveny", "Hodiny zastavené", "Satovi zaustavljeni", "Uhren angehalten",
          "Clocks stopped"}},
        {"EX-PHR-15",
         [](const Lexicon& l) { return sentence(l, "seal-your-move"); },
         {"Zapečeťte tah", "Zapečaťte ťah", "Kovertirajte potez", "Bitte Abgabezug eintragen",
          "Seal your move"}},
    };
    static constexpr std::array languages{"cs", "sk", "sr", "de", "en"};
    for (const auto& row : rows)
        for (std::size_t i = 0; i < languages.size(); ++i) {
            CAPTURE(row.id, languages[i]);
            CHECK(row.phrase(shipped::lexicon(languages[i])).screen == row.words[i]);
        }
}

TEST_CASE("times are told short, normal and full", "[speech][clock][ANN-024]")
{
    struct Row {
        rules::Duration time;
        std::string brief;
        std::string normal;
        std::string full;
    };
    const auto row = GENERATE(values<Row>({
        {1h + 12min + 5s, "1 12 05", "1 hour, 12 minutes, 5 seconds",
         "1 hour, 12 minutes, 5 seconds"},
        {12min + 5s, "12 05", "12 minutes, 5 seconds", "12 minutes, 5 seconds"},
        {58min, "58 00", "58 minutes", "58 minutes, 0 seconds"},
        {2h, "2 00 00", "2 hours", "2 hours, 0 minutes, 0 seconds"},
        {45s + 999ms, "45", "45 seconds", "45 seconds"},
        {7s, "7", "7", "7 seconds"},
        {0s, "0", "0", "0 seconds"},
        {-3s, "0", "0", "0 seconds"},
    }));
    const auto& english = shipped::lexicon("en");
    CHECK(time_words(english, row.time, Verbosity::brief).screen == row.brief);
    CHECK(time_words(english, row.time, Verbosity::normal).screen == row.normal);
    CHECK(time_words(english, row.time, Verbosity::full).screen == row.full);
}

TEST_CASE("a voice is given numbers in words of the right gender", "[speech][clock]")
{
    const auto spoken = [](const std::string& language) {
        return time_words(shipped::lexicon(language), 1h + 2min + 21s).voice;
    };
    CHECK(spoken("en") == "one hour, two minutes, twenty-one seconds");
    CHECK(spoken("de") == "eine Stunde, zwei Minuten, einundzwanzig Sekunden");
    CHECK(spoken("cs") == "jedna hodina, dvě minuty, dvacet jedna sekund");
    CHECK(spoken("sk") == "jedna hodina, dve minúty, dvadsaťjedna sekúnd");
    CHECK(spoken("sr") == "jedan sat, dva minuta, dvadeset i jedna sekunda");
    CHECK(spoken("sr-Cyrl") == "један сат, два минута, двадесет и једна секунда");
}

TEST_CASE("every result is told with its reason in every language", "[speech][clock][ANN-042]")
{
    for (const auto& language : shipped::languages)
        for (int reason = 0; reason <= static_cast<int>(rules::EndReason::sealed_cannot_mate);
             ++reason)
            for (int score = 0; score <= static_cast<int>(rules::Points::neither); ++score) {
                const auto words =
                    result(shipped::lexicon(language), static_cast<rules::Points>(score),
                           static_cast<rules::EndReason>(reason));
                CHECK(words.screen.size() > 3);
                CHECK(words.screen.find('{') == std::string::npos);
            }
}

TEST_CASE("two sentences are joined by a full stop, and behind a question there is none",
          "[speech][phrases]")
{
    CHECK(speech::after({"No", "No"}, {"Try again", "Try again"}).screen == "No. Try again");
    CHECK(speech::after({"Yes or no?", "Yes?"}, {"Skip?", "Skip?"}).voice == "Yes? Skip?");
}
