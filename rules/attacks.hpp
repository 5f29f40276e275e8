// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bitboard.hpp"
#include "rules/piece.hpp"

#include <array>

/// Where pieces reach on a board with given men in the way (Articles 3.2 to 3.8).
namespace rules {

namespace tables {

/// The diagonals through a square, the square itself left out.
struct Diagonals {
    std::uint64_t rising, falling;
};
/// By the place of a man on its line, and by the inner squares of the line that are occupied.
template <class Squares>
using ByLine = std::array<std::array<Squares, 64>, 8>;

extern const std::array<Diagonals, 64> diagonals;
extern const ByLine<std::uint8_t> along_rank;   ///< the attacked squares of a rank
extern const ByLine<std::uint64_t> along_file;  ///< the same turned upright, on the a-file
extern const ByLine<std::uint64_t> on_files;    ///< the same for every rank at once
extern const std::array<Bitboard, 64> knight;
extern const std::array<Bitboard, 64> king;
extern const std::array<std::array<Bitboard, 64>, 2> pawn;
extern const std::array<std::array<Bitboard, 64>, 64> between;

}  // namespace tables

/// Men on a line as a number of six bits: the squares at its ends do not matter, since no man there
/// is in anybody's way. Multiplying moves every man of the line to the last rank at once.
namespace lines {

inline constexpr std::uint64_t a_file = 0x0101010101010101ULL;
inline constexpr std::uint64_t rising_diagonal = 0x0080402010080400ULL;  // c2 to h7

[[nodiscard]] constexpr std::uint64_t across_files(std::uint64_t men)
{
    return (men * (a_file << 1)) >> 58;
}
/// Men on the a-file, the one on rank two last.
[[nodiscard]] constexpr std::uint64_t up_file(std::uint64_t men)
{
    return ((men & a_file) * rising_diagonal) >> 58;
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
    const auto [rising, falling] = tables::diagonals[static_cast<unsigned>(square.index())];
    const auto& on_files = tables::on_files[static_cast<unsigned>(square.index()) & 7U];
    return Bitboard{(on_files[lines::across_files(occupied.bits & rising)] & rising) |
                    (on_files[lines::across_files(occupied.bits & falling)] & falling)};
}

[[nodiscard]] inline Bitboard rook_attacks(Square square, Bitboard occupied)
{
    const unsigned file = static_cast<unsigned>(square.index()) & 7U;
    const unsigned rank_start = static_cast<unsigned>(square.index()) & 56U;
    const auto rank_men = (occupied.bits >> (rank_start + 1)) & 63U;
    const std::uint64_t along_rank = tables::along_rank[file][rank_men];
    const std::uint64_t along_file =
        tables::along_file[rank_start >> 3U][lines::up_file(occupied.bits >> file)];
    return Bitboard{(along_file << file) | (along_rank << rank_start)};
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
