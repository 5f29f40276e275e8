// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/screen/scene.hpp"

namespace client::screen {

/// How large the squares are. Between its marks a square has a plate for its piece.
struct SquareSize {
    int height = 1;
    bool wide = false;  ///< two columns more, for a picture where a letter had room before

    [[nodiscard]] int width() const { return 2 * height + (wide ? 3 : 1); }
    /// The columns for marks on either side.
    [[nodiscard]] int side() const { return height >= 4 ? 2 : 1; }
    [[nodiscard]] int plate() const { return width() - 2 * side(); }
    /// The names of ranks and files grow with the squares.
    [[nodiscard]] bool large_names() const { return height >= 4; }
    [[nodiscard]] int margin() const { return large_names() ? 6 : 2; }
    [[nodiscard]] int name_rows() const { return large_names() ? 3 : 1; }
    /// Of the whole board, with the names of ranks and files.
    [[nodiscard]] terminal::Size board() const
    {
        return {8 * height + name_rows(), margin() + 8 * width()};
    }
};

/// Where the cursor's mark stands in the picture of the board: beside the piece, so that a cursor
/// of the terminal does not cover it.
[[nodiscard]] terminal::Place mark_place(const Scene& scene, rules::Square square, SquareSize size);

/// The rows of the board, seen from the side below.
[[nodiscard]] std::vector<terminal::Line> board_picture(const Scene& scene, SquareSize size);

}  // namespace client::screen
