// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"

#include <array>
#include <cstdint>

/// Random numbers that name positions: a position's key is the sum, bit by bit, of its parts' keys.
namespace rules::keys {

struct Tables {
    std::array<std::array<std::array<std::uint64_t, 64>, 6>, 2> pieces{};
    std::array<std::uint64_t, 64> castling_rook{};
    std::array<std::uint64_t, 8> en_passant_file{};
    std::uint64_t black_to_move = 0;
};

extern const Tables tables;

[[nodiscard]] inline std::uint64_t of(Color color, Role role, Square square)
{
    return tables.pieces[static_cast<unsigned>(color)][static_cast<unsigned>(role)]
                        [static_cast<unsigned>(square.index())];
}

}  // namespace rules::keys
