// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fen.hpp"
#include "rules/position.hpp"
#include "tests/src/diagram/read_back.hpp"
#include "tests/src/run.hpp"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>

namespace {

using client::cli::ExitStatus;
using tests::run;

const std::string fen = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
const std::string marked = "1. e4 e5 2. Nf3 {[%cal Gf3e5] [%csl Re5] Attack!} Nc6 *";

TEST_CASE("board prints a position with its coordinates and whose move it is", "[src][board-tool]")
{
    const auto [status, out, err] = run({"board", "--fen", fen, "--language", "en"});
    CHECK(status == ExitStatus::done);
    CHECK(out == "8 r + b q k b n r\n"
                 "7 p p p p + p p p\n"
                 "6 - + n + - + - +\n"
                 "5 + - + - p - + -\n"
                 "4 - + - + P + - +\n"
                 "3 + - + - + N + -\n"
                 "2 P P P P - P P P\n"
                 "1 R N B Q K B + R\n"
                 "  a b c d e f g h\n"
                 "Chess diagram, White to move\n");
    CHECK(err.empty());
}

TEST_CASE("every form that board writes reads back as the FEN", "[src][board-tool]")
{
    const auto board = rules::read_fen(fen)->board;
    const auto written = [&](const std::string& form) {
        return run({"board", "--fen", fen, "--to", form, "--side", "black", "--language", "en"})
            .out;
    };
    CHECK(tests::read_text(written("text")) == board);
    CHECK(tests::read_unicode(written("unicode")) == board);
    CHECK(tests::read_eight_dots(written("braille")) == board);
    CHECK(tests::read_brf(written("brf")) == board);
    CHECK(tests::read_svg(written("svg")) == board);
    CHECK(written("png").starts_with("\x89PNG"));
}

TEST_CASE("board tells what is marked at a move of a file", "[src][board-tool]")
{
    const auto at_move = run({"board", "--move", "2", "--language", "en", "-"}, marked);
    CHECK(at_move.out.ends_with("Chess diagram, Black to move\narrow f3 to e5, e5 marked red\n"));
    const auto last = run({"board", "--language", "en", "-"}, marked);
    CHECK(last.out.ends_with("Chess diagram, White to move\n"));
    const auto start = run({"board", "--move", "0", "--language", "en", "-"}, marked);
    CHECK(tests::read_text(start.out) == rules::Position::initial().board());
    const auto black = run({"board", "--move", "1...", "--language", "en", "-"}, marked);
    CHECK(black.out.ends_with("Chess diagram, White to move\n"));
}

TEST_CASE("marks and arrows of the command line come after those of the game", "[src][board-tool]")
{
    const auto result = run({"board", "--move", "2", "--mark", "d4=blue", "--mark", "c3", "--arrow",
                             "e2e4=yellow", "--language", "en", "-"},
                            marked);
    CHECK(result.out.ends_with("arrow f3 to e5, yellow arrow e2 to e4, e5 marked red, d4 marked "
                               "blue, c3 marked green\n"));
    CHECK(run({"board", "--to", "svg", "--mark", "e5", "--language", "en"})
              .out.find("<title>e5 marked green</title>") != std::string::npos);
}

TEST_CASE("board says a picture in the language of the player", "[src][board-tool]")
{
    const auto svg = run({"board", "--to", "svg", "--language", "cs"}).out;
    CHECK(svg.find("<title>Šachový diagram, na tahu je bílý</title>") != std::string::npos);
    CHECK(svg.find("<title>bílá dáma d1</title>") != std::string::npos);
}

TEST_CASE("board writes to a file that is named", "[src][board-tool]")
{
    const auto file = std::filesystem::temp_directory_path() / "annabella-board-test.svg";
    const auto result = run({"board", "--to", "svg", "--output", file.string()});
    CHECK(result.status == ExitStatus::done);
    CHECK(result.out.empty());
    std::ifstream stream{file};
    std::ostringstream read;
    read << stream.rdbuf();
    CHECK(tests::read_svg(read.str()) == rules::Position::initial().board());
    std::filesystem::remove(file);
}

TEST_CASE("what board cannot do is told in a sentence, and the status says whose fault it is",
          "[src][board-tool]")
{
    struct Row {
        std::vector<std::string> arguments;
        ExitStatus status;
        std::string told;
    };
    const auto row = GENERATE(values<Row>({
        {{"--fen", "x"}, ExitStatus::wrong_input, "annabella board: "},
        {{"--move", "9", "-"}, ExitStatus::wrong_input, "There is no move 9"},
        {{"--move", "x", "-"}, ExitStatus::wrong_input, "There is no move x"},
        {{"--game", "2", "-"}, ExitStatus::wrong_input, "There is no game 2"},
        {{"--game", "1", "--data", "/nowhere"}, ExitStatus::wrong_input, "annabella board: "},
        {{"--fen", fen, "--game", "1"}, ExitStatus::wrong_use, "--game"},
        {{"/tmp"}, ExitStatus::wrong_input, "/tmp: "},
        {{"/nowhere/a.pgn"}, ExitStatus::wrong_input, "/nowhere/a.pgn: "},
        {{"--output", "/nowhere/a.svg"}, ExitStatus::machine_lacks, "/nowhere/a.svg cannot be "},
        {{"--mark", "e9"}, ExitStatus::wrong_use, "not e9"},
        {{"--mark", "e5=pink"}, ExitStatus::wrong_use, "not e5=pink"},
        {{"--arrow", "e2e2"}, ExitStatus::wrong_use, "not e2e2"},
        {{"--move", "3"}, ExitStatus::wrong_use, "a file, or --game"},
        {{"--to", "gif"}, ExitStatus::wrong_use, "gif"},
    }));
    auto arguments = row.arguments;
    arguments.insert(arguments.begin(), {"board"});
    arguments.insert(arguments.end(), {"--language", "en"});
    const auto result = run(arguments, marked);
    CAPTURE(row.arguments, result.err);
    CHECK(result.status == row.status);
    CHECK(result.out.empty());
    CHECK(result.err.find(row.told) != std::string::npos);
}

TEST_CASE("convert keeps marks, arrows, evaluations and times as they were written",
          "[src][board-tool][convert]")
{
    const std::string comment = "[%csl Re5,Gf7] [%cal Bf3e5] [%eval 0.17,20] [%clk 0:03:00.5] "
                                "[%emt 0:00:02]";
    const auto result = run({"convert", "-"}, "1. e4 {" + comment + "} *");
    auto out = result.out;
    std::ranges::replace(out, '\n', ' ');
    CHECK(out.find('{' + comment + '}') != std::string::npos);
}

}  // namespace
