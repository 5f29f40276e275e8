// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/attacks.hpp"

#include <array>
#include <optional>

namespace client::train::vision {

/// How many moves a knight needs from each square to another one, never entering closed squares.
class KnightWays {
public:
    KnightWays(rules::Square to, rules::Bitboard closed);

    /// None: there is no way.
    [[nodiscard]] std::optional<int> moves(rules::Square from) const
    {
        const int found = moves_[static_cast<std::size_t>(from.index())];
        return found < 0 ? std::nullopt : std::optional{found};
    }
    /// The next square of a shortest way, from a square that has one.
    [[nodiscard]] rules::Square next(rules::Square from) const;

private:
    std::array<int, 64> moves_;
};

}  // namespace client::train::vision
