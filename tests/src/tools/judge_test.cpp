// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/run.hpp"

#include <catch2/catch.hpp>

#include <string>

namespace {

using client::cli::ExitStatus;
using tests::run;

TEST_CASE("judge gives the verdict on a position", "[src][judge]")
{
    struct Row {
        std::string fen;
        std::string out;
    };
    const auto row = GENERATE(values<Row>({
        {"4k3/8/8/8/8/8/8/4KB2 w - - 0 1",
         "position: legal\nturn: white\nstate: dead\nlegal-moves: 11\n"
         "white-can-mate: no\nblack-can-mate: no\n"},
        {"4k3/8/8/8/8/8/8/4KR2 b - - 0 1",
         "position: legal\nturn: black\nstate: normal\nlegal-moves: 3\n"
         "white-can-mate: yes\nblack-can-mate: no\n"},
        {"8/8/8/8/8/8/8/4KR2 b - - 0 1", "position: illegal: Black has no king\n"},
    }));
    CAPTURE(row.fen);
    const auto [status, out, err] = run({"judge", "--fen", row.fen});
    CHECK(status == ExitStatus::done);
    CHECK(out == row.out);
    CHECK(err.empty());
}

TEST_CASE("judge tells what is wrong with a FEN", "[src][judge]")
{
    const auto [status, out, err] = run({"judge", "--fen", "eight kings"});
    CHECK(status == ExitStatus::wrong_input);
    CHECK(out.empty());
    CHECK_THAT(err, Catch::StartsWith("annabella judge: the FEN is wrong: "));
}

TEST_CASE("an illegal position is an answer, a line that is no FEN is wrong input", "[src][judge]")
{
    CHECK(run({"judge", "-"}, "8/8/8/8/8/8/8/4KR2 b - - 0 1\n").status == ExitStatus::done);
    CHECK(run({"judge", "-"}, "rubbish\n").status == ExitStatus::wrong_input);
}

TEST_CASE("judge answers each line of standard input by a line", "[src][judge]")
{
    const std::string endless(100000, '8');
    const auto [status, out, err] = run({"judge", "-"}, "4k3/8/8/8/8/8/8/4KB2 w - - 0 1\r\n"
                                                        "\n"
                                                        "8/8/8/8/8/8/8/4KR2 b - - 0 1\n" +
                                                            endless +
                                                            "\n"
                                                            "4k3/8/8/8/8/8/8/4KR2 b - - 0 1");
    CHECK(status == ExitStatus::wrong_input);  // eights without end are no FEN
    CHECK_THAT(out, Catch::Matches("dead no no\n"
                                   "illegal: Black has no king\n"
                                   "illegal: [^\n]*\n"
                                   "normal yes no\n"));
}

TEST_CASE("judge gives its reasons in the player's language", "[src][judge]")
{
    const std::string kingless = "8/8/8/8/8/8/8/4KR2 b - - 0 1";
    CHECK(run({"judge", "--language", "cs", "--fen", kingless}).out ==
          "position: illegal: černý nemá krále\n");
    CHECK(run({"judge", "--language", "de", "-"}, kingless + '\n').out ==
          "illegal: Schwarz hat keinen König\n");
    CHECK_THAT(run({"judge", "--language", "sk", "--fen", "eight kings"}).err,
               Catch::StartsWith("annabella judge: FEN "));
}

}  // namespace
