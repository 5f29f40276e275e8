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

constexpr std::array<Diagonals, 64> make_diagonals()
{
    std::array<Diagonals, 64> table{};
    for (int square = 0; square < 64; ++square)
        table[static_cast<unsigned>(square)] = {(ray(square, {1, 1}) | ray(square, {-1, -1})).bits,
                                                (ray(square, {1, -1}) | ray(square, {-1, 1})).bits};
    return table;
}

/// The squares of a line of eight that a man attacks, with these squares occupied.
constexpr unsigned attacked_on_line(int place, unsigned occupied)
{
    unsigned squares = 0;
    for (const int step : {-1, 1})
        for (int next = place + step; next >= 0 && next < 8; next += step) {
            squares |= 1U << next;
            if (((occupied >> next) & 1U) != 0)
                break;
        }
    return squares;
}

/// A table by line: from the attacked squares of a line to what the table holds.
template <class Squares, class Shape>
constexpr ByLine<Squares> make_by_line(Shape shape)
{
    ByLine<Squares> table{};
    for (int place = 0; place < 8; ++place)
        for (unsigned inner = 0; inner < 64; ++inner)
            table[static_cast<unsigned>(place)][inner] = static_cast<Squares>(shape(place, inner));
    return table;
}

constexpr unsigned lying(int place, unsigned inner)
{
    return attacked_on_line(place, inner << 1);
}
constexpr std::uint64_t upright(int place, unsigned inner)
{
    unsigned occupied = 0;
    for (int rank = 1; rank < 7; ++rank)
        if ((lines::up_file(std::uint64_t{1} << (8 * rank)) & inner) != 0)
            occupied |= 1U << rank;
    const unsigned attacked = attacked_on_line(place, occupied);
    std::uint64_t squares = 0;
    for (int rank = 0; rank < 8; ++rank)
        squares |= std::uint64_t{(attacked >> rank) & 1U} << (8 * rank);
    return squares;
}
constexpr std::uint64_t repeated(int place, unsigned inner)
{
    return lying(place, inner) * lines::a_file;
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

constinit const std::array<Diagonals, 64> diagonals = make_diagonals();
constinit const ByLine<std::uint8_t> along_rank = make_by_line<std::uint8_t>(lying);
constinit const ByLine<std::uint64_t> along_file = make_by_line<std::uint64_t>(upright);
constinit const ByLine<std::uint64_t> on_files = make_by_line<std::uint64_t>(repeated);
constinit const std::array<Bitboard, 64> knight = leaper(knight_steps);
constinit const std::array<Bitboard, 64> king = leaper(king_steps);
constinit const std::array<std::array<Bitboard, 64>, 2> pawn = make_pawn();
constinit const std::array<std::array<Bitboard, 64>, 64> between = make_between();

}  // namespace rules::tables
