// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/diagram/rows.hpp"

#include "rules/letters.hpp"
#include "speech/braille.hpp"

#include <array>
#include <optional>
#include <string_view>

namespace client::diagram {
namespace {

using rules::Piece;
using rules::Square;

/// How one kind of rows is written.
struct Hand {
    std::string (*square)(const std::optional<Piece>& piece, Square square);
    std::string (*rank)(rules::Rank rank);
    std::string (*file)(rules::File file);
    std::string_view corner;  ///< below the names of the ranks
    std::string_view gap;
};

std::string square_in_letters(const std::optional<Piece>& piece, Square square)
{
    if (piece)
        return std::string(1, fen_letter(*piece));
    return square.is_light() ? "-" : "+";
}

/// Without the selector many fonts draw a pawn as a small coloured picture.
std::string square_in_figurines(const std::optional<Piece>& piece, Square square)
{
    constexpr std::string_view as_text = "\uFE0E";
    if (!piece)
        return square.is_light() ? "·" : "▪";
    constexpr std::array<std::string_view, 12> figurines{"♙", "♘", "♗", "♖", "♕", "♔",
                                                         "♟", "♞", "♝", "♜", "♛", "♚"};
    return std::string{figurines.at(
               static_cast<std::size_t>(6 * index(piece->color) + index(piece->role)))} +
           std::string{as_text};
}

/// The cells of the letters a to h, and those of the pieces by role.
constexpr std::array<std::string_view, 8> cells{"⠁", "⠃", "⠉", "⠙", "⠑", "⠋", "⠛", "⠓"};
constexpr std::array<std::string_view, 6> piece_cells{"⠏", "⠝", "⠃", "⠗", "⠟", "⠅"};

std::string square_in_eight_dots(const std::optional<Piece>& piece, Square square)
{
    rules::Board board;
    if (piece)
        board.put(square, *piece);
    const auto ranks =
        speech::braille::ranks(board, rules::Letters::en, speech::braille::Empties::cells);
    constexpr std::size_t bytes = 3;  // of every cell, behind the number of the rank
    const auto row = static_cast<std::size_t>(7 - index(square.rank()));
    const auto column = static_cast<std::size_t>(index(square.file()));
    return ranks.at(row).substr(2 + bytes * column, bytes);
}

std::string square_in_six_dots(const std::optional<Piece>& piece, Square square)
{
    if (!piece)
        return square.is_light() ? "⠀⠤" : "⠀⠿";
    const std::string_view side = piece->color == rules::Color::white ? "⠠" : "⠰";
    return std::string{side} +
           std::string{piece_cells.at(static_cast<std::size_t>(index(piece->role)))};
}

std::string digit_of(rules::Rank rank)
{
    return std::string(1, digit(rank));
}
std::string letter_of(rules::File file)
{
    return std::string(1, letter(file));
}
std::string digit_cells(rules::Rank rank)
{
    return "⠼" + std::string{cells.at(static_cast<std::size_t>(index(rank)))};
}
std::string letter_cell(rules::File file)
{
    return std::string{cells.at(static_cast<std::size_t>(index(file)))};
}
std::string letter_below_two_cells(rules::File file)
{
    return "⠀" + letter_cell(file);
}

constexpr Hand letters{square_in_letters, digit_of, letter_of, " ", " "};
constexpr Hand figurines{square_in_figurines, digit_of, letter_of, " ", " "};
constexpr Hand eight_dots{square_in_eight_dots, digit_cells, letter_cell, "⠀⠀", ""};
constexpr Hand six_dots{square_in_six_dots, digit_cells, letter_below_two_cells, "⠀⠀", "⠀"};

std::vector<std::string> rows(const Diagram& diagram, const Hand& hand)
{
    const std::string_view first_gap = hand.gap.empty() ? std::string_view{"⠀"} : hand.gap;
    std::vector<std::string> all;
    for (int row = 0; row < 8; ++row) {
        auto& line = all.emplace_back(hand.rank(square_at(diagram, {0, row}).rank()));
        for (int column = 0; column < 8; ++column) {
            const auto square = square_at(diagram, {column, row});
            line += column == 0 ? first_gap : hand.gap;
            line += hand.square(diagram.board.at(square), square);
        }
    }
    auto& names = all.emplace_back(hand.corner);
    for (int column = 0; column < 8; ++column) {
        names += column == 0 ? first_gap : hand.gap;
        names += hand.file(square_at(diagram, {column, 7}).file());
    }
    return all;
}

}  // namespace

std::vector<std::string> letter_rows(const Diagram& diagram)
{
    return rows(diagram, letters);
}

std::vector<std::string> figurine_rows(const Diagram& diagram)
{
    return rows(diagram, figurines);
}

std::vector<std::string> eight_dot_rows(const Diagram& diagram)
{
    return rows(diagram, eight_dots);
}

std::vector<std::string> six_dot_rows(const Diagram& diagram)
{
    return rows(diagram, six_dots);
}

}  // namespace client::diagram
