// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/survey.hpp"

#include "rules/fen.hpp"
#include "tests/printers.hpp"
#include "tests/rules/walks.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>

using namespace rules;

namespace {

Square at(std::string_view name)
{
    return *Square::parse(name);
}

std::string names(std::span<const Square> squares)
{
    std::string all;
    for (const auto square : squares)
        all += (all.empty() ? "" : " ") + square.name();
    return all;
}

std::string names(std::span<const Man> men)
{
    std::string all;
    for (const auto& man : men)
        all += (all.empty() ? "" : " ") + std::string{fen_letter(man.piece)} + man.square.name();
    return all;
}

std::string names(std::span<const Looker> lookers)
{
    std::string all;
    for (const auto& [man, pinned, behind] : lookers)
        all += (all.empty() ? "" : " ") + names(std::array{man}) + (behind ? "<" : "") +
               (pinned ? "!" : "");
    return all;
}

Board board(std::string_view fen)
{
    return walks::position(fen).board();
}

}  // namespace

TEST_CASE("a line through two squares is told from edge to edge", "[rules][survey]")
{
    struct Row {
        std::string first;
        std::string second;
        std::string line;
    };
    const auto row = GENERATE(values<Row>({
        {"a1", "h8", "a1 b2 c3 d4 e5 f6 g7 h8"},
        {"b1", "c2", "b1 c2 d3 e4 f5 g6 h7"},
        {"c2", "b1", "h7 g6 f5 e4 d3 c2 b1"},
        {"a3", "c1", "a3 b2 c1"},
        {"e4", "e5", "e1 e2 e3 e4 e5 e6 e7 e8"},
        {"h4", "g4", "h4 g4 f4 e4 d4 c4 b4 a4"},
        {"e4", "f6", ""},  // a knight's jump is no line
        {"e4", "e4", ""},
    }));
    CAPTURE(row.first, row.second);
    const auto found = line(at(row.first), at(row.second));
    CHECK((found ? names(*found) : "") == row.line);
}

TEST_CASE("rays and hops go clockwise and end at the edge", "[rules][survey]")
{
    CHECK(names(ray(at("e4"), Direction::up)) == "e5 e6 e7 e8");
    CHECK(names(ray(at("e4"), Direction::down_left)) == "d3 c2 b1");
    CHECK(ray(at("a1"), Direction::left).empty());
    CHECK(names(hops(at("e4"))) == "f6 g5 g3 f2 d2 c3 c5 d6");
    CHECK(names(hops(at("a1"))) == "b3 c2");
}

TEST_CASE("pieces are listed by file and then by rank", "[rules][survey]")
{
    const auto here = board("4k3/8/2P5/8/P6P/2P5/8/4K3 w - - 0 1");
    CHECK(names(standing(here, {Color::white, Role::pawn})) == "a4 c3 c6 h4");
    CHECK(standing(here, {Color::black, Role::pawn}).empty());
    CHECK(names(men_on(here, line(File::c))) == "Pc3 Pc6");
}

TEST_CASE("attackers come cheapest first and pinned ones are marked", "[rules][survey]")
{
    struct Row {
        std::string fen;
        std::string square;
        std::string white;
        std::string black;
    };
    const auto row = GENERATE(values<Row>({
        {"4k3/8/8/3p4/4P3/2N5/8/3RK3 w - - 0 1", "d5", "Pe4 Nc3 Rd1", ""},
        // The knight on c3 is held by the bishop on b4.
        {"4k3/8/8/3p4/1b2P3/2N5/8/4K3 w - - 0 1", "d5", "Pe4 Nc3!", ""},
        // Along its pin the queen may move and take.
        {"4r1k1/8/8/8/4Q3/8/8/4K3 w - - 0 1", "e8", "Qe4", ""},
        {"4r1k1/8/8/8/4Q3/8/8/4K3 w - - 0 1", "e6", "Qe4", "re8"},
        {"4r1k1/8/8/8/4Q3/8/8/4K3 w - - 0 1", "a4", "Qe4!", ""},
        // The rook behind the rook comes after it, and a queen behind a pawn that takes.
        {"3r2k1/3r4/8/8/8/8/8/3QK3 w - - 0 1", "d2", "Qd1 Ke1", "rd7 rd8<"},
        {"4k3/8/8/3p4/4P3/5Q2/8/4K3 w - - 0 1", "d5", "Pe4 Qf3<", ""},
    }));
    CAPTURE(row.fen, row.square);
    const auto here = board(row.fen);
    CHECK(names(lookers(here, at(row.square), Color::white)) == row.white);
    CHECK(names(lookers(here, at(row.square), Color::black)) == row.black);
}

