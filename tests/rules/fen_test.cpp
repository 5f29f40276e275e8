// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fen.hpp"

#include "rules/chess960.hpp"
#include "tests/printers.hpp"
#include "tests/rules/random_positions.hpp"
#include "tests/rules/walks.hpp"

#include <random>
#include <string>
#include <string_view>

using namespace rules;

namespace {

using enum FenFault;

Setup read(std::string_view fen, Reading reading = Reading::forgiving)
{
    const auto setup = read_fen(fen, reading);
    INFO(fen);
    REQUIRE(setup);
    return *setup;
}

std::string rewritten(std::string_view fen, CastlingField field = CastlingField::x_fen)
{
    return write_fen(read(fen), field);
}

}  // namespace

TEST_CASE("the initial position is that of Article 2.3", "[rules][fen][RUL-001][RUL-004]")
{
    const Setup setup = read(initial_fen, Reading::strict);
    constexpr std::string_view first_rank = "RNBQKBNR";  // EX-2.3-1
    for (std::size_t i = 0; i < 8; ++i) {
        const auto file = static_cast<File>(i);
        const Piece white = *piece_from(first_rank[i]);
        CHECK(setup.board.at({file, Rank::one}) == white);
        CHECK(setup.board.at({file, Rank::two}) == Piece{Color::white, Role::pawn});
        CHECK(setup.board.at({file, Rank::seven}) == Piece{Color::black, Role::pawn});
        CHECK(setup.board.at({file, Rank::eight}) == Piece{Color::black, white.role});
    }
    CHECK(setup.board.occupied() == (Bitboard{Rank::one} | Bitboard{Rank::two} |
                                     Bitboard{Rank::seven} | Bitboard{Rank::eight}));
    CHECK(setup.turn == Color::white);
    CHECK(setup.castling_rooks == setup.board.of(Role::rook));
    CHECK_FALSE(setup.en_passant);
    CHECK(setup.halfmoves == 0);
    CHECK(setup.fullmoves == 1);
    CHECK(setup.variant == Variant::chess);
    CHECK(write_fen(Position::initial().setup()) == initial_fen);
}

TEST_CASE("every field of a FEN is read", "[rules][fen]")
{
    const Setup setup = read("4k3/8/8/8/3pP3/8/8/R3K3 b Q e3 12 34", Reading::strict);
    CHECK(setup.board.at(*Square::parse("d4")) == Piece{Color::black, Role::pawn});
    CHECK(setup.board.occupied().count() == 5);
    CHECK(setup.turn == Color::black);
    CHECK(setup.castling_rooks == Bitboard{*Square::parse("a1")});
    CHECK(setup.en_passant == Square::parse("e3"));
    CHECK(setup.halfmoves == 12);
    CHECK(setup.fullmoves == 34);
}

