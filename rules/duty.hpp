// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/edition.hpp"
#include "rules/move.hpp"
#include "rules/placement.hpp"
#include "rules/position.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// What a player must do after he has touched pieces (Articles 4.3 to 4.5).
namespace rules {

enum class Must : std::uint8_t { move, capture, castle, king, free };

struct Duty {
    Must must = Must::free;
    std::optional<Square> piece;    ///< the own piece that must move or capture, if one is bound
    std::optional<Square> victim;   ///< the enemy piece that must be captured
    std::optional<Wing> castle;     ///< the wing that must be castled to
    std::optional<Wing> no_castle;  ///< Article 4.4.2: not to this wing in this move

    bool operator==(const Duty&) const = default;
};

/// The duty of the side to move that touched these squares, in this order. On a board that is no
/// lawful position the moves of Articles 3.1 to 3.9 count, castling and en passant apart.
[[nodiscard]] Duty duty_after_touching(const Placement& placement,
                                       const Ruleset& rules,
                                       std::span<const Square> touched);

/// Article 4.7.2: the king was released two squares from where it stood.
[[nodiscard]] Duty duty_after_king_released(const Placement& placement, Wing wing);

/// Whether a legal move fulfils the duty.
[[nodiscard]] bool allows(const Position& position, const Duty& duty, Move move);

/// The piece that a legal move takes off the board, and where it stood.
[[nodiscard]] std::optional<Square> captured_square(const Position& position, Move move);

}  // namespace rules
