// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/round/report.hpp"

#include <fmt/format.h>

#include <string>
#include <string_view>

/// Tournament reports as programs that pair write them.
namespace round_tests {

/// A player's line: number, name, points, and ten columns for each round behind them.
inline std::string
player(int number, std::string_view name, std::string_view points, std::string_view rounds)
{
    return fmt::format("001 {:4} m{:>3} {:<33} {:4} {} {:>11} {:<10} {:>4} {:4}  {}", number,
                       number == 1 ? "g" : "", name, 2500 - number * 100, "CZE", 300000 + number,
                       "1990/01/01", points, number, rounds);
}

/// Four players of whom two rounds are paired and one is played.
inline std::string four_players()
{
    return "012 Open of Brno\n022 Brno\n032 CZE\n042 2026/11/19\n062 4\n102 Anna Arbiter\n"
           "122 90 min + 30 s per move\nXXR 3\n" +
           player(1, "Novák, Jan", "1.0", "   3 w 1     2 b  ") + '\n' +
           player(2, "Müller, Eva", "1.0", "   4 b 1     1 w  ") + '\n' +
           player(3, "Horvat, Ana", "0.0", "   1 b 0     4 w  ") + '\n' +
           player(4, "Smith, Bob", "0.0", "   2 w 0     3 b  ") + '\n';
}

/// What stands in these columns of a player's line, letters counted from 1.
inline std::string columns(std::string_view report, int number, std::size_t first, std::size_t last)
{
    for (const auto& line : client::round::lines_of_file(report)) {
        const client::round::TextColumns text{line.text, client::round::Counted::letters};
        if (line.text.starts_with("001") && text.word_at(5, 8) == std::to_string(number))
            return std::string{text.at(first, last)};
    }
    return {};
}

}  // namespace round_tests
