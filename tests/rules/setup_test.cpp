// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/setup.hpp"

#include "rules/chess960.hpp"
#include "rules/fen.hpp"
#include "rules/position.hpp"
#include "tests/printers.hpp"
#include "tests/rules/random_positions.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

using namespace rules;

namespace {

using enum SetupFault;

std::vector<SetupFault> faults_of(std::string_view fen)
{
    const auto setup = read_fen(fen);
    INFO(fen);
    REQUIRE(setup);
    return faults(*setup);
}

}  // namespace

TEST_CASE("an illegal position is refused with every reason",
          "[rules][setup][RUL-032][RUL-033][RUL-034][RUL-035][RUL-036][RUL-037][RUL-038]")
{
    struct Row {
        std::string_view id;
        std::string_view fen;
        std::vector<SetupFault> faults;
    };
    const auto row = GENERATE(values<Row>({
        {"EX-3.10.3-1", "4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1", {both_kings_in_check}},
        {"EX-3.10.3-2", "4k3/8/8/8/8/4B3/PPPPPPPP/2B1K3 w - - 0 1", {bishops_of_one_square_color}},
        {"EX-3.10.3-3", "4k3/8/8/8/8/8/8/P3K3 w - - 0 1", {pawn_on_last_rank}},
        {"EX-3.10.3-3", "p3k3/8/8/8/8/8/8/4K3 w - - 0 1", {pawn_on_last_rank}},
        {"EX-3.10.3-3", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1", {pawn_on_last_rank}},
        {"EX-3.10.3-4", "8/8/8/3kK3/8/8/8/8 w - - 0 1", {kings_adjacent}},
        {"EX-3.10.3-5", "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", {waiting_side_in_check}},
        {"EX-3.10.3-6", "8/8/8/8/8/8/8/4K3 w - - 0 1", {black_king_missing}},
        {"EX-3.10.3-6", "4k3/8/8/8/8/8/8/8 w - - 0 1", {white_king_missing}},
        {"EX-3.10.3-6", "4k3/8/8/8/8/8/8/K3K3 w - - 0 1", {white_kings_surplus}},
        {"EX-3.10.3-6", "k3k3/8/8/8/8/8/8/4K3 w - - 0 1", {black_kings_surplus}},
        {"EX-3.10.3-7", "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", {too_many_pawns}},
        {"EX-3.10.3-8", "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", {too_many_promoted}},
        {"EX-3.10.3-9", "4k3/8/8/8/8/8/8/4K2R w Q - 0 1", {castling_right_impossible}},
        {"EX-3.10.3-10", "4k3/8/8/8/8/8/8/4K3 w - e6 0 1", {en_passant_impossible}},
        {"nobody", "8/8/8/8/8/8/8/8 w - - 0 1", {white_king_missing, black_king_missing}},
        {"much at once",
         "P3k3/8/8/8/8/8/8/4K3 w K e6 0 1",
         {pawn_on_last_rank, castling_right_impossible, en_passant_impossible}},
        {"nine pawns and a queen too many",
         "4k3/8/8/8/8/P7/PPPPPPPP/QQ2K3 w - - 0 1",
         {too_many_pawns, too_many_promoted}},
    }));
    CAPTURE(row.id, row.fen);
    CHECK(faults_of(row.fen) == row.faults);
    const auto setup = read_fen(row.fen);
    const bool playable = std::ranges::all_of(
        row.faults, [](SetupFault f) { return grade(f) == FaultGrade::unreachable; });
    const auto position = Position::from(*setup);
    CHECK(position.has_value() == playable);
    if (!position)
        CHECK(position.error() == row.faults);
}

TEST_CASE("a castling right needs king and rook on the first rank",
          "[rules][setup][RUL-027][RUL-038]")
{
    struct Row {
        std::string_view fen;
        bool possible;
    };
    const auto row = GENERATE(values<Row>({
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", true},
        {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", true},
        {"4k3/8/8/8/8/8/8/4K3 w K - 0 1", false},   // no rook
        {"4k3/8/8/8/8/8/8/4K2r w K - 0 1", false},  // not White's rook
        {"4k3/8/8/8/8/8/4K3/7R w K - 0 1", false},  // the king has left its rank
        {"4k3/8/8/8/8/8/8/4KN1B w K - 0 1", false},
        {"4k2R/8/8/8/8/8/8/4K3 w k - 0 1", false},  // not Black's rook
        {"4k3/8/8/8/8/8/8/5KR1 w G - 0 1", true},   // Chess960
        {"4k3/8/8/8/8/8/8/5KR1 w H - 0 1", false},
        {"4k3/8/8/8/8/8/8/R3K1RR w HA - 0 1", true},
        {"4k3/8/8/8/8/8/8/4K1RR w HG - 0 1", false},  // a king starts between two rooks
        {"1rr1k3/8/8/8/8/8/8/4K3 w cb - 0 1", false},
    }));
    CAPTURE(row.fen);
    const auto found = faults_of(row.fen);
    CHECK((std::ranges::count(found, castling_right_impossible) == 0) == row.possible);
}

TEST_CASE("an en passant square lies behind a pawn that just made two steps",
          "[rules][setup][RUL-038]")
{
    struct Row {
        std::string_view fen;
        bool possible;
    };
    const auto row = GENERATE(values<Row>({
        {"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", true},
        {"4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", true},  // nobody need be there to capture
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", true},
        {"4k3/8/8/8/3pP3/8/8/4K3 w - e3 0 1", false},    // White has not just moved
        {"4k3/8/8/8/3pP3/4N3/8/4K3 b - e3 0 1", false},  // the square is not empty
        {"4k3/8/8/8/3pP3/8/4N3/4K3 b - e3 0 1", false},  // nor the pawn's first square
        {"4k3/8/8/8/3pN3/8/8/4K3 b - e3 0 1", false},    // no pawn
        {"4k3/8/8/8/3pP3/8/8/4K3 b - e4 0 1", false},    // no such rank
        {"4k3/8/8/8/3pP3/8/8/4K3 b - d3 0 1", false},
    }));
    CAPTURE(row.fen);
    const auto found = faults_of(row.fen);
    CHECK((std::ranges::count(found, en_passant_impossible) == 0) == row.possible);
}

TEST_CASE("promoted pieces are counted against missing pawns", "[rules][setup][RUL-033][RUL-037]")
{
    struct Row {
        std::string_view fen;
        std::vector<SetupFault> faults;
    };
    const auto row = GENERATE(values<Row>({
        {"4k3/8/8/8/8/8/PPPPPPP1/QQ2K3 w - - 0 1", {}},
        {"4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1", {}},
        {"4k3/8/8/8/8/8/8/QQQQKQQQ w - - 0 1", {}},
        {"4k3/8/8/8/8/8/PPPPPPPP/NNN1K3 w - - 0 1", {too_many_promoted}},
        {"4k3/8/8/8/8/8/PPPPPPPP/RRR1K3 w - - 0 1", {too_many_promoted}},
        {"4k3/8/8/8/8/8/PPPPPPPP/B1B1KB2 w - - 0 1", {too_many_promoted}},
        {"4k3/8/8/8/8/8/PPPPPPP1/B1B1K3 w - - 0 1", {}},  // one pawn has become a bishop
        {"b1b1k3/pppppppp/8/8/8/8/8/4K3 b - - 0 1", {bishops_of_one_square_color}},
        {"2b1kb2/pppppppp/8/8/8/8/8/4K3 b - - 0 1", {}},
    }));
    CAPTURE(row.fen);
    CHECK(faults_of(row.fen) == row.faults);
}

TEST_CASE("no fault is found in what a game leads to", "[rules][setup]")
{
    RandomPositions random{1};
    for (int game = 0; game < 300; ++game) {
        Position here = game % 2 == 0 ? Position::initial()
                                      : *chess960_position(static_cast<int>(random.below(960)));
        for (int ply = 0; ply < 200 && here.has_legal_move(); ++ply) {
            const auto moves = here.legal_moves();
            here.play_unchecked(moves[random.below(static_cast<unsigned>(moves.size()))]);
            CAPTURE(write_fen(here.setup()));
            CHECK(faults(here.setup()).empty());
        }
    }
}
