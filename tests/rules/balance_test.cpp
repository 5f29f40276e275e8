// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/balance.hpp"

#include "rules/san.hpp"
#include "tests/printers.hpp"
#include "tests/rules/walks.hpp"

#include <catch2/catch.hpp>

#include <sstream>

using namespace rules;

namespace {

std::vector<Move> moves(Position position, const std::string& text)
{
    std::istringstream words{text};
    std::vector<Move> all;
    for (std::string word; words >> word;) {
        const auto move = read_san(position, word);
        INFO(word);
        REQUIRE(move);
        all.push_back(*move);
        position.play_unchecked(*move);
    }
    return all;
}

}  // namespace

TEST_CASE("material is counted by kind and by points", "[rules][balance]")
{
    const auto start = Position::initial();
    CHECK(census(start.board(), Color::white) == Census{8, 2, 2, 2, 1, 1});
    CHECK(worth(census(start.board(), Color::black)) == 39);
}

TEST_CASE("captures are listed in order, en passant where the pawn stood", "[rules][balance]")
{
    const auto start = Position::initial();
    const auto all = captures(start, moves(start, "e4 Nf6 e5 d5 exd6 Qxd6 Nc3"));
    REQUIRE(all.size() == 2);
    CHECK(all[0].taken.piece == Piece{Color::black, Role::pawn});
    CHECK(all[0].taken.square.name() == "d5");
    CHECK(all[0].ply == 4);
    CHECK(all[1].taken.piece == Piece{Color::white, Role::pawn});
    CHECK(all[1].taken.square.name() == "d6");
}

TEST_CASE("a move changes who is attacked, undefended and pinned", "[rules][balance]")
{
    const auto before = walks::position("4k3/8/2n5/8/8/8/8/3QKB2 w - - 0 1");
    const auto found = changes(before, moves(before, "Bb5").front());
    const auto& black = found.news[1];
    REQUIRE(black.attacked.size() == 1);
    CHECK(black.attacked[0].square.name() == "c6");
    REQUIRE(black.pinned.size() == 1);
    CHECK(black.pinned[0].by.square.name() == "b5");
    const auto& white = found.news[0];
    REQUIRE(white.undefended.size() == 1);  // the king guarded the bishop on f1
    CHECK(white.undefended[0].square.name() == "b5");
    CHECK(white.attacked.empty());
}

TEST_CASE("a line of moves is counted to its last quiet move", "[rules][balance]")
{
    const auto start = walks::position("4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1");
    const auto won = line_result(start, moves(start, "exd5 Ke7"));
    REQUIRE(won);
    CHECK(won->lost[1] == Census{0, 1, 0, 0, 0, 0});
    CHECK(won->lost[0] == Census{});

    const auto guarded = walks::position("4k3/8/4p3/3n4/4P3/8/8/4K3 w - - 0 1");
    CHECK_FALSE(line_result(guarded, moves(guarded, "exd5")));  // what follows is not known
    const auto traded = line_result(guarded, moves(guarded, "exd5 exd5"));
    REQUIRE(traded);
    CHECK(traded->lost[0] == Census{1, 0, 0, 0, 0, 0});
    CHECK_FALSE(line_result(guarded, {}));

    const auto mate = walks::position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    CHECK(line_result(mate, moves(mate, "Ra8#"))->ending == LineResult::Ending::mate);
}
