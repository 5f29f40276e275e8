// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/shelf.hpp"

#include "src/read/pgn_file.hpp"
#include "src/read/search.hpp"
#include "tests/src/read/texts.hpp"

#include <catch2/catch.hpp>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace client::read;

namespace {

std::string many_games(int count)
{
    std::string text;
    for (int i = 1; i <= count; ++i)
        text += "[White \"Player " + std::to_string(i) + "\"]\n\n1. e4 e5 1-0\n\n";
    return text;
}

std::string white(client::read::Shelf& shelf, std::size_t number)
{
    const auto game = shelf.game(number);
    if (!game)
        return "none";
    return *game ? std::string{(**game).tag("White").value_or("?")} : "damaged";
}

}  // namespace

TEST_CASE("games are found by their numbers in any order", "[src][read]")
{
    const auto text = many_games(50);
    auto shelf = tests::shelf(text);
    for (const std::size_t number : {50U, 1U, 17U, 18U, 2U, 49U})
        CHECK(white(shelf, number) == "Player " + std::to_string(number));
    CHECK(white(shelf, 51) == "none");
    CHECK(white(shelf, 1000000) == "none");
}

TEST_CASE("more games than places are found as well", "[src][read]")
{
    const auto text = many_games(10'000);
    auto shelf = tests::shelf(text);
    CHECK(white(shelf, 10'000) == "Player 10000");
    CHECK(white(shelf, 4097) == "Player 4097");
    CHECK(white(shelf, 1) == "Player 1");
    CHECK(white(shelf, 9'999) == "Player 9999");
}

TEST_CASE("a damaged game is named by its own number and line", "[src][read]")
{
    const std::string text = many_games(3) + "[White \"Four\"]\n\n1. e4 Ke4 *\n\n" + many_games(1);
    auto shelf = tests::shelf(text);
    const auto game = shelf.game(4);
    REQUIRE(game);
    REQUIRE_FALSE(*game);
    CHECK(game->error().game == 4);
    CHECK(game->error().line == 15);
    CHECK(game->error().token == "Ke4");
    CHECK(white(shelf, 5) == "Player 1");
}

TEST_CASE("a walk tells the headings of all games from one on", "[src][read]")
{
    const std::string text = many_games(3) + "[White \"Four\n\n1. e4 *\n\n";
    auto shelf = tests::shelf(text);
    auto walk = shelf.walk(2);
    std::vector<std::size_t> numbers;
    while (const auto heading = walk.next())
        numbers.push_back(heading->number);
    CHECK(numbers == std::vector<std::size_t>{2, 3, 4});
}

TEST_CASE("a search finds words in tags whatever their case and accents", "[src][read]")
{
    const client::read::Heading heading{
        1, {{"White", "Dvořák, Jan"}, {"Black", "NOVAK, Jana"}, {"ECO", "B90"}}};
    struct Row {
        std::string query;
        bool found;
    };
    const auto row = GENERATE(values<Row>({
        {"novak", true},
        {"dvorak", true},
        {"DVOŘÁK b90", true},
        {"white novak", false},
        {"black novak", true},
        {"eco b9", true},
        {"petrov", false},
        {"white", false},  // a word like any other when nothing follows
        {"", true},
    }));
    CAPTURE(row.query);
    CHECK(client::read::Query{row.query}.matches(heading) == row.found);
}

TEST_CASE("an open file is read on when its name is gone", "[src][read]")
{
    const auto path = std::filesystem::temp_directory_path() /
                      ("annabella-read-" + std::to_string(::getpid()) + ".pgn");
    std::ofstream{path} << many_games(3000);
    const auto file = client::read::PgnFile::open(path.string());
    REQUIRE(file);
    std::filesystem::remove(path);
    client::read::Shelf shelf{[&](std::uint64_t offset) { return file->from(offset); }};
    CHECK(white(shelf, 3000) == "Player 3000");
    CHECK_FALSE(client::read::PgnFile::open(path.string()));
    CHECK_FALSE(client::read::PgnFile::open("tests"));
}

TEST_CASE("a file that becomes shorter has fewer games", "[src][read]")
{
    auto text = many_games(10);
    auto shelf = tests::shelf(text);
    CHECK(white(shelf, 10) == "Player 10");
    text.resize(text.size() / 2);
    CHECK(white(shelf, 9) == "none");
    CHECK(white(shelf, 2) == "Player 2");
}
