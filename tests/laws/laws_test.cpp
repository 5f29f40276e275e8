// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/script/runner.hpp"
#include "tests/laws/cases.hpp"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace {

using namespace laws_tests;

struct Output {
    bool done = false;
    std::string facts;
    std::string complaints;
};

Output run(const std::string& script, const std::string& name)
{
    std::istringstream in{script};
    std::ostringstream out;
    std::ostringstream err;
    const bool done = client::script::run_script(in, name, out, err);
    return {done, out.str(), err.str()};
}

}  // namespace

TEST_CASE("every dispute of the collection is ruled as the Laws say", "[laws]")
{
    const auto cases = all_cases();
    REQUIRE(cases.size() > 200);
    for (const Case& each : cases) {
        DYNAMIC_SECTION(each.ids.front() << ": " << each.title)
        {
            CAPTURE(each.file, each.ids);
            REQUIRE_FALSE(each.title.empty());
            const Output output = run(each.script, each.file);
            CHECK(output.complaints.empty());
            CHECK(output.done);
            CHECK(output.facts == each.facts);
        }
    }
}

TEST_CASE("the worked scripts give their facts to the byte", "[laws]")
{
    const auto name = GENERATE(values<std::string>({
        "flag-cannot-mate",
        "illegal-moves",
        "scores-differ",
        "sealed-ambiguous",
        "threefold-claims",
        "touched-rook-first",
        "two-hands",
        "unpromoted-pawn",
    }));
    const std::string path = "tests/laws/examples/" + name;
    CAPTURE(path);
    const Output output = run(contents(path + ".script"), path);
    CHECK(output.complaints.empty());
    CHECK(output.facts == contents(path + ".facts"));
}

TEST_CASE("a wrong line ends a script with its number and what was expected", "[laws][script]")
{
    struct Row {
        std::string line;
        std::string expected;
    };
    const std::string assistant_line =
        "white, black, arbiter or assistant SIDE executed, announce WORDS, correct WORDS, "
        "write MOVE, press, time, moves, claim flag, claim touch, reports SQUARE… or seal TEXT";
    const auto row = GENERATE_REF(values<Row>({
        {"ruleset e19s", "ruleset NAME, such as e18s"},
        {"time 5:5", "time CONTROL, such as 40/90+30,30+30"},
        {"fen 8/8/8/8/8/8/4P3/4K3 w - - 0 1",
         "fen FEN with one king each and no pawn on rank 1 or 8"},
        {"fen 4k3/8/8/8/8/8/8/K3K3 w - - 0 1",
         "fen FEN with one king each and no pawn on rank 1 or 8"},
        {"fen 4k3/8/8/8/8/8/8/P3K3 w - - 0 1",
         "fen FEN with one king each and no pawn on rank 1 or 8"},
        {"chess960 960", "chess960 NUMBER from 0 to 959"},
        {"assistant white a,g", "assistant SIDE a,b,c,d,e,f"},
        {"blind white white", "blind SIDE"},
        {"@x start", "@SECONDS with at most three decimals"},
        {"@1.2345 start", "@SECONDS with at most three decimals"},
        {"@1 white touch", "SIDE touch [together] SQUARE…"},
        {"@1 white touch i9", "SIDE touch [together] SQUARE…"},
        {"@1 arbiter set white", "arbiter set SIDE TIME [schedule]"},
        {"@1 arbiter score 1 1", "arbiter score WHITE BLACK, each 1, 1/2 or 0"},
        {"@1 agree", "white, black, arbiter or agree back"},
        {"@1 assistant white", assistant_line},
        {"@1 assistant press", assistant_line},
        {"@1 assistant white touch e2", assistant_line},
        {"@1 assistant white sign", assistant_line},
        {"@1 assistant white press now", assistant_line},
    }));
    CAPTURE(row.line);
    const Output output = run("# a comment\n" + row.line + "\n@9 start\n", "desk.script");
    CHECK_FALSE(output.done);
    CHECK(output.facts.empty());
    CHECK(output.complaints == "desk.script:2: expected " + row.expected + "\n");
}

TEST_CASE("what came before a wrong line has been run", "[laws][script]")
{
    const Output output = run("time 5\n@1 start\n@0 tick\n@2 time\n", "desk.script");
    CHECK(output.facts == "1.000 clock white=300.000 black=300.000 running=white period=1\n");
    CHECK(output.complaints == "desk.script:3: expected a time that is not before the one above\n");
    CHECK(run("@0 start\ntime 5\n", "s").complaints ==
          "s:2: expected @SECONDS and a command, since the game has begun\n");
}

TEST_CASE("a byte order mark before a script is no part of it", "[laws][script]")
{
    const Output output = run("\xef\xbb\xbftime 5\n@1 start\n", "s");
    CHECK(output.complaints.empty());
    CHECK(output.facts == "1.000 clock white=300.000 black=300.000 running=white period=1\n");
}

TEST_CASE("a sign of mate is no comment", "[laws][script]")
{
    const Output output = run("fen k7/8/1K6/8/8/8/8/7R w - - 0 1 # a position\n"
                              "@0 start # now\n@1 white move Rh8# # mate\n",
                              "s");
    CHECK(output.complaints.empty());
    CHECK(output.facts.ends_with("result value=1-0 reason=mate\n"));
}
