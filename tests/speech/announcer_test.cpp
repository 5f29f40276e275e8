// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/announcer.hpp"

#include "tests/speech/announcements.hpp"
#include "tests/speech/shipped.hpp"

#include <catch2/catch.hpp>

using namespace speech;

namespace {

std::string screen(const std::string& profile,
                   std::string_view fen,
                   std::string_view san,
                   const AnnounceStyle& style = {})
{
    const auto position = walks::position(fen);
    const auto move = rules::read_san(position, san);
    REQUIRE(move);
    return Announcer{shipped::lexicon(profile), style}.move(move_facts(position, *move)).screen;
}

std::string voice(const std::string& profile,
                  std::string_view fen,
                  std::string_view san,
                  const AnnounceStyle& style = {})
{
    const auto position = walks::position(fen);
    const auto move = rules::read_san(position, san);
    REQUIRE(move);
    return Announcer{shipped::lexicon(profile), style}.move(move_facts(position, *move)).voice;
}

constexpr std::string_view capture = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
constexpr std::string_view rooks = "4k3/8/8/8/8/8/8/R4RK1 w - - 0 1";

}  // namespace

TEST_CASE("every announcement of the Laws' page is said to the letter",
          "[speech][announcer][ANN-001][ANN-002][ANN-003][ANN-004][ANN-005][ANN-007][ANN-008]"
          "[ANN-009][ANN-041]")
{
    const auto rows = announcements::rows();
    CHECK(rows.size() == 30 * 7 * 3);
    for (const auto& row : rows) {
        CAPTURE(row.id, row.profile, row.form);
        const Announcer announcer{shipped::lexicon(row.profile),
                                  {.form = announcements::form(row.form)}};
        const auto facts = move_facts(row.position(), row.move());
        CHECK(announcer.move(facts, row.offer).screen == row.words);
    }
}

TEST_CASE("the words for check and mate can be left out", "[speech][announcer][ANN-010]")
{
    const std::string_view fen = "6k1/4P1pp/8/8/8/8/8/4K3 w - - 0 1";
    const AnnounceStyle silent{.check = CheckWords::unsaid};
    CHECK(screen("fide", fen, "e8=Q#", silent) == "Bauer Eva acht, Dame");
    CHECK(screen("en", fen, "e8=R+", silent) == "pawn to e8, promotes to rook");
}

TEST_CASE("files have the names of any set, and ranks the words of the language",
          "[speech][announcer][ANN-006]")
{
    struct Row {
        std::string profile;
        std::string names;
        std::string words;
    };
    const auto row = GENERATE(values<Row>({
        {"cs", "fide", "pěšec Eva bere na David pět"},  // the arbiter has switched off German
        {"en", "en", "pawn Echo takes Delta five"},
        {"de", "de", "Bauer Emil schlägt Dora fünf"},
        {"cs", "cs", "pěšec Emil bere na David pět"},
        {"sk", "sk", "pešiak Emil berie na Dávid päť"},
        {"sr", "sr", "pešak Evropa uzima na Drina pet"},
        {"sr-Cyrl", "sr-Cyrl", "пешак Европа узима на Дрина пет"},
        {"fide", "en", "Bauer Eva schlägt David fünf"},  // the Laws' own names are not exchanged
    }));
    const AnnounceStyle style{.file_names = &shipped::lexicon(row.names)};
    CHECK(screen(row.profile, capture, "exd5", style) == row.words);
}

TEST_CASE("a voice is given no letter or digit that it would misread", "[speech][announcer]")
{
    struct Row {
        std::string profile;
        Form form;
        std::string words;
    };
    const auto row = GENERATE(values<Row>({
        {"en", Form::normal, "rook a, to d one"},
        {"en", Form::long_form, "rook a, one to d one"},
        {"de", Form::normal, "Turm a, nach de eins"},
        {"cs", Form::normal, "věž a, na, dé jedna"},
        {"sk", Form::normal, "veža a, na, dé jeden"},
        {"sr", Form::normal, "top a, na de jedan"},
        {"sr-Cyrl", Form::normal, "топ а, на де један"},
        {"fide", Form::normal, "Turm Anna nach David eins"},
        {"fide", Form::terse, "Turm Anna, David eins"},
        {"cs", Form::terse, "věž a, dé jedna"},
    }));
    CHECK(voice(row.profile, rooks, "Rad1", {.form = row.form}) == row.words);
}

