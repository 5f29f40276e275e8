// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bitboard.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace rules {

/// Seats men on squares, one on each. A square whose man is wanted elsewhere asks him to take
/// another, so the time grows with squares times men and not with their arrangements.
class Seating {
public:
    /// For each man the squares where he may stand.
    explicit Seating(const std::vector<Bitboard>& men) : men_{men}, seats_(men.size()) {}

    [[nodiscard]] bool seats(Bitboard squares)
    {
        return std::ranges::all_of(squares, [&](Square square) {
            asked_ = 0;
            return seat_on(square);
        });
    }

private:
    bool seat_on(Square square)
    {
        for (std::size_t man = 0; man < men_.size(); ++man) {
            const std::uint64_t mark = std::uint64_t{1} << man;
            if (!men_[man].has(square) || (asked_ & mark) != 0)
                continue;
            asked_ |= mark;
            if (!seats_[man] || seat_on(*seats_[man])) {
                seats_[man] = square;
                return true;
            }
        }
        return false;
    }

    const std::vector<Bitboard>& men_;
    std::vector<std::optional<Square>> seats_;
    std::uint64_t asked_ = 0;  ///< men already asked for the square that is looked at
};

}  // namespace rules
