// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/records.hpp"

#include "rules/san.hpp"

#include <algorithm>

namespace rules {
namespace {

/// None if an entry is unreadable or illegal in these letters.
std::optional<std::vector<Move>>
read_all(Position position, std::span<const std::string> texts, Letters letters)
{
    std::vector<Move> moves;
    for (const std::string& text : texts) {
        const auto move = read_san(position, text, letters);
        if (!move)
            return std::nullopt;
        moves.push_back(*move);
        position.play_unchecked(*move);
    }
    return moves;
}

}  // namespace

Letters letters_of(const Position& start, std::span<const std::string> moves)
{
    if (read_all(start, moves, Letters::en))
        return Letters::en;
    std::optional<Letters> found;
    std::optional<std::vector<Move>> meant;
    for (const Letters letters : all_letters) {
        const auto read = read_all(start, moves, letters);
        if (read && meant && *read != *meant)
            return Letters::en;
        if (read && !meant) {
            found = letters;
            meant = read;
        }
    }
    return found.value_or(Letters::en);
}

ScoreComparison compare_scores(const Position& start, WrittenScore white, WrittenScore black)
{
    ScoreComparison result;
    Position position = start;
    const Letters white_letters = white.letters.value_or(letters_of(start, white.moves));
    const Letters black_letters = black.letters.value_or(letters_of(start, black.moves));
    const std::size_t shorter = std::min(white.moves.size(), black.moves.size());
    for (std::size_t ply = 0; ply < shorter; ++ply) {
        const auto one = read_san(position, white.moves[ply], white_letters);
        const auto other = read_san(position, black.moves[ply], black_letters);
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
