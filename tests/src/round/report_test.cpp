// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/round/pairing.hpp"
#include "tests/src/round/reports.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <iterator>
#include <random>

using namespace client::round;
using namespace round_tests;
using rules::Color;
using rules::Points;

namespace {

std::vector<Fault::Kind> kinds(const Faults& faults)
{
    std::vector<Fault::Kind> all;
    std::ranges::transform(faults, std::back_inserter(all), &Fault::kind);
    return all;
}

std::string with(const std::string& text, int round, const std::vector<Scored>& games)
{
    return Report::read(text).with(round, games);
}

std::string replaced(std::string text, std::string_view old, std::string_view now)
{
    const auto place = text.find(old);
    REQUIRE(place != std::string::npos);
    return text.replace(place, old.size(), now);
}

std::string as_latin(std::string_view text)
{
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte < 0x80)
            bytes += text[i];
        else
            bytes += static_cast<char>(((byte & 3U) << 6U) |
                                       (static_cast<unsigned char>(text[++i]) & 0x3FU));
    }
    return bytes;
}

}  // namespace

TEST_CASE("a report tells its tournament, its players and what stands for each round",
          "[src][round][report]")
{
    const auto report = Report::read(four_players());
    CHECK(report.faults().empty());
    CHECK(report.tournament() ==
          Tournament{"Open of Brno", "Brno", "Anna Arbiter", "90 min + 30 s per move"});
    REQUIRE(report.players().size() == 4);
    const auto& first = *report.find(1);
    CHECK(first.name == "Novák, Jan");
    CHECK(first.title == "GM");
    CHECK(first.rating == "2400");
    CHECK(first.federation == "CZE");
    CHECK(first.fide == "300001");
    CHECK(first.points == Tenths{10});
    CHECK(first.in_round(1) == RoundEntry{3, Color::white, '1', true});
    CHECK(first.in_round(2) == RoundEntry{2, Color::black, ' ', true});
    CHECK(first.in_round(3) == RoundEntry{});
    CHECK(report.rounds() == 2);
}

TEST_CASE("results are written into the columns of their round, and nothing else changes",
          "[src][round][report]")
{
    const auto before = four_players();
    const auto after = with(before, 2, {{2, 1, codes_of(Points::draw)}});
    CHECK(columns(after, 1, 102, 109) == "   2 b =");
    CHECK(columns(after, 2, 102, 109) == "   1 w =");
    CHECK(columns(after, 1, 81, 84) == " 1.5");
    CHECK(columns(after, 2, 81, 84) == " 1.5");
    CHECK(columns(after, 3, 81, 109) == columns(before, 3, 81, 109));
    const auto read = Report::read(after);
    auto players = read.players();
    for (auto& player : players)
        if (player.number <= 2) {
            player.points = Tenths{10};
            player.rounds[1].code = ' ';
        }
    CHECK(players == Report::read(before).players());
}

TEST_CASE("a report that gets no result is the same byte for byte", "[src][round][report]")
{
    const auto text = four_players();
    const auto crlf = [&] {
        std::string all;
        for (const char each : text)
            all += each == '\n' ? std::string{"\r\n"} : std::string{each};
        return all;
    }();
    for (const auto& each : {text, crlf, as_latin(text), "\xEF\xBB\xBF" + text, text + "001",
                             text + "\r\rXXC white1"}) {
        CHECK(with(each, 2, {}) == each);
        const auto scored = with(each, 2, {{2, 1, codes_of(Points::white_wins)}});
        CHECK(scored.size() == each.size());
        CHECK(columns(scored.substr(each.starts_with('\xEF') ? 3 : 0), 2, 81, 84) == " 2.0");
    }
}

TEST_CASE("a result that is corrected takes back the points of the earlier one",
          "[src][round][report]")
{
    const auto once = with(four_players(), 2, {{2, 1, codes_of(Points::white_wins)}});
    const auto twice = with(once, 2, {{2, 1, codes_of(Points::black_wins)}});
    CHECK(columns(twice, 1, 81, 84) == " 2.0");
    CHECK(columns(twice, 2, 81, 84) == " 1.0");
    CHECK(columns(twice, 2, 102, 109) == "   1 w 0");
}

TEST_CASE("names in UTF-8 and in Latin-1 have their columns, and so have lines padded by bytes",
          "[src][round][report]")
{
    const auto latin = Report::read(as_latin(four_players()));
    CHECK(latin.find(2)->name == "Müller, Eva");
    CHECK(latin.find(2)->points == Tenths{10});
    auto bytes = four_players();  // a program that counts bytes writes a blank less
    bytes = replaced(bytes, "Müller, Eva   ", "Müller, Eva  ");
    const auto padded = Report::read(bytes);
    CHECK(padded.find(2)->name == "Müller, Eva");
    CHECK(padded.find(2)->in_round(2) == RoundEntry{1, Color::white, ' ', true});
    CHECK(padded.with(2, {}) == bytes);
}

TEST_CASE("a line that ends before its round is filled with blanks, for late entries too",
          "[src][round][report]")
{
    const auto text = player(1, "Anna", "0.0", "") + "\n" + player(2, "Bella", "0.0", "") + "\n";
    const auto after = with(text, 3, {{1, 2, codes_of(Points::white_wins)}});
    CHECK(columns(after, 1, 92, 119) == "                       2 w 1");
    CHECK(columns(after, 2, 92, 119) == "                       1 b 0");
    CHECK(Report::read(after).find(1)->points == Tenths{10});
}

