// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bitboard.hpp"
#include "rules/move.hpp"
#include "rules/piece.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// Why what a player wrote is not played: facts, whose wording belongs to the languages.
namespace rules {

/// Why a move is illegal (Articles 3.1 to 3.9).
namespace causes {

/// The side has no piece of that role, or none on the file or rank that was written.
struct NoSuchPiece {
    Role role{};
    Bitboard among = all_squares;

    bool operator==(const NoSuchPiece&) const = default;
};
struct EmptySquare {
    Square square;

    bool operator==(const EmptySquare&) const = default;
};
/// The piece to be moved is the opponent's.
struct EnemyPiece {
    Square square;

    bool operator==(const EnemyPiece&) const = default;
};
/// Another piece stands on the square than the letter says.
struct OtherRole {
    Square square;
    Role found{};

    bool operator==(const OtherRole&) const = default;
};
/// Pieces of that role do not move in this way.
struct CannotReach {
    Role role{};
    Square to;

    bool operator==(const CannotReach&) const = default;
};
/// A piece was promised where no pawn reaches the last rank.
struct NoPromotion {
    Square to;

    bool operator==(const NoPromotion&) const = default;
};
struct OwnPiece {
    Square square;

    bool operator==(const OwnPiece&) const = default;
};
/// Article 1.4.1: the king is never captured.
struct CapturesKing {
    Square square;

    bool operator==(const CapturesKing&) const = default;
};
/// Appendix C.9: pawns could capture there, but a capture names the pawn's file.
struct PawnFileMissing {
    Bitboard pawns;

    bool operator==(const PawnFileMissing&) const = default;
};
struct NothingToCapture {
    Square square;

    bool operator==(const NothingToCapture&) const = default;
};
/// The pawn beside has not just made two steps (Article 3.7.4).
struct EnPassantExpired {
    Square pawn;

    bool operator==(const EnPassantExpired&) const = default;
};
/// The first man in the way; for a pawn also the one before it.
struct Blocked {
    Square square;

    bool operator==(const Blocked&) const = default;
};

enum class CastlingFault : std::uint8_t {
    king_not_in_place,
    rook_not_in_place,
    right_lost,
    piece_between,
    in_check,
    through_attack,
    into_attack,
    rook_shields_king,  ///< Chess960: the rook leaves, and the king stands in check
};
struct NoCastling {
    Wing wing{};
    CastlingFault fault{};
    std::optional<Square> square;  ///< where the piece stands between, or what is attacked
    Bitboard attackers;

    bool operator==(const NoCastling&) const = default;
};

enum class Exposure : std::uint8_t {
    king_moves,       ///< the king goes where it would be attacked
    pin,              ///< the moved man had covered the king
    check_unanswered  ///< the king is in check and stays so
};
/// Article 3.9.2: the king would stand in check from these pieces.
struct KingInCheck {
    Exposure exposure{};
    Bitboard attackers;

    bool operator==(const KingInCheck&) const = default;
};

}  // namespace causes

/// In the order of how near the move comes to a legal one: of several pieces that might have been
/// meant, the last cause is told.
using Cause = std::variant<causes::NoSuchPiece,
                           causes::EmptySquare,
                           causes::EnemyPiece,
                           causes::OtherRole,
                           causes::CannotReach,
                           causes::NoPromotion,
                           causes::OwnPiece,
                           causes::CapturesKing,
                           causes::PawnFileMissing,
                           causes::NothingToCapture,
                           causes::EnPassantExpired,
                           causes::Blocked,
                           causes::NoCastling,
                           causes::KingInCheck>;

struct NotUnderstood {
    /// A Latin letter where the notation has the Cyrillic one that looks like it, or the other way.
    std::optional<std::string> look_alike;

    bool operator==(const NotUnderstood&) const = default;
};
struct NoSuchSquare {
    std::string square;  ///< as it was written: "h9"

    bool operator==(const NoSuchSquare&) const = default;
};
struct Ambiguous {
    std::vector<Move> candidates;

    bool operator==(const Ambiguous&) const = default;
};
/// Article 3.7.5.1: the move is not complete without the new piece.
struct PromotionMissing {
    Square from;
    Square to;

    bool operator==(const PromotionMissing&) const = default;
};
struct Illegal {
    Role role{};
    std::optional<Square> from;  ///< when it is about one piece
    Square to;
    Cause cause;

    bool operator==(const Illegal&) const = default;
};

using MoveRefusal = std::variant<NotUnderstood, NoSuchSquare, Ambiguous, PromotionMissing, Illegal>;

}  // namespace rules
