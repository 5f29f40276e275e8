// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"

#include <array>
#include <optional>
#include <vector>

namespace client::train::memory {

/// White's king and one man, a queen, a rook or a pawn, against the king: how soon each position is
/// mate. Made in some thousandths of a second.
class MatingTable {
public:
    /// The man's own, with those that a pawn needs; each is made when first asked for.
    [[nodiscard]] static const MatingTable& of(rules::Role man);

    /// With White to move: after how many of his moves it is mate.
    [[nodiscard]] std::optional<int> moves_to_mate(const rules::Position& position) const;
    /// White's best move where there is a mate, otherwise Black's longest defence; a position with
    /// no legal move has none.
    [[nodiscard]] rules::Move best(const rules::Position& position) const;

private:
    /// By the squares of White's king and man: where Black's king may be.
    using Kings = std::array<rules::Bitboard, 64 * 64>;

    explicit MatingTable(rules::Role man, std::vector<const MatingTable*> promoted = {});

    template <class Found>
    [[nodiscard]] Kings of_all_squares(Found found) const;
    [[nodiscard]] rules::Bitboard won(int king, int man, std::size_t by) const;
    [[nodiscard]] rules::Bitboard won_by_man(int king, int man, std::size_t by) const;
    [[nodiscard]] rules::Bitboard lost(int king, int man, rules::Bitboard won) const;
    /// With Black to move: where his king stands when it is mate after so many moves or fewer.
    [[nodiscard]] rules::Bitboard lost_by(int king, int man, std::size_t moves) const;
    [[nodiscard]] bool may_still_grow() const;
    /// With Black to move: after how many moves of White it is mate.
    [[nodiscard]] std::optional<int> lost_in(const rules::Position& position) const;

    rules::Role man_;
    std::vector<const MatingTable*> promoted_;  ///< of what a pawn becomes
    std::vector<Kings> lost_;                   ///< Black to move, by moves to mate at most
};

}  // namespace client::train::memory
