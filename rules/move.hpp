// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"
#include "rules/square.hpp"

#include <compare>
#include <cstdint>
#include <optional>

namespace rules {

/// What happens on the board besides one piece going from one square to another. A pass is what
/// annotators write who ask for the threat: no game has one, and no position calls it legal.
enum class MoveKind : std::uint8_t { normal, double_step, en_passant, castling, pass };

/// What may happen on the board: small, because the generator makes millions a second.
/// Castling goes from the king's square to the square of its rook, in chess and Chess960 alike.
/// Aligned, so that it is copied at once and not byte by byte.
class alignas(4) Move {
public:
    Move() = default;  // not initialised: lists of moves are filled, never read ahead
    constexpr Move(Role role, Square from, Square to, MoveKind kind = MoveKind::normal)
        : from_{from}, to_{to}, roles_{pack(role, role)}, kind_{kind}
    {
    }
    [[nodiscard]] static constexpr Move promotion(Square from, Square to, Role promoted)
    {
        Move move{Role::pawn, from, to};
        move.roles_ = pack(Role::pawn, promoted);
        return move;
    }

    /// The king of the side that passes stays where he is.
    [[nodiscard]] static constexpr Move pass(Square king)
    {
        return {Role::king, king, king, MoveKind::pass};
    }

    [[nodiscard]] constexpr Square from() const { return from_; }
    [[nodiscard]] constexpr Square to() const { return to_; }
    [[nodiscard]] constexpr Role role() const { return static_cast<Role>(roles_ & 15); }
    [[nodiscard]] constexpr MoveKind kind() const { return kind_; }
    /// The role of the moved piece after the move.
    [[nodiscard]] constexpr Role placed() const { return static_cast<Role>(roles_ >> 4); }
    [[nodiscard]] constexpr std::optional<Role> promotion() const
    {
        return placed() == role() ? std::nullopt : std::optional{placed()};
    }

    constexpr auto operator<=>(const Move&) const = default;

private:
    [[nodiscard]] static constexpr std::uint8_t pack(Role role, Role placed)
    {
        return static_cast<std::uint8_t>(index(role) | (index(placed) << 4));
    }

    Square from_;
    Square to_;
    std::uint8_t roles_;
    MoveKind kind_;
};
static_assert(sizeof(Move) == 4);

/// Which wing a king castles to: short is the h-side (0-0), long the a-side (0-0-0).
enum class Wing : std::uint8_t { short_side, long_side };

[[nodiscard]] constexpr Wing castling_wing(Move castling)
{
    return castling.to() > castling.from() ? Wing::short_side : Wing::long_side;
}

/// Guideline II.3: king and rook end on the same squares in chess and Chess960.
[[nodiscard]] constexpr Square king_target(Wing wing, Rank rank)
{
    return {wing == Wing::short_side ? File::g : File::c, rank};
}
[[nodiscard]] constexpr Square rook_target(Wing wing, Rank rank)
{
    return {wing == Wing::short_side ? File::f : File::d, rank};
}

}  // namespace rules