TEST_CASE("a faulty FEN is refused with the fault and its column", "[rules][fen]")
{
    struct Row {
        std::string_view fen;
        FenFault fault;
        std::size_t column;
    };
    const auto row = GENERATE(values<Row>({
        {"", fields_missing, 1},
        {"   ", fields_missing, 4},
        {"8/8/8/8/8/8/8/8 w - - 0 1 x", fields_surplus, 27},
        {"8/8/8/8/8/8/8 w - - 0 1", board_ranks, 14},
        {"8/8/8/8/8/8/8/8/8 w - - 0 1", board_ranks, 16},
        {"8/8/8/8/8/8/8/", board_rank_length, 15},
        {"8/8/7/8/8/8/8/8 w - - 0 1", board_rank_length, 6},
        {"8/8/7kk/8/8/8/8/8 w - - 0 1", board_rank_length, 7},
        {"8/8/k8/8/8/8/8/8 w - - 0 1", board_rank_length, 6},
        {"/8/8/8/8/8/8/8 w - - 0 1", board_rank_length, 1},
        {"8/8/8/4x3/8/8/8/8 w - - 0 1", board_letter, 8},
        {"8/8/8/9/8/8/8/8 w - - 0 1", board_letter, 7},
        {"8/8/8/0/8/8/8/8 w - - 0 1", board_letter, 7},
        {"4k3/8/44/8/8/8/8/4K3 w - - 0 1", board_digits, 8},
        {"11111111/8/8/8/8/8/8/8 w - - 0 1", board_digits, 2},
        {"8/8/8/8/8/8/8/8 x - - 0 1", turn, 17},
        {"8/8/8/8/8/8/8/8 white - - 0 1", turn, 17},
        {"8/8/8/8/8/8/8/8 w KX - 0 1", castling, 20},
        {"8/8/8/8/8/8/8/8 w K- - 0 1", castling, 20},
        {"8/8/8/8/8/8/8/8 w I - 0 1", castling, 19},
        {"8/8/8/8/8/8/8/8 w - e9 0 1", en_passant, 21},
        {"8/8/8/8/8/8/8/8 w - e 0 1", en_passant, 21},
        {"8/8/8/8/8/8/8/8 w - - x 1", halfmoves, 23},
        {"8/8/8/8/8/8/8/8 w - - -1 1", halfmoves, 23},
        {"8/8/8/8/8/8/8/8 w - - 1x 1", halfmoves, 23},
        {"8/8/8/8/8/8/8/8 w - - 99999 1", halfmoves, 23},
        {"8/8/8/8/8/8/8/8 w - - 0 x", fullmoves, 25},
        {"8/8/8/8/8/8/8/8 w - - 0 10000", fullmoves, 25},
    }));
    CAPTURE(row.fen);
    for (const Reading reading : {Reading::forgiving, Reading::strict}) {
        const auto setup = read_fen(row.fen, reading);
        REQUIRE_FALSE(setup);
        // What a strict reader misses first may stand further to the left.
        if (reading == Reading::forgiving)
            CHECK(setup.error() == FenError{row.fault, row.column});
    }
}

TEST_CASE("a strict reader insists where a forgiving one does not", "[rules][fen]")
{
    struct Row {
        std::string_view fen;
        std::string_view meant;
        FenFault fault;
        std::size_t column;
    };
    const auto row = GENERATE(values<Row>({
        {"4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", fields_missing, 20},
        {"4k3/8/8/8/8/8/8/4K3 b", "4k3/8/8/8/8/8/8/4K3 b - - 0 1", fields_missing, 22},
        {"4k3/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", fields_missing, 26},
        {"4k3/8/8/8/8/8/8/4K3  w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", blanks, 20},
        {" 4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", blanks, 1},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 ", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", blanks, 30},
        {"4k3/8/8/8/8/8/8/4K3\tw - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", blanks, 20},
        {"4k3/8/8/8/8/8/8/4K3 W - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", turn, 21},
        {"4k3/8/8/8/8/8/8/4K3 B - - 0 1", "4k3/8/8/8/8/8/8/4K3 b - - 0 1", turn, 21},
        {"r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", castling,
         27},
        {"4k3/8/8/8/8/8/8/4K2R w KK - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", castling, 24},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 0", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", fullmoves, 29},
    }));
    CAPTURE(row.fen);
    CHECK(rewritten(row.fen) == row.meant);
    const auto strict = read_fen(row.fen, Reading::strict);
    REQUIRE_FALSE(strict);
    CHECK(strict.error() == FenError{row.fault, row.column});
}