TEST_CASE("points follow the system that the report names", "[src][round][report]")
{
    const std::string system =
        GENERATE("XXS W=3 D=1 L=0\n", "BBW  3.0\nBBD  1.0\n", "162 W  3.0    D  1.0    L  0.0\n");
    CAPTURE(system);
    const auto won = with(system + four_players(), 2, {{2, 1, codes_of(Points::white_wins)}});
    CHECK(columns(won, 2, 81, 84) == " 4.0");
    const auto drawn = with(system + four_players(), 2, {{2, 1, codes_of(Points::draw)}});
    CHECK(columns(drawn, 1, 81, 84) == " 2.0");
}

TEST_CASE("every result has its signs, and one without a move by each its letters",
          "[src][round][report]")
{
    struct Row {
        Points score;
        ScoreCodes played;
        ScoreCodes unplayed;
    };
    const auto row = GENERATE(values<Row>({
        {Points::white_wins, {'1', '0'}, {'W', 'L'}},
        {Points::black_wins, {'0', '1'}, {'L', 'W'}},
        {Points::draw, {'=', '='}, {'D', 'D'}},
        {Points::both_lose, {'0', '0'}, {'L', 'L'}},
        {Points::half_to_white, {'=', '0'}, {'D', 'L'}},
        {Points::half_to_black, {'0', '='}, {'L', 'D'}},
        {Points::white_by_default, {'+', '-'}, {'+', '-'}},
        {Points::black_by_default, {'-', '+'}, {'-', '+'}},
        {Points::neither, {'-', '-'}, {'-', '-'}},
    }));
    CHECK(codes_of(row.score) == row.played);
    CHECK(codes_of(row.score, Played::less_than_a_move) == row.unplayed);
    CHECK(points_of(row.played) == row.score);
    CHECK(points_of(row.unplayed) == row.score);
    CHECK_FALSE(points_of({'1', '1'}));
}

TEST_CASE("what is wrong in a report is told with its line, and the rest is used",
          "[src][round][report]")
{
    struct Row {
        std::string old;
        std::string now;
        Fault fault;
    };
    const auto row = GENERATE(values<Row>({
        {"001    4", "001   x4", {Fault::Kind::no_number, 12, "x4"}},
        {"001    4", "001    3", {Fault::Kind::number_twice, 12, "3"}},
        {" 1.0    2", " 1,x    2", {Fault::Kind::points, 10, "1,x"}},
        {"   1 w  \n", "   1 q  \n", {Fault::Kind::entry, 10, "1 q", 2}},
        {"   4 w  \n", "  1 w 1 \n", {Fault::Kind::entry, 11, "1 w 1", 2}},
    }));
    const auto report = Report::read(replaced(four_players(), row.old, row.now));
    CAPTURE(row.now);
    CHECK(report.faults() == Faults{row.fault});
    CHECK(report.players().size() >= 3);
    CHECK(report.find(1)->name == "Novák, Jan");
}

TEST_CASE("the pairs of a round sit by their points, and who has none is idle",
          "[src][round][report]")
{
    const auto report = Report::read(player(1, "A", "0.0", "   2 w 0     4 b  ") + "\n" +
                                     player(2, "B", "1.0", "   1 b 1     3 w  ") + "\n" +
                                     player(3, "C", "1.0", "0000 - U     2 b  ") + "\n" +
                                     player(4, "D", "0.0", "             1 w  ") + "\n" +
                                     player(5, "E", "0.5", "0000 - H") + "\n");
    const auto pairings = pairings_of(report, 2);
    CHECK(pairings.faults.empty());
    CHECK(pairings.boards == std::vector<Pairing>{{1, 2, 3, {}}, {2, 4, 1, {}}});
    CHECK(pairings.idle == std::vector<Idle>{{5, ' '}});
    CHECK(pairings_of(report, 1).idle == std::vector<Idle>{{3, 'U'}, {4, ' '}, {5, 'H'}});
    CHECK(first_unplayed(report) == 2);
}

TEST_CASE("pairs that do not agree are told with line and round, and the others play",
          "[src][round][report]")
{
    struct Row {
        std::string old;
        std::string now;
        std::vector<Fault::Kind> faults;
        std::size_t boards;
    };
    using enum Fault::Kind;
    const auto row = GENERATE(values<Row>({
        {"   2 b  \n", "  22 b  \n", {opponent, disagree}, 1},
        {"   2 b  \n", "   1 b  \n", {himself, disagree}, 1},
        {"   2 b  \n", "   3 b  \n", {disagree, disagree}, 1},
        {"   2 b  \n", "   2 w  \n", {colours}, 1},
        {"   2 b  \n", "   2    \n", {}, 2},
        {"   2 b  \n", "   2 b 1\n", {results}, 2},
    }));
    CAPTURE(row.now);
    const auto pairings = pairings_of(Report::read(replaced(four_players(), row.old, row.now)), 2);
    CHECK(kinds(pairings.faults) == row.faults);
    CHECK(pairings.boards.size() == row.boards);
}

TEST_CASE("whatever bytes a report has, it is written again as it is but for the results",
          "[src][round][report]")
{
    std::mt19937 random{20};
    const auto whole = four_players();
    for (int i = 0; i < 2000; ++i) {
        auto text = whole;
        for (int j = 0; j < 6; ++j)
            text[random() % text.size()] = static_cast<char>(random());
        const auto report = Report::read(text);
        CAPTURE(text);
        REQUIRE(report.with(2, {}) == text);
        std::vector<Scored> games;
        for (const auto& each : pairings_of(report, 2).boards)
            games.push_back({each.white, each.black, codes_of(Points::black_wins)});
        const auto again = Report::read(report.with(2, games));
        REQUIRE(again.players().size() == report.players().size());
        for (const auto& game : games)
            REQUIRE(again.find(game.black)->in_round(2).code == '1');
        REQUIRE(again.with(2, games) == again.with(2, {}));
    }
}
