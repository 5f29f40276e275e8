// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"

#include <cstdint>

/// How a game ended: what each side gets, and why.
namespace rules {

enum class Points : std::uint8_t {
    white_wins,
    black_wins,
    draw,
    both_lose,      ///< Article 11.8
    half_to_white,  ///< 1/2-0: the arbiter's penalty (12.9)
    half_to_black,
    white_by_default,  ///< +/-: nothing was played
    black_by_default,
    neither,  ///< -/-
};

enum class EndReason : std::uint8_t {
    mate,
    stalemate,
    dead_position,
    agreement,
    threefold,
    fivefold,
    fifty,
    seventy_five,
    resignation,
    resignation_cannot_mate,
    time,
    time_cannot_mate,
    illegal_moves,
    illegal_cannot_mate,
    illegal_position,
    both_flags,
    by_default,
    quickplay,
    arbiter,
    sealed_move,
    sealed_cannot_mate,
    device,
};

struct Outcome {
    Points score{};
    EndReason reason{};

    bool operator==(const Outcome&) const = default;
};

[[nodiscard]] constexpr Points win_for(Color side)
{
    return side == Color::white ? Points::white_wins : Points::black_wins;
}

}  // namespace rules
