// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/run.hpp"

#include <catch2/catch.hpp>

namespace {

using client::ExitStatus;
using tests::run;

TEST_CASE("assist prints the facts of a script", "[src][assist]")
{
    const auto [status, out, err] =
        run({"assist", "--script", "tests/laws/examples/two-hands.script", "--format", "facts"});
    CHECK(status == ExitStatus::done);
    CHECK(err.empty());
    CHECK(out.starts_with("0.000 clock white=600.000 black=600.000 running=white period=1\n"));
}

TEST_CASE("assist reads a script from standard input", "[src][assist]")
{
    const auto [status, out, err] = run({"assist", "--script", "-", "--format", "facts"},
                                        "@0 start\n@1 white move e4\n@2 black touch i1\n@3 fen\n");
    CHECK(status == ExitStatus::wrong_input);
    CHECK(out == "1.000 move side=white san=e4 uci=e2e4 state=made\n");
    CHECK(err == "-:3: expected SIDE touch SQUARE…\n");
}

TEST_CASE("assist says plainly what it cannot do", "[src][assist]")
{
    CHECK(run({"assist", "--script", "-"}).status == ExitStatus::machine_lacks);
    CHECK(run({"assist"}).status == ExitStatus::wrong_use);
    CHECK(run({"assist", "--script", "-", "--format", "song"}).status == ExitStatus::wrong_use);
    const auto missing = run({"assist", "--script", "no such file", "--format", "facts"});
    CHECK(missing.status == ExitStatus::wrong_input);
    CHECK(missing.err == "annabella assist: no such file cannot be read.\n");
    const auto folder = run({"assist", "--script", ".", "--format", "facts"});
    CHECK(folder.status == ExitStatus::wrong_input);
    CHECK(folder.err == "annabella assist: . cannot be read.\n");
}

}  // namespace
