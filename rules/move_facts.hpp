// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/move.hpp"
#include "rules/position.hpp"

#include <cstdint>
#include <optional>

namespace rules {

/// How much of the square a piece came from must be told (Appendix C.10).
enum class OriginPart : std::uint8_t { none, file, rank, both };

/// What a move does to the king it is aimed at.
enum class Threat : std::uint8_t { none, check, mate };

/// What is needed to say or write a legal move, asked of the position before it once per move.
struct MoveFacts {
    Color side{};
    Role role{};
    Square from{File::a, Rank::one};
    Square to{File::a, Rank::one};  ///< where the piece ends; the king's own square after castling
    std::optional<Role> captured;
    bool en_passant = false;
    bool pass = false;  ///< nothing moves; role and squares are those of the king that stays
    std::optional<Wing> castling;
    std::optional<Role> promotion;
    Threat threat = Threat::none;
    /// Only pieces that can legally move there count; a capturing pawn always tells its file.
    OriginPart origin = OriginPart::none;

    bool operator==(const MoveFacts&) const = default;
};

[[nodiscard]] MoveFacts move_facts(const Position& position, Move move);

}  // namespace rules
