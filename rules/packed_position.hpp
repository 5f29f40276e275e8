// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"

#include <array>
#include <cstdint>

namespace rules {

/// Everything that makes two positions the same (Article 9.2.2), in 32 bytes and without loss, so
/// that searches compare whole positions and never trust a hash. Four bits name what is on a
/// square: three for the role (seven for a rook that may castle or a pawn that can be taken en
/// passant), one for black men; the fourth alone is the king of the side to move.
class PackedPosition {
public:
    PackedPosition() = default;
    explicit PackedPosition(const Position& position);

    /// Both move counters of the position are lost, and start again.
    [[nodiscard]] Position unpack(Variant variant) const;
    [[nodiscard]] std::uint64_t hash() const;

    bool operator==(const PackedPosition&) const = default;

private:
    std::array<std::uint64_t, 4> planes_{};
};

}  // namespace rules
