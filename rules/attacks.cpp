// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/attacks.hpp"

namespace rules::tables {
namespace {

struct Step {
    int files, ranks;
};

constexpr std::array<Step, 8> knight_steps{
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
constexpr std::array<Step, 8> king_steps{
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};

/// The square a step away, as a set: empty when the step leaves the board.
constexpr Bitboard stepped(int square, Step step)
{
    const int file = square % 8 + step.files;
    const int rank = square / 8 + step.ranks;
    if (file < 0 || file > 7 || rank < 0 || rank > 7)
        return {};
    return Bitboard{Square::at(file + 8 * rank)};
}

constexpr std::array<Bitboard, 64> leaper(const std::array<Step, 8>& steps)
{
    std::array<Bitboard, 64> table{};
    for (int square = 0; square < 64; ++square)
        for (const Step step : steps)
            table[static_cast<unsigned>(square)] |= stepped(square, step);
    return table;
}

/// All squares in one direction, to the edge of the board.
constexpr Bitboard ray(int square, Step step)
{
    Bitboard squares;
    for (Bitboard next = stepped(square, step); next.any(); next = stepped(square, step)) {
        squares |= next;
        square = next.first().index();
    }
    return squares;
}

constexpr std::array<Lines, 64> make_lines()
{
    std::array<Lines, 64> table{};
    for (int square = 0; square < 64; ++square)
        table[static_cast<unsigned>(square)] = {(ray(square, {0, 1}) | ray(square, {0, -1})).bits,
                                                (ray(square, {1, 1}) | ray(square, {-1, -1})).bits,
                                                (ray(square, {1, -1}) | ray(square, {-1, 1})).bits};
    return table;
}

constexpr std::uint8_t along_rank(int file, unsigned occupied)
{
    unsigned squares = 0;
    for (const int step : {-1, 1})
        for (int next = file + step; next >= 0 && next < 8; next += step) {
            squares |= 1U << next;
            if (((occupied >> next) & 1U) != 0)
                break;
        }
    return static_cast<std::uint8_t>(squares);
}

constexpr std::array<std::array<std::uint8_t, 64>, 8> make_rank_attacks()
{
    std::array<std::array<std::uint8_t, 64>, 8> table{};
    for (int file = 0; file < 8; ++file)
        for (unsigned inner = 0; inner < 64; ++inner)
            table[static_cast<unsigned>(file)][inner] = along_rank(file, inner << 1);
    return table;
}

constexpr std::array<std::array<Bitboard, 64>, 2> make_pawn()
{
    std::array<std::array<Bitboard, 64>, 2> table{};
    for (int square = 0; square < 64; ++square)
        for (const int side : {-1, 1}) {
            table[0][static_cast<unsigned>(square)] |= stepped(square, {side, 1});
            table[1][static_cast<unsigned>(square)] |= stepped(square, {side, -1});
        }
    return table;
}

constexpr std::array<std::array<Bitboard, 64>, 64> make_between()
{
    std::array<std::array<Bitboard, 64>, 64> table{};
    for (int from = 0; from < 64; ++from)
        for (const Step step : king_steps)
            for (const Square to : ray(from, step))
                table[static_cast<unsigned>(from)][static_cast<unsigned>(to.index())] =
                    ray(from, step) & ~ray(to.index(), step) & ~Bitboard{to};
    return table;
}

}  // namespace

constinit const std::array<Lines, 64> lines = make_lines();
constinit const std::array<std::array<std::uint8_t, 64>, 8> rank_attacks = make_rank_attacks();
constinit const std::array<Bitboard, 64> knight = leaper(knight_steps);
constinit const std::array<Bitboard, 64> king = leaper(king_steps);
constinit const std::array<std::array<Bitboard, 64>, 2> pawn = make_pawn();
constinit const std::array<std::array<Bitboard, 64>, 64> between = make_between();

}  // namespace rules::tables
