// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/puzzle.hpp"

#include "rules/code_points.hpp"
#include "rules/fen.hpp"
#include "rules/puzzle_parts.hpp"
#include "rules/score_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace rules {

namespace puzzle_parts {

namespace {

constexpr std::string_view blanks = " \t\r\n\v\f";
constexpr std::array<std::string_view, 5> mate_themes{"mateIn1", "mateIn2", "mateIn3", "mateIn4",
                                                      "mateIn5"};

}  // namespace

unexpected<PuzzleError> fault(PuzzleFault what, std::string_view token)
{
    // Latin-1 text grows when it becomes UTF-8, so the end is cut twice.
    const auto whole = clean(token.substr(0, PuzzleError::max_token));
    return unexpected{PuzzleError{what, 1, std::string{beginning(whole, PuzzleError::max_token)}}};
}

Result<Position, PuzzleError> read_position(std::string_view fen)
{
    const auto setup = read_fen(fen);
    if (!setup)
        return fault(PuzzleFault::position_malformed, fen);
    auto position = Position::from(*setup);
    if (!position)
        return fault(PuzzleFault::position_illegal, fen);
    return *position;
}

std::string written_position(const Position& position)
{
    return write_fen(position.setup(), position.variant() == Variant::chess960
                                           ? CastlingField::shredder
                                           : CastlingField::x_fen);
}

std::optional<int> read_number(std::string_view text, int most)
{
    int number = 0;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc{} && rest == text.data() + text.size();
    return whole && number >= 0 && number <= most ? std::optional{number} : std::nullopt;
}

std::string clean(std::string_view text)
{
    TextCleaner cleaner;
    return std::string{cleaner.clean(text).view()};
}

std::string_view bare(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

std::string_view take_word(std::string_view& text)
{
    text = bare(text);
    const auto word = text.substr(0, text.find_first_of(blanks));
    text = bare(text.substr(word.size()));
    return word;
}

std::optional<std::string_view> mate_theme(int moves)
{
    const bool named = moves >= 1 && static_cast<std::size_t>(moves) <= mate_themes.size();
    return named ? std::optional{mate_themes[static_cast<std::size_t>(moves - 1)]} : std::nullopt;
}

std::optional<int> mate_in(const std::vector<std::string>& themes)
{
    for (int moves = 1; moves <= static_cast<int>(mate_themes.size()); ++moves)
        if (std::ranges::find(themes, *mate_theme(moves)) != themes.end())
            return moves;
    return std::nullopt;
}

}  // namespace puzzle_parts

namespace {

constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";

std::string_view without_mark(std::string_view line)
{
    if (line.starts_with(byte_order_mark))
        line.remove_prefix(byte_order_mark.size());
    return puzzle_parts::bare(line);
}

}  // namespace

Position Puzzle::asked() const
{
    return opponents_move ? position.after_unchecked(*opponents_move) : position;
}

Position Puzzle::position_before(std::size_t move) const
{
    Position reached = asked();
    for (std::size_t at = 0; at < move; ++at)
        reached.play_unchecked(solution.at(at));
    return reached;
}

bool Puzzle::has_theme(std::string_view theme) const
{
    return std::ranges::find(themes, theme) != themes.end();
}

PuzzleLine read_puzzle(std::string_view line, std::size_t number)
{
    const auto text = without_mark(line);
    if (text.empty() || text.starts_with('#') || text.starts_with("PuzzleId,FEN"))
        return std::nullopt;
    auto read = puzzle_parts::is_epd(text) ? puzzle_parts::read_epd(text)
                                           : puzzle_parts::read_columns(text);
    if (!read)
        read.error().line = number;
    return read;
}

std::string write_puzzle(const Puzzle& puzzle)
{
    return puzzle.opponents_move ? puzzle_parts::write_columns(puzzle)
                                 : puzzle_parts::write_epd(puzzle);
}

}  // namespace rules
