// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chess960.hpp"
#include "rules/fen.hpp"
#include "rules/position.hpp"
#include "rules/san.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>
#include <string>

namespace {

using namespace rules;

Position position(std::string_view fen)
{
    const auto setup = read_fen(fen);
    REQUIRE(setup);
    const auto lawful = Position::from(*setup);
    REQUIRE(lawful);
    return *lawful;
}

std::vector<SetupFault> faults_of(std::string_view fen)
{
    const auto setup = read_fen(fen);
    REQUIRE(setup);
    return faults(*setup);
}

std::string after(std::string_view fen, std::string_view move)
{
    const Position before = position(fen);
    const auto read = read_san(before, move);
    REQUIRE(read);
    return write_fen(before.after_unchecked(*read).setup());
}

bool is_legal(std::string_view fen, std::string_view move)
{
    return read_san(position(fen), move).has_value();
}

bool light(std::string_view square)
{
    return Square::parse(square)->is_light();
}

}  // namespace

TEST_CASE("the corner at each player's right hand is light", "[laws][EX-2.1-1][EX-2.1-2][RUL-003]")
{
    CHECK_FALSE(light("a1"));
    CHECK(light("h1"));
    CHECK(light("a8"));
    CHECK_FALSE(light("h8"));
    CHECK(light("d1"));
    CHECK_FALSE(light("d8"));
    CHECK(light("e4"));
    CHECK_FALSE(light("d4"));
}

TEST_CASE("the initial position is that of Article 2.3", "[laws][EX-2.3-1][RUL-004]")
{
    CHECK(write_fen(Position::initial().setup()) == initial_fen);
    std::string rank;
    for (const Square square : Bitboard{Rank::one})
        rank += fen_letter(*Position::initial().board().at(square));
    CHECK(rank == "RNBQKBNR");
}

