// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/records.hpp"

#include "rules/san.hpp"

#include <algorithm>

namespace rules {

ScoreComparison compare_scores(const Position& start, WrittenScore white, WrittenScore black)
{
    ScoreComparison result;
    Position position = start;
    const std::size_t shorter = std::min(white.moves.size(), black.moves.size());
    for (std::size_t ply = 0; ply < shorter; ++ply) {
        const auto one = read_san(position, white.moves[ply], white.letters);
        const auto other = read_san(position, black.moves[ply], black.letters);
        if (!one || !other || *one != *other)
            break;
        result.common.push_back(*one);
        position.play_unchecked(*one);
    }
    result.equal = result.common.size() == std::max(white.moves.size(), black.moves.size());
    if (!result.equal)
        result.first_difference = result.common.size();
    return result;
}

}  // namespace rules
