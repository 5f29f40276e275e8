// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/style.hpp"

#include "rules/coordinates.hpp"
#include "rules/notation.hpp"
#include "rules/san.hpp"
#include "tests/printers.hpp"
#include "tests/rules/walks.hpp"

#include <string>

using namespace rules;
using walks::position;

namespace {

std::string written(std::string_view fen, std::string_view uci, const Style& style)
{
    const Position here = position(fen);
    const auto move = read_uci(here, uci);
    REQUIRE(move);
    return write_move(move_facts(here, *move), style);
}

constexpr std::string_view passant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
constexpr std::string_view mating = "6k1/4P1pp/8/8/8/8/8/4K3 w - - 0 1";
constexpr std::string_view capture = "4k3/8/8/8/3p4/8/8/3QK3 w - - 0 1";
constexpr std::string_view castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

}  // namespace

TEST_CASE("a move is written in each style", "[rules][style][NOT-003][NOT-004][NOT-005]")
{
    struct Row {
        std::string_view fen;
        std::string_view uci;
        std::string_view short_form;
        std::string_view no_capture;
        std::string_view long_form;
        std::string_view pgn;
    };
    const auto row = GENERATE(values<Row>({
        {initial_fen, "g1f3", "Nf3", "Nf3", "Ng1f3", "Nf3"},
        {initial_fen, "e2e4", "e4", "e4", "e2e4", "e4"},
        {passant, "e5d6", "exd6 e.p.", "ed6", "e5xd6 e.p.", "exd6"},
        {capture, "d1d4", "Qxd4", "Qd4", "Qd1xd4", "Qxd4"},
        {mating, "e7e8q", "e8Q#", "e8Q#", "e7e8Q#", "e8=Q#"},
        {mating, "e7e8r", "e8R+", "e8R+", "e7e8R+", "e8=R+"},
        {castling, "e1g1", "0-0", "0-0", "0-0", "O-O"},
        {castling, "e1c1", "0-0-0", "0-0-0", "0-0-0", "O-O-O"},
    }));
    CAPTURE(row.fen, row.uci);
    CHECK(written(row.fen, row.uci, styles::short_form(Letters::en)) == row.short_form);
    CHECK(written(row.fen, row.uci, styles::no_capture(Letters::en)) == row.no_capture);
    CHECK(written(row.fen, row.uci, styles::long_form(Letters::en)) == row.long_form);
    CHECK(written(row.fen, row.uci, styles::pgn()) == row.pgn);
}

TEST_CASE("the Laws of 1997 write x always and mate as ++", "[rules][style][NOT-006][NOT-016]")
{
    const Style style = styles::laws_of_1997(Letters::sk);
    CHECK(written(capture, "d1d4", style) == "Dxd4");
    CHECK(written(mating, "e7e8q", style) == "e8D++");
    CHECK(written(mating, "e7e8r", style) == "e8V+");
    CHECK(written(passant, "e5d6", style) == "exd6 e.p.");
}

TEST_CASE("the signs of check and mate are chosen", "[rules][style][NOT-015]")
{
    Style style;
    style.mate = MateSign::two_plus;
    CHECK(written(mating, "e7e8q", style) == "e8Q++");
    style.mate = MateSign::none;
    style.check = CheckSign::none;
    CHECK(written(mating, "e7e8q", style) == "e8Q");
    CHECK(written(mating, "e7e8r", style) == "e8R");
}

TEST_CASE("figurines take the mover's colour", "[rules][style][NOT-020]")
{
    const Style style = styles::short_form(Letters::figurine);
    CHECK(written(initial_fen, "g1f3", style) == "♘f3");
    CHECK(written("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", "g8f6", style) ==
          "♞f6");
    CHECK(written(mating, "e7e8q", style) == "e8♕#");
}

TEST_CASE("Serbian Cyrillic is written with Latin files", "[rules][style][NOT-022]")
{
    CHECK(written(initial_fen, "g1f3", styles::short_form(Letters::sr_cyrl)) == "Сf3");
}

TEST_CASE("two squares are written for engines and as digits", "[rules][coordinates][C96-011]")
{
    const auto both = [](std::string_view fen, std::string_view san) {
        const Position here = position(fen);
        const auto move = read_san(here, san);
        REQUIRE(move);
        return write_uci(here, *move) + ' ' + write_digits(here, *move);
    };
    CHECK(both(initial_fen, "e4") == "e2e4 5254");
    CHECK(both(mating, "e8=Q") == "e7e8q 57581");
    CHECK(both(mating, "e8=N") == "e7e8n 57584");
    CHECK(both(castling, "O-O") == "e1g1 5171");
    CHECK(both(castling, "O-O-O") == "e1c1 5131");
    CHECK(both("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "O-O") == "f1g1 6171");
    CHECK(both("4k3/8/8/8/8/8/8/RK5R w HA - 0 1", "O-O-O") == "b1a1 2111");
}

TEST_CASE("an engine's move is read to the letter", "[rules][coordinates]")
{
    const Position start = Position::initial();
    CHECK(read_uci(start, "e2e4"));
    for (const auto* text : {"", "e4", "E2E4", "e2e5", "e2e4 ", "0000", "e1g1"}) {
        CAPTURE(text);
        CHECK_FALSE(read_uci(start, text));
    }
    CHECK_FALSE(read_uci(position(mating), "e7e8"));
    CHECK_FALSE(read_uci(position(mating), "e7e8Q"));
}

TEST_CASE("every legal move is read back from every style and notation",
          "[rules][notation][style][NOT-001][NOT-004][NOT-005][NOT-009][NOT-013][NOT-020]")
{
    const auto check = [](const Position& here, Move move, const std::string& text,
                          Letters letters) {
        const auto typed = find_move(here, text, letters);
        const auto filed = read_san(here, text, letters);
        if (typed && *typed == move && filed && *filed == move)
            return;
        CAPTURE(write_fen(here.setup()), text, letters, move);
        REQUIRE(typed);
        REQUIRE(*typed == move);
        REQUIRE(filed);
        REQUIRE(*filed == move);
    };
    walks::each_position(1, 40, [&](const Position& here) {
        for (const Move move : here.legal_moves()) {
            const MoveFacts facts = move_facts(here, move);
            for (const Letters letters : all_letters)
                for (const Style& style : {styles::short_form(letters), styles::long_form(letters),
                                           styles::no_capture(letters),
                                           styles::laws_of_1997(letters), styles::pgn(letters)})
                    check(here, move, write_move(facts, style), letters);
            check(here, move, write_uci(here, move), Letters::en);
            const auto dialled = find_move(here, write_digits(here, move), Letters::ru);
            REQUIRE(dialled);
            REQUIRE(*dialled == move);
        }
    });
}
