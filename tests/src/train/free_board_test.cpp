// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/free_board.hpp"

#include "rules/fen.hpp"
#include "speech/lesson_notation.hpp"
#include "tests/printers.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <random>
#include <set>
#include <string>

using namespace client::train;
using rules::Move;
using rules::Position;
using rules::Setup;
using rules::Square;

namespace {

Square at(std::string_view name)
{
    return *Square::parse(name);
}

FreeBoard board(std::string_view men, rules::Color turn = rules::Color::white)
{
    Setup setup;
    setup.board = *speech::parse_men(men);
    setup.turn = turn;
    return FreeBoard{setup};
}

std::string targets(const FreeBoard& board, std::string_view from)
{
    rules::Bitboard all;
    for (const auto move : board.moves_from(at(from)))
        all |= rules::Bitboard{move.to()};
    return speech::answer_of(all);
}

template <class Moves>
std::set<Move> in_order(const Moves& moves)
{
    return {moves.begin(), moves.end()};
}

}  // namespace

TEST_CASE("without castling a free board has the legal moves of a position", "[src][train]")
{
    std::mt19937 random{18};
    for (int game = 0; game < 40; ++game) {
        auto position = Position::initial();
        for (int ply = 0; ply < 80 && position.has_legal_move(); ++ply) {
            auto setup = position.setup();
            setup.castling_rooks = {};
            const auto legal = Position::from(setup)->legal_moves();
            CAPTURE(write_fen(setup));
            REQUIRE(in_order(free_moves(setup)) == in_order(legal));
            const auto moves = position.legal_moves();
            position.play_unchecked(moves[random() % moves.size()]);
        }
    }
}

TEST_CASE("pieces move on a board without kings", "[src][train]")
{
    CHECK(targets(board("Ra1"), "a1") == "b1 c1 d1 e1 f1 g1 h1 a2 a3 a4 a5 a6 a7 a8");
    CHECK(targets(board("Ra1 Pa3 pc1"), "a1") == "b1 c1 a2");
    CHECK(targets(board("Nb1"), "b1") == "d2 a3 c3");
    CHECK(targets(board("Pe2 pe4"), "e2") == "e3");
    CHECK(targets(board("Pe2 pd3 pe3"), "e2") == "d3");
    CHECK(targets(board("Pe4 pe5"), "e4") == "none");
}

TEST_CASE("a lone king keeps away from attacked squares", "[src][train]")
{
    CHECK(targets(board("Ke4 rd8"), "e4") == "e3 f3 f4 e5 f5");
    CHECK(targets(board("Ke4 rd4 rd8"), "e4") == "e3 f3 e5 f5");  // the rook is protected
    CHECK(board("Ke4 rd4").checkers() == rules::Bitboard{at("d4")});
    CHECK(board("Ra1 ka8").moves_from(at("a1")).size() == 13);  // no king is captured
}

TEST_CASE("one side may move again and again", "[src][train]")
{
    const auto start = board("Ra1 pa5");
    const auto next = start.after_alone({rules::Role::rook, at("a1"), at("a5")});
    CHECK(next.turn() == rules::Color::white);
    CHECK(next.board().of(rules::Color::black).none());
    CHECK(start.after({rules::Role::rook, at("a1"), at("a5")}).turn() == rules::Color::black);
}

TEST_CASE("a pawn that made two steps can be captured in passing for one move", "[src][train]")
{
    const auto next = board("Pe2 pd4").after(
        {rules::Role::pawn, at("e2"), at("e4"), rules::MoveKind::double_step});
    CHECK(targets(next, "d4") == "d3 e3");
    CHECK(targets(next.with_turn(rules::Color::white).with_turn(rules::Color::black), "d4") ==
          "d3");
    const auto captured =
        next.after({rules::Role::pawn, at("d4"), at("e3"), rules::MoveKind::en_passant});
    CHECK(captured.board().of(rules::Color::white).none());
}

TEST_CASE("castling is there where the board is a position of a game", "[src][train]")
{
    const FreeBoard castles{*rules::read_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1")};
    REQUIRE(castles.position());
    const auto moves = castles.moves();
    CHECK(std::ranges::any_of(moves,
                              [](Move move) { return move.kind() == rules::MoveKind::castling; }));
}

TEST_CASE("what is said of a move is known without a game", "[src][train]")
{
    const auto facts = board("Ra1 Rh1 pe1").facts({rules::Role::rook, at("a1"), at("e1")});
    CHECK(facts.captured == rules::Role::pawn);
    CHECK(facts.origin == rules::OriginPart::both);
    CHECK(board("Pe4 pd5").facts({rules::Role::pawn, at("e4"), at("d5")}).origin ==
          rules::OriginPart::file);
    CHECK(board("Ra1 kh8").facts({rules::Role::rook, at("a1"), at("a8")}).threat ==
          rules::Threat::check);
}
