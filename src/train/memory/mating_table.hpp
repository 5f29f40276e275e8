// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"

#include <array>
#include <optional>
#include <vector>

namespace client::train::memory {

/// White's king and one piece, a queen or a rook, against the king: how soon each position is mate.
/// Made in some thousandths of a second.
class MatingTable {
public:
    explicit MatingTable(rules::Role role);

    /// With White to move: after how many of his moves it is mate.
    [[nodiscard]] std::optional<int> moves_to_mate(const rules::Position& position) const;
    /// White's best move where there is a mate, otherwise Black's longest defence; a position with
    /// no legal move has none.
    [[nodiscard]] rules::Move best(const rules::Position& position) const;

private:
    /// By the squares of White's king and piece: where Black's king may be.
    using Kings = std::array<rules::Bitboard, 64 * 64>;

    [[nodiscard]] rules::Bitboard won(int king, int piece, const Kings& lost) const;
    [[nodiscard]] rules::Bitboard lost(int king, int piece, rules::Bitboard won) const;
    /// With Black to move: after how many moves of White it is mate.
    [[nodiscard]] std::optional<int> lost_in(const rules::Position& position) const;

    rules::Role role_;
    std::vector<Kings> lost_;  ///< Black to move, by moves to mate at most
};

}  // namespace client::train::memory
