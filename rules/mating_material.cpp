// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/mating_material.hpp"

namespace rules {

bool material_forbids_mate(const Board& board, Color side)
{
    const Bitboard men = board.of(side) & ~board.of(Role::king);
    const Bitboard others = board.of(opponent(side)) & ~board.of(Role::king);
    if (men.none())
        return true;
    if (!men.many() && (men & board.of(Role::knight)).any())
        return (others & ~board.of(Role::queen)).none();
    if ((men & ~board.of(Role::bishop)).any())
        return false;
    const bool light = (men & light_squares).any();
    const bool dark = (men & ~light_squares).any();
    if (light && dark)
        return false;
    const Bitboard unreached = light ? ~light_squares : light_squares;
    return (others &
            (board.of(Role::pawn) | board.of(Role::knight) | (board.of(Role::bishop) & unreached)))
        .none();
}

}  // namespace rules