TEST_CASE("no announcement gives a voice a digit or a lone a, which it would misread",
          "[speech][announcer]")
{
    const auto profile = GENERATE(from_range(shipped::names));
    const auto form = GENERATE(Form::normal, Form::long_form, Form::terse);
    const Announcer announcer{shipped::lexicon(profile), {.form = form}};
    walks::each_position(7, 6, [&](const rules::Position& position) {
        for (const rules::Move move : position.legal_moves()) {
            const auto voice = ' ' + announcer.move(move_facts(position, move)).voice + ' ';
            const bool digit = voice.find_first_of("0123456789") != std::string::npos;
            const bool alone = voice.find(" a ") != std::string::npos ||
                               voice.find(" A ") != std::string::npos ||
                               voice.find(" а ") != std::string::npos;
            if (digit || alone)
                FAIL(profile << ':' << voice);
        }
    });
}

TEST_CASE("a German voice is helped over Cesar and en passant", "[speech][announcer]")
{
    const std::string_view fen = "8/k7/8/1pP5/8/8/8/4K3 w - b6 0 2";
    CHECK(voice("fide", fen, "cxb6") == "Bauer Zesar schlägt Bella sechs ang passang, Schach");
    const AnnounceStyle fide_names{.file_names = &shipped::lexicon("fide")};
    CHECK(voice("cs", fen, "cxb6", fide_names) ==
          "pěšec Cesar bere na Bella šest mimochodem, šach");
}

TEST_CASE("a German voice is helped over the castlings", "[speech][announcer]")
{
    const std::string_view fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    CHECK(voice("fide", fen, "O-O") == "Kurze Roschade");
    CHECK(voice("fide", fen, "O-O-O") == "Lange Roschade");
    CHECK(voice("de", fen, "O-O") == "kurze Roschade");
}

TEST_CASE("announcements are spoken by a voice of their own language", "[speech][announcer]")
{
    const auto position = rules::Position::initial();
    const auto facts = move_facts(position, position.legal_moves()[0]);
    CHECK(Announcer{shipped::lexicon("fide")}.move(facts).language == "de");
    CHECK(Announcer{shipped::lexicon("sr")}.move(facts).language == "sr-Latn");
    CHECK(Announcer{shipped::lexicon("sr-Cyrl")}.move(facts).language == "sr-Cyrl");
}

TEST_CASE("spelling out names the files and pauses after every word", "[speech][announcer]")
{
    const auto position = walks::position(rooks);
    const auto facts = move_facts(position, *rules::read_san(position, "Rad1"));
    const auto english = Announcer{shipped::lexicon("en")}.spelled(facts);
    CHECK(english.screen == "rook Alfa to Delta one");
    CHECK(english.voice == "rook, Alfa, to, Delta, one");
    CHECK(english.pace == Pace::slow);
    CHECK(Announcer{shipped::lexicon("fide")}.spelled(facts).voice ==
          "Turm, Anna, nach, David, eins");
}

TEST_CASE("a null move is told as a pass in every language", "[speech][announcer]")
{
    const auto row = GENERATE(table<std::string, std::string>({{"en", "passes"},
                                                               {"de", "setzt aus"},
                                                               {"fide", "setzt aus"},
                                                               {"cs", "vynechává tah"},
                                                               {"sk", "vynecháva ťah"},
                                                               {"sr", "propušta potez"},
                                                               {"sr-Cyrl", "пропушта потез"}}));
    const auto position = rules::Position::initial();
    const auto facts = move_facts(position, *position.pass());
    for (const Form form : {Form::normal, Form::long_form, Form::terse}) {
        const Announcer announcer{shipped::lexicon(std::get<0>(row)), {.form = form}};
        CHECK(announcer.move(facts).screen == std::get<1>(row));
        CHECK(announcer.move(facts).voice == std::get<1>(row));
    }
}
