// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/large_print.hpp"

#include "src/screen/block_letters.hpp"

#include <algorithm>

namespace client::screen {
namespace {

constexpr int letter_rows = 3;
constexpr int letter_columns = 5;

/// How many columns a letter has in large print; the signs between digits need less.
int breadth(char letter, int scale)
{
    return letter == ':' ? scale : letter_columns * scale;
}

int breadth(const std::string& text, int scale)
{
    int all = 0;
    for (const char letter : text)
        all += breadth(letter, scale) + 1;
    return all;
}

/// The middle of a row of blocks: each is a blank or has three bytes.
std::string middle(const std::string& row, int from, int columns)
{
    std::string part;
    std::size_t at = 0;
    for (int column = 0; column < from + columns && at < row.size(); ++column) {
        const std::size_t size = row[at] == ' ' ? 1 : 3;
        if (column >= from)
            part += row.substr(at, size);
        at += size;
    }
    return part;
}

}  // namespace

int largest_scale(const std::string& text, terminal::Size room)
{
    int scale = std::max(room.rows / letter_rows, 0);
    while (scale > 0 && breadth(text, scale) > room.columns)
        --scale;
    return scale;
}

std::vector<std::string> large_print(const std::string& text, terminal::Size room, Blocks blocks)
{
    const int scale = largest_scale(text, room);
    if (blocks == Blocks::none || scale < 1)
        return {text};
    std::vector<std::string> lines(static_cast<std::size_t>(scale * letter_rows));
    for (const char letter : text) {
        const auto drawn = block_letter(std::string{letter}, scale * letter_rows);
        const int shown = breadth(letter, scale);
        for (std::size_t row = 0; row < lines.size(); ++row)
            lines[row] += middle(row < drawn.size() ? drawn[row] : "",
                                 (letter_columns * scale - shown) / 2, shown) +
                          ' ';
    }
    return lines;
}

}  // namespace client::screen