TEST_CASE("X-FEN and Shredder castling fields are read and written", "[rules][fen][C96-012]")
{
    struct Row {
        std::string_view fen;
        std::string_view rooks;
        Variant variant;
        std::string_view x_fen;
        std::string_view shredder;
    };
    const auto row = GENERATE(values<Row>({
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1 h1 a8 h8", Variant::chess, "KQkq", "HAha"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "a1 h1 a8 h8", Variant::chess960, "KQkq", "HAha"},
        // Outermost rooks are meant by side letters.
        {"4k3/8/8/8/8/8/8/RR2K1RR w KQ - 0 1", "a1 h1", Variant::chess, "KQ", "HA"},
        // An inner rook needs its file.
        {"4k3/8/8/8/8/8/8/RR2K1RR w GB - 0 1", "b1 g1", Variant::chess960, "GB", "GB"},
        {"4k3/8/8/8/8/8/8/1R2KR2 w KQ - 0 1", "b1 f1", Variant::chess960, "KQ", "FB"},
        {"4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "g1", Variant::chess960, "K", "G"},
        {"4k3/8/8/8/8/8/8/5KR1 w K - 0 1", "g1", Variant::chess960, "K", "G"},
        {"1rk5/8/8/8/8/8/8/4K3 b b - 0 1", "b8", Variant::chess960, "q", "b"},
        {"1r1kr3/8/8/8/8/8/8/4K3 b eq - 0 1", "b8 e8", Variant::chess960, "kq", "eb"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", Variant::chess, "-", "-"},
    }));
    CAPTURE(row.fen);
    const Setup setup = read(row.fen);
    std::string rooks;
    for (const Square rook : setup.castling_rooks)
        rooks += (rooks.empty() ? "" : " ") + rook.name();
    CHECK(rooks == row.rooks);
    CHECK(setup.variant == row.variant);
    const auto field = [&](CastlingField style) {
        const std::string text = write_fen(setup, style);
        const auto start = text.find(' ') + 3;
        return text.substr(start, text.find(' ', start) - start);
    };
    CHECK(field(CastlingField::x_fen) == row.x_fen);
    CHECK(field(CastlingField::shredder) == row.shredder);
}

TEST_CASE("a FEN that was written is read strictly", "[rules][fen][C96-012]")
{
    const auto check = [](const Position& here) {
        Setup setup = here.setup();
        for (const CastlingField field : {CastlingField::x_fen, CastlingField::shredder}) {
            const std::string fen = write_fen(setup, field);
            CAPTURE(fen);
            const auto again = read_fen(fen, Reading::strict);
            REQUIRE(again);
            CHECK(write_fen(*again, field) == fen);
            // A Chess960 position without a right that shows it reads like one of chess.
            setup.variant = again->variant;
            CHECK(*again == setup);
        }
    };
    walks::each_position(3, 60, check);
    RandomPositions random{5};
    for (int i = 0; i < 300; ++i)
        check(random.any());
    for (int number = 0; number < chess960_count; ++number)
        check(*chess960_position(number));
}

TEST_CASE("the en passant field is written when a capture is legal", "[rules][fen][RUL-047]")
{
    struct Row {
        std::string_view fen;
        std::string_view field;
    };
    const auto row = GENERATE(values<Row>({
        {"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", " e3 "},
        {"4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", " - "},   // nobody to capture
        {"8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1", " - "},  // the capture is pinned
    }));
    CAPTURE(row.fen);
    CHECK_THAT(write_fen(walks::position(row.fen).setup()), Catch::Contains(row.field.data()));
}

TEST_CASE("no bytes at all make the FEN reader crash", "[rules][fen]")
{
    constexpr std::string_view usual = "pnbrqkPNBRQK12345678/ w-KQkqAHah e36 01";
    std::mt19937 random{7};
    for (int i = 0; i < 20'000; ++i) {
        std::string text = i % 2 == 0 ? std::string{initial_fen} : std::string(random() % 90, ' ');
        for (auto changes = random() % 8 + (i % 2 == 0 ? 1 : 90); changes > 0 && !text.empty();
             --changes)
            text[random() % text.size()] =
                random() % 4 == 0 ? static_cast<char>(random()) : usual[random() % usual.size()];
        for (const Reading reading : {Reading::strict, Reading::forgiving}) {
            const auto setup = read_fen(text, reading);
            if (!setup) {
                CHECK(setup.error().column >= 1);
                CHECK(setup.error().column <= text.size() + 1);
                continue;
            }
            const auto position = Position::from(*setup);
            CHECK(read_fen(write_fen(*setup)));
            if (position)
                CHECK(position->count_legal_moves() >= 0);
        }
    }
    CHECK_FALSE(read_fen(std::string(1'000'000, '/')));
    CHECK_FALSE(read_fen(std::string(1'000'000, '1')));
    CHECK_FALSE(read_fen(std::string_view{"\0\0\0", 3}));
}
