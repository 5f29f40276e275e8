// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/annotation.hpp"
#include "rules/board.hpp"

/// Positions as pictures and as rows of signs.
namespace client::diagram {

/// What a diagram shows, and from which side.
struct Diagram {
    rules::Board board;
    rules::Color below = rules::Color::white;
    rules::Marks marks{};
};

/// Where a square is among the eight columns and rows, the first of them at the upper left.
struct Cell {
    int column = 0;
    int row = 0;
};
[[nodiscard]] constexpr Cell cell_of(const Diagram& diagram, rules::Square square)
{
    const int file = rules::index(square.file());
    const int rank = rules::index(square.rank());
    return diagram.below == rules::Color::white ? Cell{file, 7 - rank} : Cell{7 - file, rank};
}
[[nodiscard]] constexpr rules::Square square_at(const Diagram& diagram, Cell cell)
{
    const bool white = diagram.below == rules::Color::white;
    return rules::Square::at(white ? cell.column + 8 * (7 - cell.row)
                                   : 7 - cell.column + 8 * cell.row);
}

}  // namespace client::diagram
