// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/move_facts.hpp"

#include "rules/coordinates.hpp"
#include "tests/printers.hpp"
#include "tests/rules/walks.hpp"

using namespace rules;
using walks::position;

namespace {

MoveFacts facts_of(std::string_view fen, std::string_view uci)
{
    const Position here = position(fen);
    const auto move = read_uci(here, uci);
    REQUIRE(move);
    return move_facts(here, *move);
}

}  // namespace

TEST_CASE("a capture tells what was captured", "[rules][move_facts][RUL-006]")
{
    const auto facts = facts_of(walks::starts[1], "e2a6");
    CHECK(facts.side == Color::white);
    CHECK(facts.role == Role::bishop);
    CHECK(facts.from.name() == "e2");
    CHECK(facts.to.name() == "a6");
    CHECK(facts.captured == Role::bishop);
    CHECK(facts.threat == Threat::none);
    CHECK(facts.origin == OriginPart::none);
    CHECK_FALSE(facts.castling);
    CHECK_FALSE(facts.promotion);
    CHECK_FALSE(facts.en_passant);
}

TEST_CASE("a capture en passant captures a pawn", "[rules][move_facts][NOT-007][NOT-008]")
{
    const auto facts = facts_of("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4e3");  // EX-3.7.4-1
    CHECK(facts.en_passant);
    CHECK(facts.captured == Role::pawn);
    CHECK(facts.to.name() == "e3");
    CHECK(facts.origin == OriginPart::file);
}

TEST_CASE("castling tells its wing and where the king ends", "[rules][move_facts]")
{
    const auto chess = facts_of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1c1");
    CHECK(chess.castling == Wing::long_side);
    CHECK(chess.to.name() == "c1");
    CHECK_FALSE(chess.captured);
    const auto swap = facts_of("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1");  // EX-II-7
    CHECK(swap.castling == Wing::short_side);
    CHECK(swap.to.name() == "g1");
    CHECK_FALSE(swap.captured);
}

TEST_CASE("check and mate are told apart", "[rules][move_facts][RUL-018]")
{
    CHECK(facts_of("6k1/4P1pp/8/8/8/8/8/4K3 w - - 0 1", "e7e8q").threat == Threat::mate);
    CHECK(facts_of("5k2/6pp/8/8/8/8/4P3/4K2R w K - 0 1", "e1g1").threat == Threat::check);
    const auto promoted = facts_of("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8b");
    CHECK(promoted.threat == Threat::none);
    CHECK(promoted.promotion == Role::bishop);
    CHECK(promoted.captured == Role::rook);
}

TEST_CASE("the origin is told as far as it must be", "[rules][move_facts]")
{
    struct Row {
        std::string_view fen;
        std::string_view uci;
        OriginPart part;
    };
    const auto row = GENERATE(values<Row>({
        {initial_fen, "g1f3", OriginPart::none},
        {"4k3/8/8/8/8/8/8/2K1N1N1 w - - 0 1", "g1f3", OriginPart::file},    // NOT-009
        {"4k3/8/8/8/3N4/8/7N/4K3 w - - 0 1", "d4f3", OriginPart::file},     // NOT-009
        {"4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1", "g1f3", OriginPart::rank},    // NOT-010
        {"8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", OriginPart::both},      // NOT-011
        {"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", OriginPart::none},  // NOT-012
    }));
    CAPTURE(row.fen, row.uci);
    CHECK(facts_of(row.fen, row.uci).origin == row.part);
}
