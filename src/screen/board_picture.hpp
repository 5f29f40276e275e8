// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/screen/scene.hpp"

namespace client::screen {

/// How large the squares are; a square is twice as wide as it is high, and a column more.
struct SquareSize {
    int height = 1;

    [[nodiscard]] int width() const { return 2 * height + 1; }
    /// Of the whole board, with the names of ranks and files.
    [[nodiscard]] terminal::Size board() const { return {8 * height + 1, 2 + 8 * width()}; }
};

/// Where the middle of a square is in the picture of the board.
[[nodiscard]] terminal::Place middle(const Scene& scene, rules::Square square, SquareSize size);

/// The rows of the board, seen from the side below.
[[nodiscard]] std::vector<terminal::Line> board_picture(const Scene& scene, SquareSize size);

}  // namespace client::screen
