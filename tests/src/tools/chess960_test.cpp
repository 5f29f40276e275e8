// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/run.hpp"

#include <catch2/catch.hpp>

namespace {

using client::cli::ExitStatus;
using tests::run;

TEST_CASE("chess960 prints the start position with that number", "[src][chess960]")
{
    const auto [status, out, err] = run({"chess960", "518"});
    CHECK(status == ExitStatus::done);
    CHECK(out == "number: 518\n"
                 "fen: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1\n");
}

TEST_CASE("chess960 without a number draws one that can be asked for again", "[src][chess960]")
{
    const auto drawn = run({"chess960"});
    CHECK(drawn.status == ExitStatus::done);
    REQUIRE(drawn.out.starts_with("number: "));
    const auto number = drawn.out.substr(8, drawn.out.find('\n') - 8);
    CHECK(run({"chess960", number}).out == drawn.out);
}

}  // namespace
