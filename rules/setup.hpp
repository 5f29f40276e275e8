// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board.hpp"
#include "rules/piece.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace rules {

/// Whether castling is that of Article 3.8.2 or that of Guideline II (Chess960).
enum class Variant : std::uint8_t { chess, chess960 };

/// A position as somebody wrote it down, not yet checked.
struct Setup {
    Board board;
    Color turn = Color::white;
    Bitboard castling_rooks;  ///< squares of the rooks that a castling field names
    std::optional<Square> en_passant;
    std::uint16_t halfmoves = 0;  ///< plies since the last capture or pawn move (Article 9.3)
    std::uint16_t fullmoves = 1;
    Variant variant = Variant::chess;

    bool operator==(const Setup&) const = default;
};

/// Why a Setup is not a lawful position (Article 3.10.3).
enum class SetupFault : std::uint8_t {
    white_king_missing,
    black_king_missing,
    white_kings_surplus,
    black_kings_surplus,
    pawn_on_last_rank,
    kings_adjacent,
    both_kings_in_check,
    waiting_side_in_check,
    castling_right_impossible,
    en_passant_impossible,
    // No game leads to the rest, but it can be played from there.
    too_many_pawns,
    too_many_promoted,
    bishops_of_one_square_color,
    check_impossible,
};

enum class FaultGrade : std::uint8_t { unreachable, illegal };

[[nodiscard]] constexpr FaultGrade grade(SetupFault fault)
{
    return fault < SetupFault::too_many_pawns ? FaultGrade::illegal : FaultGrade::unreachable;
}

/// Every fault of a set-up, the gravest first.
[[nodiscard]] std::vector<SetupFault> faults(const Setup& setup);

}  // namespace rules