TEST_CASE("a marked attacker has no legal move to the square, another one has", "[rules][survey]")
{
    walks::each_position(3, 30, [](const Position& here) {
        if (here.in_check())
            return;
        for (int i = 0; i < 64; ++i) {
            const auto square = Square::at(i);
            if (here.board().of(here.turn()).has(square))
                continue;
            for (const auto& [man, pinned, behind] : lookers(here.board(), square, here.turn())) {
                if (behind)
                    continue;
                // A pawn needs a victim, and the king may not step into attack.
                const bool goes = (man.piece.role != Role::pawn || here.board().at(square)) &&
                                  man.piece.role != Role::king;
                if (!goes && !pinned)
                    continue;
                const bool legal = std::ranges::any_of(here.legal_moves(), [&](Move move) {
                    return move.from() == man.square && move.to() == square &&
                           move.kind() != MoveKind::castling;
                });
                REQUIRE(legal == !pinned);
            }
        }
    });
}

TEST_CASE("loose, attacked and pinned pieces are found for each side", "[rules][survey]")
{
    const auto here = board("4k3/8/8/3p4/1b6/2N5/P7/R3K3 w - - 0 1");
    const auto white = care(here, Color::white);
    CHECK(names(white.undefended) == "Ra1 Nc3");
    CHECK(names(white.attacked) == "Nc3");
    REQUIRE(white.pinned.size() == 1);
    CHECK(names(std::array{white.pinned[0].man, white.pinned[0].by}) == "Nc3 bb4");
    const auto black = care(here, Color::black);
    CHECK(names(black.undefended) == "bb4 pd5");
    CHECK(names(black.attacked) == "pd5");
    CHECK(black.pinned.empty());
}

TEST_CASE("a piece imagined elsewhere leaves its own square if it is the only one",
          "[rules][survey]")
{
    const auto here = board("4k3/5p2/8/4n3/8/8/3Q4/3RK2R w - - 0 1");
    const auto queen = imagined(here, {Color::white, Role::queen}, at("h5"));
    CHECK(names(queen.attacked) == "ne5 pf7");
    CHECK(names(queen.defended) == "Rd1 Rh1");
    CHECK_FALSE(queen.check);
    CHECK(queen.lookers.empty());
    // The queen has left d2: the rook sees d8 through it.
    const auto there = imagined(here, {Color::white, Role::queen}, at("d7"));
    CHECK(there.check);
    CHECK(names(there.lookers) == "ne5 ke8");
    CHECK(names(there.defended) == "Rd1");
    // There are two rooks: a third one is imagined.
    CHECK(names(imagined(here, {Color::white, Role::rook}, at("h8")).defended) == "Rh1");
    const auto taker = imagined(here, {Color::white, Role::knight}, at("f7"));
    REQUIRE(taker.taken);
    CHECK(names(std::array{*taker.taken}) == "pf7");
    CHECK(names(taker.attacked) == "ne5");
}

TEST_CASE("the moves of a piece are told for the side that waits, too", "[rules][survey]")
{
    const auto position = walks::position("4k3/8/8/8/8/8/4p3/R3K2R w KQ - 0 1");
    const auto king = moves_from(position, at("e1"));
    CHECK(std::ranges::count_if(king, [](const MoveFacts& f) { return f.castling.has_value(); }) ==
          0);  // the pawn on e2 attacks d1 and f1
    REQUIRE_FALSE(king.empty());
    CHECK(king.front().captured == Role::pawn);
    CHECK(moves_from(position, at("e8")).size() == 5);
    CHECK(moves_from(position, at("e4")).empty());
    // White is in check: nobody can ask what Black would do as if it were his turn.
    CHECK(moves_from(walks::position("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"), at("e8")).empty());
}
