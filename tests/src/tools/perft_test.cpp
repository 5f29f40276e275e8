// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/run.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

namespace {

using client::cli::ExitStatus;
using tests::run;

TEST_CASE("perft prints the count of the legal move tree", "[src][perft]")
{
    struct Row {
        std::vector<std::string> arguments;
        std::string out;
    };
    const auto row = GENERATE(values<Row>({
        {{"0"}, "nodes: 1\n"},
        {{"0", "--divide"}, "nodes: 1\n"},
        {{"3"}, "nodes: 8902\n"},
        {{"1", "--fen", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"}, "nodes: 0\n"},  // stalemate
    }));
    auto arguments = row.arguments;
    arguments.insert(arguments.begin(), "perft");
    const auto [status, out, err] = run(arguments);
    CHECK(status == ExitStatus::done);
    CHECK(out == row.out);
    CHECK(err.empty());
}

TEST_CASE("perft --divide prints the count below each move", "[src][perft]")
{
    // Castling is written by the king's squares in chess, and promotions by the piece.
    const auto [status, out, err] =
        run({"perft", "2", "--divide", "--fen", "8/P5k1/8/8/8/3p4/p2P4/4K2R w K - 0 1"});
    CHECK(status == ExitStatus::done);
    CHECK_THAT(out, Catch::Contains("e1g1: ") && Catch::Contains("a7a8n: "));
    CHECK_THAT(out, Catch::Contains("\nnodes: "));
}

TEST_CASE("perft --divide writes Chess960 castling as king takes rook", "[src][perft]")
{
    const auto [status, out, err] =
        run({"perft", "1", "--divide", "--fen", "4k3/8/8/8/8/8/8/4K2R w H - 0 1"});
    CHECK_THAT(out, Catch::Contains("e1h1: 1\n"));
}

TEST_CASE("perft tells why a FEN is refused", "[src][perft]")
{
    struct Row {
        std::string fen;
        std::string said;
    };
    const auto row = GENERATE(values<Row>({
        {"", "the FEN is wrong: "},
        {"8/8/8/8/8/8/8/9 w - - 0 1", "the FEN is wrong: "},
        {"8/8/8/8/8/8/8/K7 w - - 0 1", "the position is illegal: Black has no king"},
    }));
    CAPTURE(row.fen);
    const auto [status, out, err] = run({"perft", "1", "--fen", row.fen});
    CHECK(status == ExitStatus::wrong_input);
    CHECK(out.empty());
    CHECK_THAT(err, Catch::Contains(row.said));
}

}  // namespace
