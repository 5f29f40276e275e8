// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"

#include <optional>
#include <string>
#include <vector>

/// The six pieces as pictures made of characters.
namespace client::screen {

/// Square pixels in rows from the top, each either ink or ground.
struct Bitmap {
    int width = 0;
    int height = 0;
    std::vector<bool> pixels;

    [[nodiscard]] bool at(int x, int y) const
    {
        return x < width && y < height &&
               pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                      static_cast<std::size_t>(x)];
    }
    bool operator==(const Bitmap&) const = default;
};

/// The least in which the six can be told from one another.
inline constexpr int least_silhouette_width = 5;
inline constexpr int least_silhouette_height = 4;

/// The piece as large as so many pixels allow, in their middle; none where there are too few.
[[nodiscard]] std::optional<Bitmap> silhouette(rules::Role role, int width, int height);

/// One line for each two rows of pixels, one character for each column: █, ▀, ▄ and blanks.
[[nodiscard]] std::vector<std::string> half_blocks(const Bitmap& bitmap);

/// One character for each two columns and four rows: braille patterns, for fonts that have them.
[[nodiscard]] std::vector<std::string> braille_dots(const Bitmap& bitmap);

}  // namespace client::screen
