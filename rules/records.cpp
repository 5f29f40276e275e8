// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/records.hpp"

#include "rules/san.hpp"

#include <algorithm>
#include <array>

namespace rules {
namespace {

/// The move of `1.e4`, `1...e5` or `12. Nf3`; empty if the word is a number alone.
std::string_view without_number(std::string_view word)
{
    constexpr std::size_t longest_number = 3;  // four digits are a move: 5254
    const auto digits = word.find_first_not_of("0123456789");
    if (digits == std::string_view::npos)
        return word.size() <= longest_number ? std::string_view{} : word;
    const bool numbered = digits != 0 && word[digits] == '.';
    if (!numbered)
        return word;
    const auto move = word.find_first_not_of('.', digits);
    return move == std::string_view::npos ? std::string_view{} : word.substr(move);
}

/// What else is written on a score sheet (8.1.4, C.9, C.12): offers, `e.p.`, commas, the result.
constexpr std::array beside_moves{"(=)", "e.p.", "ep", "*", "1-0", "0-1", "1/2-1/2", "½-½"};

std::string_view move_of_word(std::string_view word)
{
    auto move = without_number(word);
    for (const std::string_view mark : {",", "(=)"})
        if (move.ends_with(mark))
            move.remove_suffix(mark.size());
    const bool beside = std::ranges::find(beside_moves, move) != beside_moves.end();
    return beside ? std::string_view{} : move;
}

/// None if an entry is unreadable or illegal in these letters.
std::optional<std::vector<Move>>
read_all(Position position, std::span<const std::string> texts, Letters letters)
{
    std::vector<Move> moves;
    for (const std::string& text : texts) {
        const auto move = read_san(position, move_of_entry(text), letters);
        if (!move)
            return std::nullopt;
        moves.push_back(*move);
        position.play_unchecked(*move);
    }
    return moves;
}

}  // namespace

std::string move_of_entry(std::string_view entry)
{
    std::string move;
    while (!entry.empty()) {
        const auto word = entry.substr(0, entry.find(' '));
        entry.remove_prefix(std::min(word.size() + 1, entry.size()));
        const auto part = move_of_word(word);
        move += (move.empty() || part.empty() ? "" : " ") + std::string{part};
    }
    return move;
}

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
        const auto one = read_san(position, move_of_entry(white.moves[ply]), white_letters);
        const auto other = read_san(position, move_of_entry(black.moves[ply]), black_letters);
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
