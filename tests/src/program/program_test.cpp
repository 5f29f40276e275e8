// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/program/program.hpp"

#include "tests/src/run.hpp"

#include <CLI/CLI.hpp>
#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

using client::cli::ExitStatus;
using tests::run;

std::string manual()
{
    std::ifstream page{"man/annabella.1"};
    return {std::istreambuf_iterator<char>{page}, {}};
}

TEST_CASE("help goes to standard output and is no failure", "[src][program]")
{
    const auto arguments = GENERATE(values<std::vector<std::string>>({{"--help"}, {"-h"}}));
    const auto [status, out, err] = run(arguments);
    CHECK(status == ExitStatus::done);
    CHECK(err.empty());
    for (const auto& command : client::program::program_commands())
        CHECK(out.find(std::string{command.summary}) != std::string::npos);
}

TEST_CASE("every command has help of its own", "[src][program]")
{
    for (const auto& command : client::program::program_commands()) {
        CAPTURE(command.name);
        const auto [status, out, err] = run({std::string{command.name}, "--help"});
        CHECK(status == ExitStatus::done);
        CHECK(err.empty());
        CHECK(out.find("annabella " + std::string{command.name}) != std::string::npos);
    }
}

TEST_CASE("the version is one line", "[src][program]")
{
    const auto [status, out, err] = run({"--version"});
    CHECK(status == ExitStatus::done);
    CHECK(out.starts_with("annabella "));
    CHECK(out.find('\n') == out.size() - 1);
}

TEST_CASE("wrong use of options is answered by one line on standard error", "[src][program]")
{
    struct Row {
        std::vector<std::string> arguments;
        std::string said;
    };
    const auto row = GENERATE(values<Row>({
        {{"--sound"}, "no option --sound"},
        {{"checkers"}, "no command checkers"},
        {{"checkers", "--help"}, "no command checkers"},
        {{"say", "--form", "loud", "e4"}, "loud is none of normal, long, terse"},
        {{"resume", "x"}, "a number from 1 on is needed, not x"},
        {{"--level", "21"}, "a number from 1 to 20 is needed, not 21"},
        {{"--\x1B[2J"}, "no option --"},
        {{"perft"}, "DEPTH is required"},
        {{"perft", "3", "4"}, "4 is one argument too many"},
        {{"perft", "3", "--fen"}, "--fen takes one value, once"},
        {{"perft", "100"}, "a number from 0 to 99 is needed, not 100"},
        {{"perft", "3x"}, "a number from 0 to 99 is needed, not 3x"},
        {{"chess960", "960"}, "a number from 0 to 959 is needed, not 960"},
        {{"play", "--tournament", "--engine", "x"}, "--engine has no place in a tournament"},
        {{"play", "--tournament", "--level", "5"}, "--level has no place in a tournament"},
        {{"play", "--tournament", "--elo", "1500"}, "--elo has no place in a tournament"},
        {{"play", "--tournament", "--mode", "guarded"}, "--mode guarded has no place"},
    }));
    const auto [status, out, err] = run(row.arguments);
    CHECK(status == ExitStatus::wrong_use);
    CHECK(out.empty());
    CHECK_THAT(err, Catch::Contains(row.said));
    CHECK(err.find('\n') == err.size() - 1);
}

TEST_CASE("wrong use is answered in the language that is asked for", "[src][program]")
{
    CHECK(run({"play", "--level", "21", "--language", "de"}).err ==
          "annabella play: --level: nötig ist eine Zahl von 1 bis 20, nicht 21; annabella play "
          "--help sagt, was hier stehen kann.\n");
    CHECK_THAT(run({"clock", "--language=cs", "5x"}).err,
               Catch::Contains("5x není časová kontrola"));
    // A language that is not known is no reason to say nothing.
    CHECK_THAT(run({"say", "--language", "xx"}).err, Catch::Contains("xx is none of "));
}

TEST_CASE("a game is begun without its command too, with the options of play", "[src][program]")
{
    const auto [status, out, err] = run({"--help"});
    CHECK(out.find("--level") == std::string::npos);
    const auto complaint = run({"--level", "5", "--sound"}).err;
    CHECK_THAT(complaint, Catch::StartsWith("annabella play: there is no option --sound"));
}

TEST_CASE("every command and every option stands in the manual", "[src][program]")
{
    const auto page = manual();
    for (const auto& command : client::program::program_commands()) {
        const std::string name{command.name};
        CAPTURE(name);
        CHECK_THAT(page, Catch::Contains("\n.Ss " + name + "\n"));
        CLI::App parser;
        const auto action = command.prepare(parser);
        for (const auto* option : parser.get_options()) {
            for (const auto& word : option->get_lnames()) {
                CAPTURE(word);
                CHECK_THAT(page, Catch::Contains("Fl -" + word));
            }
            if (option->get_positional())
                CHECK_THAT(page, Catch::Contains("Ar " + option->get_name(true)));
        }
    }
}

}  // namespace
