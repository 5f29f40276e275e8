// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/round/pairing_list.hpp"

#include "src/round/table_text.hpp"
#include "tests/src/round/reports.hpp"

#include <catch2/catch.hpp>

using namespace client::round;
using namespace round_tests;
using rules::Points;

namespace {

std::vector<std::string> cells(std::string_view line)
{
    return read_table(line).front().cells;
}

ListedRound listed(std::string_view text)
{
    return read_pairing_list(text, std::nullopt, std::nullopt);
}

ListedRound beside_report(std::string_view text)
{
    return read_pairing_list(text, Report::read(four_players()), std::nullopt);
}

}  // namespace

TEST_CASE("a table has commas, semicolons or tabs, and quotation marks around any of them",
          "[src][round][list]")
{
    using Cells = std::vector<std::string>;
    CHECK(cells("1,Anna,Bella") == Cells{"1", "Anna", "Bella"});
    CHECK(cells("1;Novák, Jan;Müller, Eva") == Cells{"1", "Novák, Jan", "Müller, Eva"});
    CHECK(cells("1\tAnna\tBella\t") == Cells{"1", "Anna", "Bella", ""});
    CHECK(cells("1,\"Novák, \"\"Honza\"\"\", Bella") == Cells{"1", "Novák, \"Honza\"", "Bella"});
    CHECK(cells("1;M\xFCller;B") == Cells{"1", "Müller", "B"});
    CHECK(read_table("\xEF\xBB\xBF\r\n\r\nA;B\r\n").front().line == 3);
    CHECK(read_table("A,\"B\n").front().is_open);
}

TEST_CASE("a list alone makes its players, and a report for their results", "[src][round][list]")
{
    const auto round = listed("Board,White,White rating,Black,Black FIDE,Result\n"
                              "1,\"Novák, Jan\",2400,\"Müller, Eva\",300002,\n"
                              "2,Horvat,,Smith,,1/2\n"
                              ",Bye,,Late,,\n");
    CHECK(round.pairings.faults.empty());
    CHECK(round.report.faults().empty());
    CHECK(round.pairings.round == 1);
    CHECK(round.pairings.boards == std::vector<Pairing>{{1, 1, 2, {}}, {2, 3, 4, Points::draw}});
    CHECK(round.pairings.idle == std::vector<Idle>{{5, 'U'}});
    CHECK(round.report.find(1)->rating == "2400");
    CHECK(round.report.find(2)->name == "Müller, Eva");
    CHECK(round.report.find(2)->fide == "300002");
    const std::vector<Scored> games{{1, 2, codes_of(Points::white_wins)}, {5, nobody, {'U', ' '}}};
    const auto written = round.report.with(1, games);
    CHECK(columns(written, 2, 92, 99) == "   1 b 0");
    CHECK(columns(written, 5, 92, 99) == "0000 - U");
    CHECK(columns(written, 5, 81, 84) == " 1.0");
}

TEST_CASE("a list beside a report names its players by number or by name", "[src][round][list]")
{
    for (const std::string list : {"1;2\n3;4\n", "white;black\nMüller, Eva;Novák, Jan\n4;3\n"}) {
        const auto round = beside_report(list);
        CHECK(round.pairings.faults.empty());
        CHECK(round.pairings.round == 2);
        CHECK(round.pairings.boards.size() == 2);
    }
    const auto other = beside_report("board;weiß;schwarz\n7;4;1\n");
    REQUIRE(other.pairings.boards == std::vector<Pairing>{{7, 4, 1, {}}});
    const std::vector<Scored> games{{4, 1, codes_of(Points::white_wins)}};
    CHECK(columns(other.report.with(2, games), 1, 102, 109) == "   4 b 0");
}

TEST_CASE("of a list with several rounds the first with a game to be played is meant",
          "[src][round][list]")
{
    constexpr std::string_view text = "round,board,white,black,result\n"
                                      "1,1,A,B,1-0\n1,2,C,D,0-1\n2,1,A,D,\n2,2,B,C,1-0\n";
    CHECK(listed(text).pairings.round == 2);
    CHECK(listed(text).pairings.boards.size() == 2);
    CHECK(read_pairing_list(text, std::nullopt, 1).pairings.boards.front().score ==
          Points::white_wins);
    CHECK(read_pairing_list(text, std::nullopt, 3).pairings.boards.empty());
}

TEST_CASE("what is wrong in a list is told with its line, and the rest is used",
          "[src][round][list]")
{
    struct Row {
        std::string line;
        Fault fault;
        std::size_t boards;
    };
    const auto row = GENERATE(values<Row>({
        {"2,\"3,4,", {Fault::Kind::quote, 3, ""}, 1},
        {"2,,,", {Fault::Kind::sides, 3, "2"}, 1},
        {"2,3,Nobody,", {Fault::Kind::player, 3, "Nobody"}, 1},
        {"2,3,1,", {Fault::Kind::player_twice, 3, "1"}, 1},
        {"1,3,4,", {Fault::Kind::board, 3, "1"}, 2},
        {"x,3,4,", {Fault::Kind::board, 3, "x"}, 2},
        {"2,3,4,2-0", {Fault::Kind::result, 3, "2-0"}, 2},
    }));
    CAPTURE(row.line);
    const auto round = beside_report("board,white,black,result\n1,2,1,\n" + row.line + '\n');
    CHECK(round.pairings.faults == Faults{row.fault});
    CHECK(round.pairings.boards.size() == row.boards);
}

TEST_CASE("results are read as people write them", "[src][round][list]")
{
    for (const auto* const text : {"1/2", "1/2-1/2", "½-½", "=", "0.5-0.5", " 1/2 - 1/2 "})
        CHECK(read_score(text) == Points::draw);
    CHECK(read_score("1-0") == Points::white_wins);
    CHECK(read_score("1/2-0") == Points::half_to_white);
    CHECK(read_score("+/-") == Points::white_by_default);
    CHECK(read_score("+ - -") == Points::white_by_default);
    CHECK(read_score("- - -") == Points::neither);
    CHECK(read_score("0-1f") == Points::black_by_default);
    CHECK_FALSE(read_score("2-0"));
    CHECK_FALSE(read_score(""));
}
