// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/coordinates.hpp"
#include "rules/puzzle_parts.hpp"

#include <algorithm>
#include <array>

/// The columns of the Lichess puzzle file: PuzzleId, FEN, Moves, Rating, RatingDeviation,
/// Popularity, NbPlays, Themes, GameUrl, OpeningTags.
namespace rules {

namespace puzzle_parts {

namespace {

constexpr std::size_t column_count = 10;
constexpr std::size_t columns_needed = 3;
constexpr int highest_rating = 9999;
enum Column : std::uint8_t { id, fen, moves, rating, themes = 7 };

/// The columns that we read, those that are not there empty. What is in quotes, as spreadsheets
/// write it, may hold a comma, and two quotes for one.
struct Columns {
    std::array<std::string, column_count> texts;
    std::size_t count = 0;
};

/// Takes a column off a line, with the comma behind it.
std::string take_column(std::string_view& line)
{
    std::string text;
    bool quoted = false;
    std::size_t at = 0;
    for (; at < line.size() && (quoted || line[at] != ','); ++at) {
        const bool doubled = quoted && line[at] == '"' && line.substr(at + 1).starts_with('"');
        if (line[at] != '"')
            text += line[at];
        else if (doubled)
            text += line[at++];
        else
            quoted = !quoted;
    }
    line.remove_prefix(std::min(at + 1, line.size()));
    return text;
}

Columns columns_of(std::string_view line)
{
    Columns columns;
    while (!line.empty() && columns.count < column_count)
        columns.texts.at(columns.count++) = take_column(line);
    return columns;
}

bool looks_like_a_move(std::string_view word)
{
    return (word.size() == 4 || word.size() == 5) && Square::parse(word.substr(0, 2)) &&
           Square::parse(word.substr(2, 2));
}

std::optional<PuzzleError> read_moves(std::string_view text, Puzzle& puzzle)
{
    Position position = puzzle.position;
    for (auto word = take_word(text); !word.empty(); word = take_word(text)) {
        if (!looks_like_a_move(word))
            return fault(PuzzleFault::move_malformed, word).value();
        const auto move = read_uci(position, word);
        if (!move)
            return fault(PuzzleFault::move_illegal, word).value();
        position.play_unchecked(*move);
        if (puzzle.opponents_move)
            puzzle.solution.push_back(*move);
        else
            puzzle.opponents_move = move;
    }
    // Whatever the opponent may answer at the end is no move of the solver.
    if (puzzle.solution.size() % 2 == 0 && !puzzle.solution.empty())
        puzzle.solution.pop_back();
    if (puzzle.solution.empty())
        return fault(PuzzleFault::solution_missing).value();
    return std::nullopt;
}

std::optional<PuzzleError> read_rating(std::string_view text, Puzzle& puzzle)
{
    puzzle.rating = read_number(text, highest_rating);
    if (!puzzle.rating && !text.empty())
        return fault(PuzzleFault::rating_malformed, text).value();
    return std::nullopt;
}

void read_themes(std::string_view text, Puzzle& puzzle)
{
    const auto whole = clean(text);
    std::string_view rest = whole;
    for (auto word = take_word(rest); !word.empty(); word = take_word(rest))
        puzzle.themes.emplace_back(word);
    puzzle.mate_in = mate_in(puzzle.themes);
}

constexpr bool is_plain(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           c == '-' || c == ' ';
}

/// A column that holds anything else is put into quotes.
std::string in_quotes(std::string_view text)
{
    if (std::ranges::all_of(text, is_plain))
        return std::string{text};
    std::string column = "\"";
    for (const char c : text)
        column += c == '"' ? std::string{"\"\""} : std::string{c};
    return column + '"';
}

std::string written_moves(const Puzzle& puzzle)
{
    Position position = puzzle.asked();
    std::string text = write_uci(puzzle.position, puzzle.opponents_move.value());
    for (const Move move : puzzle.solution) {
        text += ' ' + write_uci(position, move);
        position.play_unchecked(move);
    }
    return text;
}

std::string written_themes(const Puzzle& puzzle)
{
    std::string text;
    for (const auto& theme : puzzle.themes)
        text += (text.empty() ? "" : " ") + theme;
    return text;
}

}  // namespace

Result<Puzzle, PuzzleError> read_columns(std::string_view line)
{
    const auto columns = columns_of(line);
    if (columns.count < columns_needed)
        return fault(PuzzleFault::columns_missing, line);
    const auto position = read_position(columns.texts[fen]);
    if (!position)
        return unexpected{position.error()};
    Puzzle puzzle;
    puzzle.id = clean(columns.texts[id]);
    puzzle.position = *position;
    if (const auto error = read_moves(columns.texts[moves], puzzle))
        return unexpected{*error};
    if (const auto error = read_rating(columns.texts[rating], puzzle))
        return unexpected{*error};
    read_themes(columns.texts[themes], puzzle);
    return puzzle;
}

std::string write_columns(const Puzzle& puzzle)
{
    const auto rated = puzzle.rating ? std::to_string(*puzzle.rating) : std::string{};
    return in_quotes(puzzle.id) + ',' + written_position(puzzle.position) + ',' +
           written_moves(puzzle) + ',' + rated + ",,,," + in_quotes(written_themes(puzzle)) + ",,";
}

}  // namespace puzzle_parts

std::optional<PuzzleLabel> puzzle_label(std::string_view line)
{
    if (puzzle_parts::is_epd(line) || line.find('"') != std::string_view::npos)
        return std::nullopt;
    line = puzzle_parts::bare(line);
    std::array<std::string_view, puzzle_parts::themes + 1> columns;
    for (auto& column : columns) {
        column = line.substr(0, line.find(','));
        line.remove_prefix(std::min(column.size() + 1, line.size()));
    }
    return PuzzleLabel{
        columns[puzzle_parts::id],
        puzzle_parts::read_number(columns[puzzle_parts::rating], puzzle_parts::highest_rating),
        columns[puzzle_parts::themes]};
}

}  // namespace rules
