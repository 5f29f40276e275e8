// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bitboard.hpp"
#include "rules/piece.hpp"

#include <array>

/// Where pieces reach on a board with given men in the way (Articles 3.2 to 3.8).
namespace rules {

namespace tables {

/// The lines through a square, the square itself left out.
struct Lines {
    std::uint64_t file, diagonal, antidiagonal;
};

extern const std::array<Lines, 64> lines;
/// For a file and the six inner squares of the rank: the attacked squares of that rank.
extern const std::array<std::array<std::uint8_t, 64>, 8> rank_attacks;
extern const std::array<Bitboard, 64> knight;
extern const std::array<Bitboard, 64> king;
extern const std::array<std::array<Bitboard, 64>, 2> pawn;
extern const std::array<std::array<Bitboard, 64>, 64> between;

}  // namespace tables

namespace lines {

/// Along one line: the squares up to and with the first man in each direction. Subtracting the
/// slider from the men on the line borrows up to the first of them; the mirrored board does the
/// same downwards.
[[nodiscard]] constexpr std::uint64_t
sweep(std::uint64_t occupied, std::uint64_t slider, std::uint64_t line)
{
    const std::uint64_t upwards = (occupied & line) - slider;
    const std::uint64_t mirrored = __builtin_bswap64(occupied & line) - __builtin_bswap64(slider);
    return (upwards ^ __builtin_bswap64(mirrored)) & line;
}

}  // namespace lines

[[nodiscard]] inline Bitboard knight_attacks(Square square)
{
    return tables::knight[static_cast<unsigned>(square.index())];
}

[[nodiscard]] inline Bitboard king_attacks(Square square)
{
    return tables::king[static_cast<unsigned>(square.index())];
}

[[nodiscard]] inline Bitboard pawn_attacks(Color color, Square square)
{
    return tables::pawn[static_cast<unsigned>(index(color))][static_cast<unsigned>(square.index())];
}

[[nodiscard]] inline Bitboard bishop_attacks(Square square, Bitboard occupied)
{
    const auto& line = tables::lines[static_cast<unsigned>(square.index())];
    const std::uint64_t slider = Bitboard{square}.bits;
    return Bitboard{lines::sweep(occupied.bits, slider, line.diagonal) |
                    lines::sweep(occupied.bits, slider, line.antidiagonal)};
}

[[nodiscard]] inline Bitboard rook_attacks(Square square, Bitboard occupied)
{
    const auto& line = tables::lines[static_cast<unsigned>(square.index())];
    const unsigned rank_start = static_cast<unsigned>(square.index()) & 56U;
    const auto inner = (occupied.bits >> (rank_start + 1)) & 63U;
    const std::uint64_t along =
        tables::rank_attacks[static_cast<unsigned>(square.index()) & 7U][inner];
    return Bitboard{lines::sweep(occupied.bits, Bitboard{square}.bits, line.file) |
                    (along << rank_start)};
}

[[nodiscard]] inline Bitboard queen_attacks(Square square, Bitboard occupied)
{
    return bishop_attacks(square, occupied) | rook_attacks(square, occupied);
}

/// What a piece attacks from a square; for a pawn the two squares diagonally before it.
[[nodiscard]] inline Bitboard attacks(Piece piece, Square from, Bitboard occupied)
{
    switch (piece.role) {
    case Role::pawn:
        return pawn_attacks(piece.color, from);
    case Role::knight:
        return knight_attacks(from);
    case Role::bishop:
        return bishop_attacks(from, occupied);
    case Role::rook:
        return rook_attacks(from, occupied);
    case Role::queen:
        return queen_attacks(from, occupied);
    case Role::king:
        return king_attacks(from);
    }
    __builtin_unreachable();
}

/// The squares strictly between two squares of one line; none when they share no line.
[[nodiscard]] inline Bitboard between(Square one, Square other)
{
    return tables::between[static_cast<unsigned>(one.index())]
                          [static_cast<unsigned>(other.index())];
}

}  // namespace rules
