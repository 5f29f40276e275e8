// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board.hpp"
#include "rules/code_points.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <regex>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

/// Diagrams read by somebody who knows only what the manual says of them.
namespace tests {

/// The nine rows of a diagram, taken apart: what stands before the squares, and the squares.
struct ReadRow {
    std::u32string name;
    std::vector<std::u32string> squares;
};

/// Rows whose squares are parted by blanks.
inline std::vector<ReadRow> parted_rows(const std::string& text)
{
    std::vector<ReadRow> rows;
    std::istringstream lines{text};
    for (std::string line; rows.size() < 9 && std::getline(lines, line);) {
        std::istringstream words{(rows.size() == 8 ? "files " : "") + line};
        std::string word;
        words >> word;
        auto& row = rows.emplace_back();
        row.name = rules::decode(word);
        while (words >> word)
            row.squares.push_back(rules::decode(word));
    }
    return rows;
}

/// Rows whose squares begin at the fourth sign and are that wide, with so many signs between them.
inline std::vector<ReadRow>
measured_rows(const std::string& text, std::size_t wide, std::size_t gap)
{
    std::vector<ReadRow> rows;
    std::istringstream lines{text};
    for (std::string line; rows.size() < 9 && std::getline(lines, line);) {
        const auto signs = rules::decode(line);
        auto& row = rows.emplace_back();
        row.name = signs.substr(0, 2);
        for (std::size_t at = 3; at < signs.size(); at += wide + gap)
            row.squares.push_back(signs.substr(at, wide));
    }
    return rows;
}

using PieceOfSigns = std::optional<rules::Piece> (*)(const std::u32string& signs);
using IndexOfSigns = int (*)(const std::u32string& signs);

/// The board, each piece where the names of its row and column say; none where the rows are not
/// eight by eight.
inline std::optional<rules::Board>
board_of(const std::vector<ReadRow>& rows, PieceOfSigns piece, IndexOfSigns rank, IndexOfSigns file)
{
    rules::Board board;
    if (rows.size() != 9)
        return std::nullopt;
    for (std::size_t y = 0; y < 8; ++y) {
        if (rows[y].squares.size() != 8 || rows[8].squares.size() != 8)
            return std::nullopt;
        for (std::size_t x = 0; x < 8; ++x)
            if (const auto found = piece(rows[y].squares[x]))
                board.put(rules::Square::at(8 * rank(rows[y].name) + file(rows[8].squares[x])),
                          *found);
    }
    return board;
}

inline int digit_index(const std::u32string& signs)
{
    return static_cast<int>(signs.at(0) - U'1');
}
inline int letter_index(const std::u32string& signs)
{
    return static_cast<int>(signs.at(0) - U'a');
}
/// Which letter from a to h a cell is.
inline int cell_index(const std::u32string& signs)
{
    return static_cast<int>(std::u32string_view{U"⠁⠃⠉⠙⠑⠋⠛⠓"}.find(signs.back()));
}

inline std::optional<rules::Board> read_text(const std::string& text)
{
    const auto piece = [](const std::u32string& signs) {
        return rules::piece_from(static_cast<char>(signs.at(0)));
    };
    return board_of(parted_rows(text), piece, digit_index, letter_index);
}

inline std::optional<rules::Board> read_unicode(const std::string& text)
{
    const auto piece = [](const std::u32string& signs) -> std::optional<rules::Piece> {
        const auto found = std::u32string_view{U"♔♕♖♗♘♙♚♛♜♝♞♟"}.find(signs.at(0));
        if (found == std::u32string_view::npos)
            return std::nullopt;
        return rules::piece_from("KQRBNPkqrbnp"[found]);
    };
    return board_of(parted_rows(text), piece, digit_index, letter_index);
}

/// Dot 7 is White, dot 8 a dark square; the others are the English letter.
inline std::optional<rules::Board> read_eight_dots(const std::string& text)
{
    const auto piece = [](const std::u32string& signs) -> std::optional<rules::Piece> {
        const auto cell = static_cast<unsigned>(signs.at(0) - U'\u2800');
        const auto found = std::u32string_view{U"⠅⠟⠗⠃⠝⠏"}.find(U'\u2800' + (cell & 0x3fU));
        if (found == std::u32string_view::npos)
            return std::nullopt;
        return rules::piece_from(((cell & 0x40U) != 0 ? "KQRBNP" : "kqrbnp")[found]);
    };
    return board_of(measured_rows(text, 1, 0), piece, cell_index, cell_index);
}

/// As an embosser has it: #h for rank eight, a comma before the letters of White, a semicolon
/// before those of Black.
inline std::optional<rules::Board> read_brf(const std::string& text)
{
    const auto piece = [](const std::u32string& signs) -> std::optional<rules::Piece> {
        if (signs.at(0) != U',' && signs.at(0) != U';')
            return std::nullopt;
        const auto letter = static_cast<char>(signs.at(1) | 0x20);
        return rules::piece_from(signs.at(0) == U',' ? static_cast<char>(letter - 'a' + 'A')
                                                     : letter);
    };
    const auto index = [](const std::u32string& signs) {
        return static_cast<int>((signs.back() | 0x20U) - U'a');
    };
    return board_of(measured_rows(text, 2, 1), piece, index, index);
}

/// By the ids and classes of its groups.
inline rules::Board read_svg(const std::string& text)
{
    static const std::regex group{
        "<g id=\"([a-h][1-8])\" class=\"(white|black) (pawn|knight|bishop|rook|queen|king)\""};
    static const std::vector<std::string> names{"pawn", "knight", "bishop",
                                                "rook", "queen",  "king"};
    rules::Board board;
    for (std::sregex_iterator at{text.begin(), text.end(), group}, end; at != end; ++at) {
        const auto role = std::find(names.begin(), names.end(), (*at)[3].str()) - names.begin();
        board.put(rules::Square::parse((*at)[1].str()).value(),
                  {(*at)[2] == "white" ? rules::Color::white : rules::Color::black,
                   static_cast<rules::Role>(role)});
    }
    return board;
}

}  // namespace tests
