// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"

#include <array>
#include <cstdint>
#include <span>

namespace rules {

/// How far a position looks from a mate by one side when both help: small is near. Only the order
/// of a search depends on it, never an answer.
struct MatingHope {
    int (*distance)(const Position& position, Color side);
    int price = 0;  ///< in halves for each ply played: who must not wander hurries
    /// A leaping search tries captures first and follows the first move that brings it nearer; a
    /// steady one compares all moves.
    enum class Pace : std::uint8_t { steady, leaping } pace = Pace::steady;
};

/// The loser's men go, and all that is not needed of the winner's; queens and rooks stay or are
/// made: the straightest way to a mate from most positions of real games.
[[nodiscard]] int hope_of_stripping(const Position& position, Color side);
/// Few flight squares for the king, the king at the edge, the other king near.
[[nodiscard]] int hope_of_confining(const Position& position, Color side);
/// A check that would leave few flights and could hardly be answered.
[[nodiscard]] int hope_of_checking(const Position& position, Color side);
/// Both kings and what can block the loser's flights come to one corner.
[[nodiscard]] int hope_of_cornering(const Position& position, Color side);
/// Pawns disappear or advance, so that walls open.
[[nodiscard]] int hope_of_opening(const Position& position, Color side);
/// A pawn comes nearer to promotion.
[[nodiscard]] int hope_of_promoting(const Position& position, Color side);

inline constexpr std::array stripping_hope{MatingHope{hope_of_stripping}};
inline constexpr std::array stripping_first{
    MatingHope{hope_of_stripping, 0, MatingHope::Pace::leaping}, MatingHope{hope_of_stripping},
    MatingHope{hope_of_cornering, 1, MatingHope::Pace::leaping},
    MatingHope{hope_of_cornering, 0, MatingHope::Pace::leaping}};
/// For a side with nothing but minor pieces.
inline constexpr std::array cornering_first{
    MatingHope{hope_of_cornering, 1, MatingHope::Pace::leaping},
    MatingHope{hope_of_cornering, 0, MatingHope::Pace::leaping},
    MatingHope{hope_of_stripping, 0, MatingHope::Pace::leaping}, MatingHope{hope_of_stripping}};
inline constexpr std::array all_hopes{
    MatingHope{hope_of_confining},   MatingHope{hope_of_checking},
    MatingHope{hope_of_cornering},   MatingHope{hope_of_opening},
    MatingHope{hope_of_promoting},   MatingHope{hope_of_cornering, 1},
    MatingHope{hope_of_cornering, 3}};

}  // namespace rules
