// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/why_illegal.hpp"

#include "rules/coordinates.hpp"
#include "rules/notation.hpp"
#include "tests/rules/refusals.hpp"
#include "tests/rules/walks.hpp"

#include <algorithm>
#include <string>

using namespace rules;
using walks::position;

namespace {

struct Row {
    std::string_view fen;
    std::string_view typed;
    std::string_view cause;
};

void check(const Row& row)
{
    CAPTURE(row.fen, row.typed);
    const auto move = find_move(position(row.fen), row.typed);
    REQUIRE_FALSE(move);
    CHECK(refusals::text(move.error()) == row.cause);
}

}  // namespace

TEST_CASE("a piece does not go where it cannot", "[rules][why_illegal][RUL-031]")
{
    check(GENERATE(values<Row>({
        {initial_fen, "Nb1-d2", "own d2"},  // EX-3.1-1, RUL-005
        {initial_fen, "Nd2", "own d2"},
        {initial_fen, "Bc4", "blocked e2"},  // RUL-008
        {initial_fen, "Rh3", "blocked h2"},
        {initial_fen, "Ra1a3", "blocked a2"},
        {initial_fen, "Qd4", "blocked d2"},
        {initial_fen, "Nd5", "unreachable n d5"},
        {initial_fen, "Bb4", "unreachable b b4"},
        {initial_fen, "Ke3", "unreachable k e3"},
        {initial_fen, "e4e5", "empty e4"},
        {initial_fen, "e7e5", "enemy e7"},
        {initial_fen, "Bg1f3", "other g1 n"},
        {initial_fen, "e4=Q", "no promotion e4"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd5", "no piece q"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e4", "no piece p"},
        {"4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "Nbf3", "no piece n"},
        {"4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "Rf2", "unreachable r f2"},
    })));
}

TEST_CASE("a pawn is told why it stays", "[rules][why_illegal][RUL-010][RUL-011][RUL-012]")
{
    check(GENERATE(values<Row>({
        {"4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1", "e4", "blocked e4"},    // EX-3.7-1
        {"4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e3", "blocked e3"},    // EX-3.7-2
        {"4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e4", "blocked e3"},    // EX-3.7-2
        {"4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", "e4", "blocked e4"},    // EX-3.7-3
        {"4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", "exd3", "nothing d3"},  // RUL-012
        {"4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e5", "unreachable p e5"},
        {"4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e2", "unreachable p e2"},
        {"4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "d4", "unreachable p d4"},
        {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "d5", "file missing e4"},  // NOT-007
        {"4k3/8/8/3p4/3PP3/8/8/4K3 w - - 0 1", "d5", "blocked d5"},
        {"4k3/8/8/3p4/8/8/8/4K3 b - - 0 1", "d3", "unreachable p d3"},
    })));
}

TEST_CASE("en passant is told apart from nothing to capture", "[rules][why_illegal][RUL-013]")
{
    check(GENERATE(values<Row>({
        {"4k3/8/8/8/3pP3/8/8/4K3 b - - 2 2", "dxe3", "expired e4"},  // EX-3.7.4-2
        {"4k3/8/8/8/3pP3/8/8/4K3 b - - 2 2", "dxe3 e.p.", "expired e4"},
        {"4k3/8/8/8/3pP3/8/8/4K3 b - - 2 2", "dxc3", "nothing c3"},
        {"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "e3", "file missing d4"},  // EX-3.7.4-1
        {"8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1", "exd3", "pin h4"},         // EX-3.7.4-3, RUL-014
    })));
}

TEST_CASE("the pieces that would give check are named", "[rules][why_illegal][RUL-029]")
{
    check(GENERATE(values<Row>({
        {"4r3/8/8/7k/4R3/8/8/4K3 b - - 0 1", "Kh4", "king steps into e4"},  // EX-3.1.3-1, RUL-007
        {"4r3/8/8/7k/4R3/8/8/4K3 b - - 0 1", "Kg4", "king steps into e4"},
        {"4r3/8/8/8/4R2k/8/8/4K3 b - - 0 1", "Re5", "check stays e4"},  // EX-3.9-1, RUL-028
        {"4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "Ne4", "pin b4"},
        {"4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1", "Bd3", "pin e7"},
        {"4k3/8/8/8/8/8/7R/r3K3 w - - 0 1", "Rh3", "check stays a1"},
        {"4k3/8/8/4r3/8/3n4/7R/4K3 w - - 0 1", "Rh5", "check stays d3 e5"},  // two checkers
        {"4k3/8/8/8/8/4r3/7R/3K4 w - - 0 1", "Ke2", "king steps into e3"},
        {"4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "Kf1", "king steps into a1"},  // along the line
        {"8/8/8/8/8/3k4/8/3K4 w - - 0 1", "Kd2", "king steps into d3"},
    })));
}

TEST_CASE("a king is never captured", "[rules][why_illegal][RUL-045]")
{
    check(GENERATE(values<Row>({
        {"4k3/8/8/8/8/8/4P3/4KQ2 w - - 0 1", "Qxe8", "king e8"},
        {"4k3/8/8/8/8/8/4P3/4KQ2 w - - 0 1", "f1e8", "king e8"},
        {"8/8/8/3k4/8/3K4/8/8 w - - 0 1", "Kxd5", "king d5"},
    })));
}

TEST_CASE("castling is told why it is refused", "[rules][why_illegal][RUL-024][RUL-025]")
{
    check(GENERATE(values<Row>({
        {"4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "0-0", "castling through f1 f8"},    // EX-3.8-4
        {"4r1k1/8/8/8/8/8/8/4K2R w K - 0 1", "0-0", "castling in check e1 e8"},  // EX-3.8-5
        {"4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "0-0", "castling into g1 g8"},      // EX-3.8-6
        {"4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "0-0-0", "castling between b1"},   // EX-3.8-7
        {"4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "0-0-0", "castling right lost"},     // EX-3.8-8
        {"4R3/k7/8/8/8/8/8/4K3 w - - 0 1", "0-0", "castling rook away"},         // EX-3.8-9
        {"4R3/k7/8/8/8/8/8/4K3 w - - 0 1", "e1e8", "own e8"},                    // RUL-027
        {"4k3/8/8/8/8/8/4K3/7R w - - 0 1", "0-0", "castling king away"},         // RUL-022
        {initial_fen, "0-0", "castling between f1"},
        {initial_fen, "0-0-0", "castling between d1"},
        {initial_fen, "e1g1", "castling between f1"},
        {initial_fen, "Kg1", "own g1"},
        {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "Kg1", "unreachable k g1"},
        {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1h1", "own h1"},
        {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1q", "no promotion g1"},
    })));
}

TEST_CASE("castling in Chess960 is told why it is refused",
          "[rules][why_illegal][C96-008][C96-009]")
{
    check(GENERATE(values<Row>({
        {"4k3/8/8/8/8/8/8/R1NNK3 w A - 0 1", "0-0-0", "castling between d1"},    // EX-II-10
        {"4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "0-0-0", "castling shielded c1 a1"},  // EX-II-11
        {"4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "c1b1", "castling shielded c1 a1"},
        {"4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "Kxb1", "castling shielded c1 a1"},
        {"k7/8/8/8/8/8/8/1RK1R3 w B - 0 1", "0-0", "castling right lost"},
        {"k7/8/8/8/8/8/8/1RK1R3 w B - 0 1", "c1e1", "castling right lost"},
        {"4k3/8/8/8/8/8/8/1RK5 w B - 0 1", "0-0", "castling rook away"},
    })));
}

TEST_CASE("of several pieces the one that comes nearest is told of", "[rules][why_illegal]")
{
    check(GENERATE(values<Row>({
        // The knight of b1 cannot reach e4 at all, that of c3 is pinned.
        {"4k3/8/8/8/1b6/2N5/8/1N2K3 w - - 0 1", "Ne4", "pin b4"},
        {"4k3/8/8/8/8/2P5/8/B3K2B w - - 0 1", "Bd4", "blocked c3"},
        // In small letters: no pawn of the b-file reaches e4, but the bishop is pinned.
        {"3rk3/8/8/8/8/3B4/8/3K4 w - - 0 1", "be4", "pin d8"},
    })));
}

TEST_CASE("two squares have a cause exactly when no legal move joins them",
          "[rules][why_illegal][RUL-031]")
{
    walks::each_position(2, 60, [](const Position& here) {
        std::array<Bitboard, 64> legal{};
        for (const Move move : here.legal_moves()) {
            const auto text = write_uci(here, move);
            const auto from = static_cast<std::size_t>(move.from().index());
            legal.at(from) |= Bitboard{*Square::parse(text.substr(2, 2))};
        }
        for (const Square from : all_squares)
            for (const Square to : all_squares) {
                const bool joined = legal.at(static_cast<std::size_t>(from.index())).has(to);
                const auto cause = why_illegal(here, std::nullopt, from, to);
                const auto found = find_move(here, from.name() + to.name());
                const bool missing =
                    !found && std::holds_alternative<PromotionMissing>(found.error());
                if (joined == cause.has_value() || joined != (found || missing)) {
                    CAPTURE(write_fen(here.setup()), from, to, joined);
                    REQUIRE(joined != cause.has_value());
                    REQUIRE(joined == (found || missing));
                }
            }
    });
}

TEST_CASE("every role and square has a move or a cause", "[rules][why_illegal][RUL-031]")
{
    walks::each_position(1, 60, [](const Position& here) {
        for (const auto* letter : {"", "N", "B", "R", "Q", "K", "Nb", "R1", "Qh"})
            for (const Square to : all_squares) {
                const auto found = find_move(here, letter + to.name());
                if (!found)
                    REQUIRE_FALSE(std::holds_alternative<NotUnderstood>(found.error()));
            }
        for (const auto* castling : {"O-O", "O-O-O"})
            if (const auto found = find_move(here, castling); !found)
                REQUIRE(std::holds_alternative<Illegal>(found.error()));
    });
}