TEST_CASE("an illegal position is told with its reason",
          "[laws][EX-3.10.3-1][EX-3.10.3-2][EX-3.10.3-3][EX-3.10.3-4][EX-3.10.3-5][EX-3.10.3-6]"
          "[EX-3.10.3-7][EX-3.10.3-8][EX-3.10.3-9][EX-3.10.3-10][RUL-032][RUL-033][RUL-034]"
          "[RUL-035][RUL-036][RUL-037][RUL-038]")
{
    struct Row {
        std::string_view id;
        std::string_view fen;
        SetupFault fault;
    };
    const auto row = GENERATE(values<Row>({
        {"EX-3.10.3-1", "4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1", SetupFault::both_kings_in_check},
        {"EX-3.10.3-2", "4k3/8/8/8/8/4B3/PPPPPPPP/2B1K3 w - - 0 1",
         SetupFault::bishops_of_one_square_color},
        {"EX-3.10.3-3", "4k3/8/8/8/8/8/8/P3K3 w - - 0 1", SetupFault::pawn_on_last_rank},
        {"EX-3.10.3-3", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1", SetupFault::pawn_on_last_rank},
        {"EX-3.10.3-4", "8/8/8/3kK3/8/8/8/8 w - - 0 1", SetupFault::kings_adjacent},
        {"EX-3.10.3-5", "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", SetupFault::waiting_side_in_check},
        {"EX-3.10.3-6", "8/8/8/8/8/8/8/4K3 w - - 0 1", SetupFault::black_king_missing},
        {"EX-3.10.3-6", "k6k/8/8/8/8/8/8/4K3 w - - 0 1", SetupFault::black_kings_surplus},
        {"EX-3.10.3-7", "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", SetupFault::too_many_pawns},
        {"EX-3.10.3-8", "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", SetupFault::too_many_promoted},
        {"EX-3.10.3-9", "4k3/8/8/8/8/8/8/4K2R w Q - 0 1", SetupFault::castling_right_impossible},
        {"EX-3.10.3-10", "4k3/8/8/8/8/8/8/4K3 w - e6 0 1", SetupFault::en_passant_impossible},
    }));
    CAPTURE(row.id, row.fen);
    const auto setup = read_fen(row.fen);
    if (!setup) {  // a castling letter without its rook is already no FEN
        CHECK(setup.error().fault == FenFault::castling);
        return;
    }
    const auto found = faults_of(row.fen);
    CHECK(std::ranges::find(found, row.fault) != found.end());
}

TEST_CASE("pieces go where Article 3 lets them",
          "[laws][RUL-009][RUL-015][RUL-017][RUL-020][RUL-021][RUL-026]")
{
    CHECK(position("4k3/8/8/8/3N4/8/8/4K3 w - - 0 1").count_legal_moves() == 8 + 5);
    CHECK(is_legal("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", "exd3"));  // takes the checking pawn
    // A queen is still on the board: the choice is not limited by captured pieces.
    CHECK(is_legal("8/4P3/8/8/8/7k/8/Q3K3 w - - 0 1", "e8=Q"));
    CHECK_FALSE(is_legal("4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "Ke2"));
    CHECK(is_legal("4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "Kd1"));
    CHECK(after("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "0-0") == "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    CHECK(is_legal("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "0-0-0"));  // only b1 is attacked
    CHECK(is_legal("4k3/8/8/3b4/8/8/8/4K2R w K - 0 1", "0-0"));    // only the rook is attacked
}

TEST_CASE("the start positions of Chess960 have their numbers",
          "[laws][EX-II-1][EX-II-2][EX-II-3][EX-II-4][C96-001]")
{
    const auto board = [](int number) {
        const std::string fen = write_fen(chess960_position(number)->setup());
        return fen.substr(0, fen.find(' '));
    };
    CHECK(board(0) == "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR");
    CHECK(board(518) == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    CHECK(board(534) == "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR");
    CHECK(board(959) == "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB");
    CHECK_FALSE(chess960_position(960));
    CHECK_FALSE(chess960_position(-1));
}

TEST_CASE("all 960 start positions keep the rules of Guideline II",
          "[laws][EX-II-13][C96-001][C96-002][C96-010]")
{
    std::set<std::string> seen;
    int castling_at_once = 0;
    for (int number = 0; number < chess960_count; ++number) {
        CAPTURE(number);
        const Position start = *chess960_position(number);
        const Board& board = start.board();
        seen.insert(write_fen(start.setup()));
        const Bitboard bishops = board.of(Color::white, Role::bishop);
        CHECK((bishops & light_squares).count() == 1);
        const Bitboard rooks = board.of(Color::white, Role::rook);
        CHECK(rooks.first() < start.king(Color::white));
        CHECK(start.king(Color::white) < rooks.last());
        for (const Square square : Bitboard{Rank::one})
            CHECK(board.at(Square{square.file(), Rank::eight})->role == board.at(square)->role);
        if (start.castling(Wing::short_side) || start.castling(Wing::long_side))
            ++castling_at_once;
    }
    CHECK(seen.size() == 960);
    CHECK(castling_at_once == 162);
}

TEST_CASE("castling of Chess960 ends on the same squares whoever moves",
          "[laws][EX-II-5][EX-II-6][EX-II-7][EX-II-8][EX-II-9][C96-003][C96-004][C96-006][C96-007]")
{
    CHECK(after("4k3/8/8/8/8/8/8/1RK5 w B - 0 1", "0-0-0") == "4k3/8/8/8/8/8/8/2KR4 b - - 1 1");
    CHECK(after("4k3/8/8/8/8/8/8/4KR2 w F - 0 1", "0-0") == "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    CHECK(after("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "0-0") == "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    CHECK(after("4k3/8/8/8/8/8/8/RK5R w HA - 0 1", "0-0-0") == "4k3/8/8/8/8/8/8/2KR3R b - - 1 1");
    CHECK(after("4k3/8/8/8/8/8/8/RK5R w HA - 0 1", "0-0") == "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1");
    CHECK(after("4k3/8/8/8/8/8/8/NNR1K3 w C - 0 1", "0-0-0") == "4k3/8/8/8/8/8/8/NNKR4 b - - 1 1");
}

TEST_CASE("castling rights of Chess960 are read and written in both forms", "[laws][C96-012]")
{
    const std::string_view shredder = "4k3/8/8/8/8/8/8/RK5R w HA - 0 1";
    const auto setup = *read_fen(shredder);
    CHECK(write_fen(setup, CastlingField::shredder) == shredder);
    CHECK(write_fen(setup, CastlingField::x_fen) == "4k3/8/8/8/8/8/8/RK5R w KQ - 0 1");
}
