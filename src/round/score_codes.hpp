// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/outcome.hpp"
#include "rules/piece.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <string_view>

/// Results as a tournament report writes them, and the points that they bring.
namespace client::round {

/// The letter or sign in the line of each player.
struct ScoreCodes {
    char white = ' ';
    char black = ' ';

    [[nodiscard]] char of(rules::Color side) const
    {
        return side == rules::Color::white ? white : black;
    }
    bool operator==(const ScoreCodes&) const = default;
};

/// Whether both players have moved: otherwise a game is not rated, and has letters of its own.
enum class Played : std::uint8_t { yes, less_than_a_move };

[[nodiscard]] ScoreCodes codes_of(rules::Points score, Played played = Played::yes);
/// None where the two do not go together.
[[nodiscard]] std::optional<rules::Points> points_of(ScoreCodes codes);
/// As people type it: 1-0, 0-1, 1/2, 1/2-1/2, ½-½, 0-0, 1/2-0, 0-1/2, +/-, -/+, -/-, 1-0F.
[[nodiscard]] std::optional<rules::Points> read_score(std::string_view text);

/// Tenths of a point.
enum class Tenths : int {};

/// How many points there are for what, as the report says, else 1, ½ and 0.
class PointScale {
public:
    /// A line of the report, if it is one about points: XXS, BBW to BBU, 162.
    void read(std::string_view line);
    /// For a code in the line of somebody with that colour; blank: nothing.
    [[nodiscard]] Tenths worth(char code, std::optional<rules::Color> side) const;

private:
    void set(std::string_view name, Tenths value);

    std::map<char, Tenths> by_code_;  ///< where it is not the usual
    std::map<char, Tenths> by_black_;
};

/// "4.5"; none if it is no number of points.
[[nodiscard]] std::optional<Tenths> read_tenths(std::string_view text);

}  // namespace client::round
