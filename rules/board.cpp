// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/board.hpp"

namespace rules {

std::optional<Piece> Board::at(Square square) const
{
    if (!occupied().has(square))
        return std::nullopt;
    const Color color = of(Color::white).has(square) ? Color::white : Color::black;
    for (const Role role : all_roles)
        if (of(role).has(square))
            return Piece{color, role};
    return std::nullopt;
}

void Board::put(Square square, Piece piece)
{
    clear(square);
    toggle_unchecked(piece.color, piece.role, Bitboard{square});
}

void Board::clear(Square square)
{
    for (const Color color : both_colors)
        remove(color, Bitboard{square});
}

}  // namespace rules
