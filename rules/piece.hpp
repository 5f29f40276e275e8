// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/square.hpp"

#include <array>
#include <compare>
#include <cstdint>
#include <optional>

namespace rules {

enum class Color : std::uint8_t { white, black };
enum class Role : std::uint8_t { pawn, knight, bishop, rook, queen, king };

inline constexpr std::array both_colors{Color::white, Color::black};
inline constexpr std::array all_roles{Role::pawn, Role::knight, Role::bishop,
                                      Role::rook, Role::queen,  Role::king};
/// Article 3.7.5.1: what a pawn may become, in the order in which a player thinks of them.
inline constexpr std::array promotion_roles{Role::queen, Role::rook, Role::bishop, Role::knight};

[[nodiscard]] constexpr int index(Color color)
{
    return static_cast<int>(color);
}
[[nodiscard]] constexpr int index(Role role)
{
    return static_cast<int>(role);
}

[[nodiscard]] constexpr Color opponent(Color color)
{
    return color == Color::white ? Color::black : Color::white;
}

/// A rank as this side counts it: rank one is where its king stands at the start.
[[nodiscard]] constexpr Rank relative(Color color, Rank rank)
{
    return color == Color::white ? rank : static_cast<Rank>(7 - index(rank));
}

/// A piece of one side.
struct Piece {
    Color color{};
    Role role{};

    constexpr auto operator<=>(const Piece&) const = default;
};

/// The English letter that FEN and UCI use: capitals for White.
[[nodiscard]] constexpr char fen_letter(Piece piece)
{
    const char lower = "pnbrqk"[index(piece.role)];
    return piece.color == Color::black ? lower : static_cast<char>(lower - 'a' + 'A');
}

[[nodiscard]] constexpr std::optional<Piece> piece_from(char letter)
{
    for (const Color color : both_colors)
        for (const Role role : all_roles)
            if (fen_letter(Piece{color, role}) == letter)
                return Piece{color, role};
    return std::nullopt;
}

}  // namespace rules
