// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace rules {

/// A position without its loose men.
struct Outline {
    Board board;
    Bitboard en_passant;  ///< the square that a pawn has just passed beside an enemy pawn
    Color turn{};

    [[nodiscard]] Square king(Color color) const { return board.of(color, Role::king).first(); }
    bool operator==(const Outline&) const = default;
};

struct OutlineHash {
    std::size_t operator()(const Outline& outline) const;
};

/// The bishops of both sides that an outline leaves out, and the squares where each might ever
/// stand. The squares only grow.
class LooseMen {
public:
    void add(Color color, Square home) { side(color).push_back(Bitboard{home}); }

    [[nodiscard]] const std::vector<Bitboard>& of(Color color) const
    {
        return sides_[static_cast<unsigned>(color)];
    }
    [[nodiscard]] Bitboard anywhere(Color color) const;
    [[nodiscard]] Bitboard anywhere() const
    {
        return anywhere(Color::white) | anywhere(Color::black);
    }

    /// Lets the men of one side go wherever the outline lets them. Whether that is farther than
    /// before.
    bool spread(const Outline& outline, Color color);
    /// The men of the outline that loose men of one side could take.
    [[nodiscard]] Bitboard victims(const Outline& outline, Color color) const;

private:
    std::vector<Bitboard>& side(Color color) { return sides_[static_cast<unsigned>(color)]; }

    std::array<std::vector<Bitboard>, 2> sides_;
};

}  // namespace rules
