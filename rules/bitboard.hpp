// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/square.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>

namespace rules {

/// A set of squares, one bit each.
struct Bitboard {
    std::uint64_t bits = 0;

    constexpr Bitboard() = default;
    constexpr explicit Bitboard(std::uint64_t all) : bits{all} {}
    constexpr explicit Bitboard(Square square) : bits{std::uint64_t{1} << square.index()} {}
    constexpr explicit Bitboard(Rank rank) : bits{std::uint64_t{0xff} << (8 * index(rank))} {}
    constexpr explicit Bitboard(File file) : bits{0x0101010101010101ULL << index(file)} {}

    [[nodiscard]] constexpr bool any() const { return bits != 0; }
    [[nodiscard]] constexpr bool none() const { return bits == 0; }
    [[nodiscard]] constexpr bool many() const { return (bits & (bits - 1)) != 0; }
    [[nodiscard]] constexpr bool has(Square square) const
    {
        return ((bits >> square.index()) & 1) != 0;
    }
    /// The lowest square of a set that is not empty.
    [[nodiscard]] constexpr Square first() const
    {
        return Square::at_unchecked(std::countr_zero(bits));
    }
    [[nodiscard]] constexpr Square last() const
    {
        return Square::at_unchecked(63 - std::countl_zero(bits));
    }
    /// Counted in parallel sums: a processor that a portable build may not assume does it in one
    /// instruction, and the library function for the others is a call.
    [[nodiscard]] constexpr int count() const
    {
        std::uint64_t sums = bits - ((bits >> 1) & 0x5555555555555555ULL);
        sums = (sums & 0x3333333333333333ULL) + ((sums >> 2) & 0x3333333333333333ULL);
        sums = (sums + (sums >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
        return static_cast<int>((sums * 0x0101010101010101ULL) >> 56);
    }

    constexpr Bitboard operator~() const { return Bitboard{~bits}; }
    constexpr Bitboard operator&(Bitboard other) const { return Bitboard{bits & other.bits}; }
    constexpr Bitboard operator|(Bitboard other) const { return Bitboard{bits | other.bits}; }
    constexpr Bitboard operator^(Bitboard other) const { return Bitboard{bits ^ other.bits}; }
    constexpr Bitboard& operator&=(Bitboard other) { return bits &= other.bits, *this; }
    constexpr Bitboard& operator|=(Bitboard other) { return bits |= other.bits, *this; }
    constexpr Bitboard& operator^=(Bitboard other) { return bits ^= other.bits, *this; }
    constexpr bool operator==(const Bitboard&) const = default;

    /// Every square moved up the board (towards rank eight) by so many squares of the numbering.
    [[nodiscard]] constexpr Bitboard shifted(int steps) const
    {
        return Bitboard{steps > 0 ? bits << steps : bits >> -steps};
    }

    class Iterator {
    public:
        using value_type = Square;
        using difference_type = std::ptrdiff_t;

        constexpr Iterator() = default;
        constexpr explicit Iterator(std::uint64_t rest) : rest_{rest} {}
        constexpr Square operator*() const { return Square::at_unchecked(std::countr_zero(rest_)); }
        constexpr Iterator& operator++() { return rest_ &= rest_ - 1, *this; }
        constexpr Iterator operator++(int)
        {
            const Iterator old = *this;
            ++*this;
            return old;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        std::uint64_t rest_ = 0;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator{bits}; }
    [[nodiscard]] static constexpr Iterator end() { return Iterator{0}; }
};

inline constexpr Bitboard all_squares{~std::uint64_t{0}};
inline constexpr Bitboard light_squares{0x55aa55aa55aa55aaULL};

static_assert(light_squares.has(Square{File::h, Rank::one}));
static_assert(!light_squares.has(Square{File::a, Rank::one}));

}  // namespace rules
