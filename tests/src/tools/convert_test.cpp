// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/braille.hpp"
#include "tests/speech/surroundings.hpp"
#include "tests/src/run.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <string>

namespace {

using client::cli::ExitStatus;
using tests::run;

const std::string opening = "[White \"Anna\"]\n[Result \"1-0\"]\n\n"
                            "1. e4 e5 2. Nf3 {a plan} (2. f4 exf4) Nc6 3. Bb5 a6 4. O-O 1-0\n";

TEST_CASE("convert writes the moves of a game on one line", "[src][convert]")
{
    struct Row {
        std::string form;
        std::string notation;
        std::string line;
    };
    const auto row = GENERATE(values<Row>({
        {"moves", "en", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O 1-0\n"},
        {"moves", "cs", "1. e4 e5 2. Jf3 Jc6 3. Sb5 a6 4. O-O 1-0\n"},
        {"long", "de", "1. e2e4 e7e5 2. Sg1f3 Sb8c6 3. Lf1b5 a7a6 4. O-O 1-0\n"},
        {"uci", "en", "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 e1g1\n"},
    }));
    CAPTURE(row.form, row.notation);
    const auto result =
        run({"convert", "--to", row.form, "--notation", row.notation, "-"}, opening);
    CHECK(result.status == ExitStatus::done);
    CHECK(result.out == row.line);
    CHECK(result.err.empty());
}

TEST_CASE("convert writes the position after each half-move", "[src][convert]")
{
    CHECK(run({"convert", "--to", "fen", "-"}, "1. e4 c5 2. Nf3 *").out ==
          "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n"
          "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n"
          "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\n");
}

TEST_CASE("convert numbers a game that Black begins", "[src][convert]")
{
    const std::string ending =
        "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4p3/K7 b - - 0 12\"]\n\n12... e1=Q+ 13. Ka2 *\n";
    CHECK(run({"convert", "--to", "moves", "-"}, ending).out == "12... e1=Q+ 13. Ka2 *\n");
}

TEST_CASE("convert reads piece letters of another language only when told", "[src][convert]")
{
    const std::string czech = "1. e4 e5 2. Jf3 Jc6 *\n";
    CHECK(run({"convert", "--to", "uci", "--read-notation", "cs", "-"}, czech).out ==
          "e2e4 e7e5 g1f3 b8c6\n");
    CHECK(run({"convert", "-"}, czech).status == ExitStatus::wrong_input);
}

TEST_CASE("convert keeps tags, comments and variations in PGN", "[src][convert][NOT-021]")
{
    const auto written = run({"convert", "-"}, opening).out;
    CHECK(written.find("[White \"Anna\"]\n") != std::string::npos);
    CHECK(written.find("2. Nf3 {a plan} (2. f4 exf4) 2... Nc6") != std::string::npos);
    CHECK(run({"convert", "-"}, written).out == written);
}

TEST_CASE("convert writes a game in announcement words", "[src][convert][NOT-040]")
{
    CHECK(run({"convert", "--to", "words", "-"}, opening).out ==
          "Bauer Eva vier\nBauer Eva fünf\nSpringer Felix drei\nSpringer Cesar sechs\n"
          "Läufer Bella fünf\nBauer Anna sechs\nKurze Rochade\n");
    CHECK(run({"convert", "--to", "words", "--announce", "cs", "--ascii", "-"}, "1. e4 *").out ==
          "pesec na e4\n");
}

TEST_CASE("announcements are written in literary braille by liblouis", "[src][convert][say]")
{
    if (!speech::braille::has_literary()) {
        WARN("skipped: liblouis is not built in");
        return;
    }
    CHECK(run({"say", "--language", "en", "--braille", "cells", "Nf3"}).out ==
          "⠎⠏⠗⠊⠝⠛⠑⠗⠀⠋⠑⠇⠊⠭⠀⠙⠗⠑⠊\n");
    CHECK(run({"say", "--language", "en", "--announce", "cs", "--braille", "cells", "e4"}).out ==
          "⠏⠣⠱⠑⠉⠀⠝⠁⠀⠑⠼⠙\n");
    CHECK(run({"convert", "--to", "words", "--announce", "en", "--braille", "brf", "-"}, "1. e4 *")
              .out == "PAWN TO E#D\n");
    CHECK(run({"say", "--braille", "morse", "e4"}).status == ExitStatus::wrong_use);
}

TEST_CASE("convert writes a game in braille cells", "[src][convert][ANN-026][NOT-040]")
{
    CHECK(run({"convert", "--to", "braille", "-"}, opening).out ==
          "⠂ ⠑⠲ ⠑⠢\n⠆ ⠎⠋⠒ ⠎⠉⠖\n⠒ ⠇⠃⠢ ⠁⠖\n⠲ O-O\n1-0\n");
    CHECK(run({"convert", "--to", "brf", "-"}, opening).out ==
          "1 E4 E5\n2 SF3 SC6\n3 LB5 A6\n4 O-O\n1-0\n");
    CHECK(run({"convert", "--to", "brf", "-"},
              "[FEN \"4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 9\"]\n\n9... e5 10. e4 *\n")
              .out == "9 -E5\n10 E4\n*\n");
}

TEST_CASE("convert names a faulty game and goes on with the others", "[src][convert]")
{
    const auto result =
        run({"convert", "--to", "uci", "-"},
            "1. e4 *\n\n[Event \"bad\"]\n\n1. e4 Ke7\x1b *\n\n[Event \"c\"]\n\n1. d4 *\n");
    CHECK(result.status == ExitStatus::wrong_input);
    CHECK(result.out == "e2e4\nd2d4\n");
    CHECK(result.err.starts_with("annabella convert: standard input: game 2, line 5: "));
    CHECK(result.err.find('\x1b') == std::string::npos);
}

TEST_CASE("convert says which file cannot be read, and reads the rest", "[src][convert]")
{
    const auto result = run({"convert", "--to", "uci", "no such file", ".", "-"}, "1. d4 *");
    CHECK(result.status == ExitStatus::wrong_input);
    CHECK(result.out == "d2d4\n");
    CHECK(result.err == "annabella convert: no such file: it cannot be opened.\n"
                        "annabella convert: .: it is a folder.\n");
}

TEST_CASE("convert says that a file holds no game", "[src][convert]")
{
    for (const std::string text : {"", "\n\n", "; only a remark\n"}) {
        const auto result = run({"convert", "-"}, text);
        CHECK(result.status == ExitStatus::wrong_input);
        CHECK(result.out.empty());
        CHECK(result.err == "annabella convert: standard input: it holds no game.\n");
    }
    const auto checked = run({"convert", "--check", "-"}, "");
    CHECK(checked.status == ExitStatus::wrong_input);
    CHECK(checked.err == "annabella convert: standard input: it holds no game.\n");
}

TEST_CASE("convert checks games and writes how many there are", "[src][convert]")
{
    const auto sound = run({"convert", "--check", "-"}, opening + opening);
    CHECK(sound.status == ExitStatus::done);
    CHECK(sound.out == "games: 2\nmoves: 18\nfaulty: 0\n");
    CHECK(sound.err.empty());
    const auto faulty = run({"convert", "--check", "-"}, opening + "\n[Event \"x\"]\n\n1. e5 *\n");
    CHECK(faulty.status == ExitStatus::wrong_input);
    CHECK(faulty.out == "games: 2\nmoves: 9\nfaulty: 1\n");
    CHECK(faulty.err == "annabella convert: standard input: game 2, line 8: illegal move: e5.\n");
}

TEST_CASE("convert checks files, each by its own name and lines", "[src][convert]")
{
    const tests::Folder folder;
    const auto one = folder / "one.pgn";
    const auto two = folder / "two.pgn";
    std::ofstream{one} << opening;
    std::ofstream{two} << opening << "\n[FEN \"x\"]\n\n*\n";
    const auto result = run({"convert", "--check", one, two});
    CHECK(result.out == "games: 3\nmoves: 18\nfaulty: 1\n");
    CHECK(result.err ==
          "annabella convert: " + two + ": game 2, line 6: the FEN tag cannot be read: x.\n");
}

TEST_CASE("convert keeps a faulty game up to its fault when asked", "[src][convert]")
{
    const std::string faulty = "[White \"Anna\"]\n[Result \"1-0\"]\n\n"
                               "1. e4 e5 2. Nf3 Nc6 3. Ke3 a6 1-0\n\n"
                               "[Event \"b\"]\n\n1. Xx *\n";
    const auto result = run({"convert", "--keep-partial", "-"}, faulty);
    CHECK(result.status == ExitStatus::wrong_input);
    CHECK_THAT(result.out, Catch::Contains("[White \"Anna\"]\n"));
    CHECK_THAT(result.out,
               Catch::EndsWith("\n1. e4 e5 2. Nf3 Nc6 {breaks off: game 1, line 4: illegal move: "
                               "Ke3} 1-0\n\n"));
    CHECK(run({"convert", "--to", "uci", "--keep-partial", "-"}, faulty).out ==
          "e2e4 e7e5 g1f3 b8c6\n");
    CHECK(run({"convert", "--to", "uci", "-"}, faulty).out.empty());
    CHECK(run({"convert", "--check", "--keep-partial", "-"}, faulty).status ==
          ExitStatus::wrong_use);
}

TEST_CASE("convert breaks off inside a variation where the fault is", "[src][convert]")
{
    const auto result =
        run({"convert", "--keep-partial", "-"}, "1. e4 e5 (1... c5 2. Nf3 {open} Ke6 d6) 2. f4 *");
    CHECK_THAT(
        result.out,
        Catch::Contains("\n1. e4 e5 (1... c5 2. Nf3 {open breaks off: game 1, line 1: illegal "
                        "move: Ke6})\n*\n"));
}

TEST_CASE("convert writes null moves in every form", "[src][convert]")
{
    const std::string passing = "1. e4 Z0 2. d4 null *\n";
    struct Row {
        std::string form;
        std::string text;
    };
    const auto row = GENERATE(values<Row>({
        {"moves", "1. e4 -- 2. d4 -- *\n"},
        {"long", "1. e2e4 -- 2. d2d4 -- *\n"},
        {"uci", "e2e4 0000 d2d4 0000\n"},
        {"brf", "1 E4 --\n2 D4 --\n*\n"},
    }));
    CAPTURE(row.form);
    CHECK(run({"convert", "--to", row.form, "-"}, passing).out == row.text);
    CHECK(run({"convert", "--to", "words", "--announce", "en", "-"}, passing).out ==
          "pawn to e4\npasses\npawn to d4\npasses\n");
}

TEST_CASE("convert refuses forms and letters that it does not know", "[src][convert]")
{
    CHECK(run({"convert", "--to", "morse", "-"}).status == ExitStatus::wrong_use);
    CHECK(run({"convert", "--from", "morse", "-"}).status == ExitStatus::wrong_use);
    CHECK(run({"convert", "--notation", "xx", "-"}).status == ExitStatus::wrong_use);
    CHECK(run({"convert"}).status == ExitStatus::wrong_use);
}

TEST_CASE("convert tells what is wrong in the player's language", "[src][convert]")
{
    const auto told = run({"convert", "--language", "de", "--check", "-"}, "1. e4 e5 2. e5 *\n");
    CHECK(told.err ==
          "annabella convert: Standardeingabe: Partie 1, Zeile 1: regelwidriger Zug: e5.\n");
    CHECK(run({"convert", "--language", "cs", "no such file"}).err ==
          "annabella convert: no such file: soubor nelze otevřít.\n");
}

}  // namespace
