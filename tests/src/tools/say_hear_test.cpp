// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/text.hpp"
#include "tests/speech/announcements.hpp"
#include "tests/src/run.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

namespace {

using client::cli::ExitStatus;
using tests::run;

std::string offered(const announcements::Row& row)
{
    return row.offer == speech::DrawOffer::made ? row.san + " (=)" : row.san;
}

std::string written(const announcements::Row& row)
{
    const auto san = write_san(row.position(), row.move());
    return row.offer == speech::DrawOffer::made ? san + " (=)\n" : san + '\n';
}

TEST_CASE("every announcement of the Laws' page is said and heard",
          "[src][tools][say][hear][ANN-007]")
{
    for (const auto& row : announcements::rows()) {
        CAPTURE(row.id, row.profile, row.form);
        const auto said = run({"say", "--language", "en", "--fen", row.fen, "--announce",
                               row.profile, "--form", row.form, offered(row)});
        CHECK(said.out == row.words + '\n');
        CHECK(said.err.empty());
        const auto heard = run(
            {"hear", "--language", "en", "--announce", row.profile, "--fen", row.fen, row.words});
        CHECK(heard.out == written(row));
    }
}

TEST_CASE("moves are said one after the other, from arguments or standard input",
          "[src][tools][say]")
{
    const std::string words = "Bauer Eva vier\nBauer Eva fünf\nSpringer Felix drei\n";
    CHECK(run({"say", "--language", "en", "e4", "e5", "Nf3"}).out == words);
    CHECK(run({"say", "--language", "en", "1.e4 e5 2. Nf3"}).out == words);
    CHECK(run({"say", "--language", "en"}, "1. e4 e5\n2. Nf3\n").out == words);
    CHECK(run({"say", "--language", "cs", "e4", "e5", "Jf3"}).out == words);
    CHECK(run({"say", "--language", "cs", "--notation", "en", "e4", "e5", "Nf3"}).out == words);
}

TEST_CASE("the options of announcements change what is said", "[src][tools][say]")
{
    struct Row {
        std::vector<std::string> options;
        std::string words;
    };
    const auto row = GENERATE(values<Row>({
        {{}, "Läufer schlägt Felix sieben, Schach\n"},
        {{"--ascii"}, "Laeufer schlaegt Felix sieben, Schach\n"},
        {{"--announce-check", "off"}, "Läufer schlägt Felix sieben\n"},
        {{"--form", "long"}, "Läufer Cesar vier schlägt Felix sieben, Schach\n"},
        {{"--announce", "en", "--files", "nato"}, "bishop takes Foxtrot seven, check\n"},
        {{"--announce", "cs", "--files", "fide"}, "střelec bere na Felix sedm, šach\n"},
        {{"--announce", "cs", "--ascii"}, "strelec bere na f7, sach\n"},
        {{"--announce", "sr-Cyrl"}, "ловац узима на f7, шах\n"},
        {{"--announce", "sr-Cyrl", "--ascii"}, "lovac uzima na f7, sah\n"},
    }));
    std::vector<std::string> arguments{
        "say",
        "--language",
        "en",
        "--fen",
        "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
        "Bxf7+"};
    arguments.insert(arguments.end(), row.options.begin(), row.options.end());
    CHECK(run(arguments).out == row.words);
}

TEST_CASE("a bad move ends what is said, with its reason", "[src][tools][say]")
{
    const auto [status, out, err] = run({"say", "--language", "en", "e4", "Ke7", "Nf3"});
    CHECK(status == ExitStatus::wrong_input);
    CHECK(out == "Bauer Eva vier\n");
    CHECK(err == "annabella say: Ke7: your own piece stands on e7.\n");
    CHECK(run({"say", "--language", "de", "Nc3"}).err == "annabella say: Nc3: nicht verstanden.\n");
}

TEST_CASE("what is not heard gives its own reason", "[src][tools][hear][ANN-011]")
{
    struct Row {
        std::string fen;
        std::string words;
        std::string reason;
    };
    const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const auto row = GENERATE_COPY(values<Row>({
        {start, "Springer Fritz drei", "not understood\n"},
        {start, "Springer Felix", "incomplete: the target square is missing\n"},
        {"8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "Bauer Eva acht",
         "incomplete: the promotion piece on e8 is missing\n"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Rochade",
         "incomplete: short or long is missing\n"},
        {"4k3/8/8/8/8/8/8/R4RK1 w - - 0 1", "Turm David eins",
         "ambiguous: rook a1 to d1, rook f1 to d1\n"},
        {start, "Turm Anna drei", "illegal: the way is blocked on a2\n"},
        {"4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1", "Springer Felix drei",
         "illegal: the piece is pinned, the king would stand in check from the bishop on b4\n"},
        {start, "Lange Rochade", "illegal: a piece stands between king and rook on d1\n"},
    }));
    CAPTURE(row.words);
    const auto [status, out, err] = run({"hear", "--language", "en", "--fen", row.fen, row.words});
    CHECK(status == ExitStatus::wrong_input);
    CHECK(out.empty());
    CHECK(err == row.reason);
}

TEST_CASE("a move is written with the letters of the language or the notation",
          "[src][tools][hear]")
{
    CHECK(run({"hear", "--language", "cs", "Springer", "Felix", "drei"}).out == "Jf3\n");
    CHECK(run({"hear", "--language", "de", "jezdec na f3"}).out == "Sf3\n");
    CHECK(run({"hear", "--language", "de", "--notation", "en", "knight f3"}).out == "Nf3\n");
}

TEST_CASE("words that no file has are wrong use", "[src][tools][say]")
{
    CHECK(run({"say", "--announce", "xx", "e4"}).status == ExitStatus::wrong_use);
    CHECK(run({"say", "--language", "fide", "e4"}).status == ExitStatus::wrong_use);
    CHECK(run({"hear", "--files", "french", "e4"}).status == ExitStatus::wrong_use);
}

}  // namespace
