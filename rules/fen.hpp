// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/move.hpp"
#include "rules/result.hpp"
#include "rules/setup.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// Positions as text: Forsyth-Edwards notation with its X-FEN and Shredder castling fields.
namespace rules {

inline constexpr std::string_view initial_fen =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// How much a reader forgives. Strict is the PGN standard to the letter; forgiving also takes
/// missing fields at the end, several blanks and castling letters in any order.
enum class Reading : std::uint8_t { strict, forgiving };

enum class FenFault : std::uint8_t {
    fields_missing,
    fields_surplus,
    blanks,
    board_ranks,
    board_rank_length,
    board_letter,
    board_digits,
    turn,
    castling,
    en_passant,
    halfmoves,
    fullmoves,
};

/// What is wrong in a FEN, and at which character (counted from 1).
struct FenError {
    FenFault fault{};
    std::size_t column = 1;

    bool operator==(const FenError&) const = default;
};

/// Outermost rooks as KQkq and others by their file (X-FEN), or every rook by its file (Shredder).
enum class CastlingField : std::uint8_t { x_fen, shredder };

[[nodiscard]] Result<Setup, FenError> read_fen(std::string_view text,
                                               Reading reading = Reading::forgiving);
[[nodiscard]] std::string write_fen(const Setup& setup, CastlingField field = CastlingField::x_fen);

}  // namespace rules
