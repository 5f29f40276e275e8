// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/attacks.hpp"
#include "rules/bitboard.hpp"
#include "rules/piece.hpp"

#include <array>
#include <optional>

namespace rules {

/// Pieces on squares: who stands where, and who attacks what. Any arrangement is a board.
class Board {
public:
    [[nodiscard]] std::optional<Piece> at(Square square) const;
    void put(Square square, Piece piece);
    void clear(Square square);

    [[nodiscard]] Bitboard of(Color color) const { return colors_[slot(color)]; }
    [[nodiscard]] Bitboard of(Role role) const { return roles_[slot(role)]; }
    [[nodiscard]] Bitboard of(Color color, Role role) const { return of(color) & of(role); }
    [[nodiscard]] Bitboard of(Piece piece) const { return of(piece.color, piece.role); }
    [[nodiscard]] Bitboard occupied() const { return of(Color::white) | of(Color::black); }
    [[nodiscard]] Bitboard diagonal_sliders(Color color) const
    {
        return of(color) & (of(Role::bishop) | of(Role::queen));
    }
    [[nodiscard]] Bitboard straight_sliders(Color color) const
    {
        return of(color) & (of(Role::rook) | of(Role::queen));
    }

    /// The pieces of one side that attack a square, pinned ones too (Article 3.1.3). The men that
    /// block lines are given apart, so that a question can be asked about another arrangement.
    [[nodiscard]] Bitboard attackers(Square square, Color by, Bitboard occupied) const;
    [[nodiscard]] Bitboard attackers(Square square, Color by) const
    {
        return attackers(square, by, occupied());
    }

    /// Puts a piece on, or takes it off, where the caller knows what stands there.
    void toggle_unchecked(Color color, Role role, Bitboard squares)
    {
        colors_[slot(color)] ^= squares;
        roles_[slot(role)] ^= squares;
    }
    /// Takes whatever one side has on these squares off the board.
    void remove(Color color, Bitboard squares)
    {
        const Bitboard kept = ~(squares & of(color));
        colors_[slot(color)] &= kept;
        for (Bitboard& role : roles_)
            role &= kept;
    }

    bool operator==(const Board&) const = default;

private:
    [[nodiscard]] static constexpr unsigned slot(Color color)
    {
        return static_cast<unsigned>(color);
    }
    [[nodiscard]] static constexpr unsigned slot(Role role) { return static_cast<unsigned>(role); }

    std::array<Bitboard, 2> colors_{};
    std::array<Bitboard, 6> roles_{};
};

inline Bitboard Board::attackers(Square square, Color by, Bitboard occupied) const
{
    return of(by) &
           ((pawn_attacks(opponent(by), square) & of(Role::pawn)) |
            (knight_attacks(square) & of(Role::knight)) | (king_attacks(square) & of(Role::king)) |
            (bishop_attacks(square, occupied) & (of(Role::bishop) | of(Role::queen))) |
            (rook_attacks(square, occupied) & (of(Role::rook) | of(Role::queen))));
}

}  // namespace rules
