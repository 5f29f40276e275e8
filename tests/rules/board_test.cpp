// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/board.hpp"

#include "tests/printers.hpp"
#include "tests/rules/random_positions.hpp"
#include "tests/rules/walks.hpp"

#include <array>
#include <random>
#include <span>
#include <string_view>
#include <utility>

using namespace rules;
using walks::position;

namespace {

using Step = std::pair<int, int>;
constexpr std::array<Step, 4> straight{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
constexpr std::array<Step, 4> diagonal{{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};

bool on_board(int file, int rank)
{
    return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

/// Square by square along each line, up to the first man: as a player would.
Bitboard walked(Square from, std::span<const Step> steps, Bitboard occupied)
{
    Bitboard squares;
    for (const auto& [files, ranks] : steps) {
        int file = index(from.file()) + files;
        int rank = index(from.rank()) + ranks;
        for (; on_board(file, rank); file += files, rank += ranks) {
            const Square square = Square::at(file + 8 * rank);
            squares |= Bitboard{square};
            if (occupied.has(square))
                break;
        }
    }
    return squares;
}

}  // namespace

TEST_CASE("line pieces go up to the first man in the way", "[rules][board][RUL-008]")
{
    std::mt19937_64 random{1};
    for (const Square from : all_squares)
        for (int i = 0; i < 50; ++i) {
            const Bitboard men{random() & random()};
            CHECK(rook_attacks(from, men) == walked(from, straight, men));
            CHECK(bishop_attacks(from, men) == walked(from, diagonal, men));
            CHECK(queen_attacks(from, men) ==
                  (walked(from, straight, men) | walked(from, diagonal, men)));
        }
}

TEST_CASE("a knight goes to the nearest squares off rank and file and diagonal",
          "[rules][board][RUL-009]")
{
    for (const Square from : all_squares) {
        // The squares at most two files and two ranks away, without the lines.
        Bitboard near;
        for (const Square to : all_squares)
            if (std::abs(index(to.file()) - index(from.file())) <= 2 &&
                std::abs(index(to.rank()) - index(from.rank())) <= 2)
                near |= Bitboard{to};
        CHECK(knight_attacks(from) == (near & ~queen_attacks(from, Bitboard{}) & ~Bitboard{from}));
    }
}

TEST_CASE("a king attacks the squares beside it", "[rules][board][RUL-020]")
{
    for (const Square from : all_squares)
        CHECK(king_attacks(from) ==
              (walked(from, straight, all_squares) | walked(from, diagonal, all_squares)));
}

TEST_CASE("a pawn attacks the two squares diagonally before it", "[rules][board][RUL-012]")
{
    struct Row {
        Color color;
        std::string_view from;
        std::vector<std::string_view> attacked;
    };
    const auto row = GENERATE(values<Row>({
        {Color::white, "e4", {"d5", "f5"}},
        {Color::black, "e4", {"d3", "f3"}},
        {Color::white, "a2", {"b3"}},
        {Color::black, "h7", {"g6"}},
        {Color::white, "h8", {}},
        {Color::black, "c1", {}},
    }));
    Bitboard expected;
    for (const auto square : row.attacked)
        expected |= Bitboard{*Square::parse(square)};
    CAPTURE(row.from);
    CHECK(pawn_attacks(row.color, *Square::parse(row.from)) == expected);
}

TEST_CASE("the squares between two squares are those of their line", "[rules][board]")
{
    for (const Square one : all_squares)
        for (const Square other : all_squares) {
            Bitboard expected;
            for (const auto& steps : {straight, diagonal})
                for (const Step& step : steps) {
                    const std::array only{step};
                    const Bitboard line = walked(one, only, Bitboard{other});
                    if (line.has(other))
                        expected = line & ~Bitboard{other};
                }
            CHECK(between(one, other) == expected);
        }
}

TEST_CASE("attackers are the men whose attacks hold the square", "[rules][board][RUL-007]")
{
    RandomPositions random{3};
    for (int i = 0; i < 200; ++i) {
        const Board board = random.any().board();
        for (const Square square : all_squares)
            for (const Color by : both_colors) {
                Bitboard expected;
                for (const Square from : board.of(by))
                    if (attacks(*board.at(from), from, board.occupied()).has(square))
                        expected |= Bitboard{from};
                CHECK(board.attackers(square, by) == expected);
            }
    }
}

TEST_CASE("a pinned piece attacks as before", "[rules][board][RUL-007]")
{
    const Board board = position("4r3/8/8/7k/4R3/8/8/4K3 b - - 0 1").board();  // EX-3.1.3-1
    const Bitboard rook{*Square::parse("e4")};
    CHECK(board.attackers(*Square::parse("h4"), Color::white) == rook);
    CHECK(board.attackers(*Square::parse("g4"), Color::white) == rook);
}

TEST_CASE("a board holds one man a square", "[rules][board]")
{
    Board board;
    const Square e4 = *Square::parse("e4");
    CHECK_FALSE(board.at(e4));
    board.put(e4, {Color::white, Role::pawn});
    CHECK(board.at(e4) == Piece{Color::white, Role::pawn});
    board.put(e4, {Color::black, Role::queen});
    CHECK(board.at(e4) == Piece{Color::black, Role::queen});
    CHECK(board.of(Color::white).none());
    CHECK(board.of(Role::pawn).none());
    CHECK(board.of(Piece{Color::black, Role::queen}) == Bitboard{e4});
    board.clear(e4);
    CHECK(board == Board{});
}
