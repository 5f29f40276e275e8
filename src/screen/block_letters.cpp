// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/block_letters.hpp"

#include <algorithm>

namespace client::screen {

namespace {

constexpr int pattern_width = 5;
constexpr int pattern_height = 6;

/// A letter drawn with dots, one row to a number. Small letters are narrower and lower, so that the
/// sides can be told apart by their shape.
struct Pattern {
    char letter;
    std::array<unsigned, pattern_height> rows;
};

constexpr std::array patterns{
    Pattern{'K', {0b10001, 0b10010, 0b11100, 0b10010, 0b10001, 0b10001}},
    Pattern{'Q', {0b01110, 0b10001, 0b10001, 0b10101, 0b10010, 0b01101}},
    Pattern{'R', {0b11110, 0b10001, 0b11110, 0b10100, 0b10010, 0b10001}},
    Pattern{'B', {0b11110, 0b10001, 0b11110, 0b10001, 0b10001, 0b11110}},
    Pattern{'N', {0b10001, 0b11001, 0b10101, 0b10011, 0b10001, 0b10001}},
    Pattern{'P', {0b11110, 0b10001, 0b10001, 0b11110, 0b10000, 0b10000}},
    Pattern{'D', {0b11110, 0b10001, 0b10001, 0b10001, 0b10001, 0b11110}},
    Pattern{'T', {0b11111, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100}},
    Pattern{'L', {0b10000, 0b10000, 0b10000, 0b10000, 0b10000, 0b11111}},
    Pattern{'S', {0b01111, 0b10000, 0b01110, 0b00001, 0b00001, 0b11110}},
    Pattern{'V', {0b10001, 0b10001, 0b10001, 0b10001, 0b01010, 0b00100}},
    Pattern{'J', {0b00111, 0b00001, 0b00001, 0b00001, 0b10001, 0b01110}},
    Pattern{'0', {0b01110, 0b10001, 0b10001, 0b10001, 0b10001, 0b01110}},
    Pattern{'1', {0b00100, 0b01100, 0b00100, 0b00100, 0b00100, 0b01110}},
    Pattern{'2', {0b01110, 0b10001, 0b00010, 0b00100, 0b01000, 0b11111}},
    Pattern{'3', {0b11110, 0b00001, 0b01110, 0b00001, 0b00001, 0b11110}},
    Pattern{'4', {0b00010, 0b00110, 0b01010, 0b11111, 0b00010, 0b00010}},
    Pattern{'5', {0b11111, 0b10000, 0b11110, 0b00001, 0b00001, 0b11110}},
    Pattern{'6', {0b01110, 0b10000, 0b11110, 0b10001, 0b10001, 0b01110}},
    Pattern{'7', {0b11111, 0b00001, 0b00010, 0b00100, 0b01000, 0b01000}},
    Pattern{'8', {0b01110, 0b10001, 0b01110, 0b10001, 0b10001, 0b01110}},
    Pattern{'9', {0b01110, 0b10001, 0b10001, 0b01111, 0b00001, 0b01110}},
    Pattern{':', {0b00000, 0b00100, 0b00000, 0b00000, 0b00100, 0b00000}},
    Pattern{'a', {0b00000, 0b00000, 0b01110, 0b10010, 0b10010, 0b01101}},
    Pattern{'c', {0b00000, 0b00000, 0b01110, 0b10000, 0b10000, 0b01110}},
    Pattern{'e', {0b00000, 0b01100, 0b10010, 0b11110, 0b10000, 0b01110}},
    Pattern{'f', {0b00110, 0b01000, 0b11100, 0b01000, 0b01000, 0b01000}},
    Pattern{'g', {0b00000, 0b01110, 0b10010, 0b01110, 0b00010, 0b11100}},
    Pattern{'h', {0b10000, 0b10000, 0b11100, 0b10010, 0b10010, 0b10010}},
    Pattern{'k', {0b10000, 0b10000, 0b10010, 0b11100, 0b10010, 0b10010}},
    Pattern{'q', {0b00000, 0b01110, 0b10010, 0b01110, 0b00010, 0b00011}},
    Pattern{'r', {0b00000, 0b00000, 0b10110, 0b11000, 0b10000, 0b10000}},
    Pattern{'b', {0b10000, 0b10000, 0b11100, 0b10010, 0b10010, 0b11100}},
    Pattern{'n', {0b00000, 0b00000, 0b11100, 0b10010, 0b10010, 0b10010}},
    Pattern{'p', {0b00000, 0b11100, 0b10010, 0b11100, 0b10000, 0b10000}},
    Pattern{'d', {0b00010, 0b00010, 0b01110, 0b10010, 0b10010, 0b01110}},
    Pattern{'t', {0b01000, 0b01000, 0b11100, 0b01000, 0b01000, 0b00110}},
    Pattern{'l', {0b01000, 0b01000, 0b01000, 0b01000, 0b01000, 0b00100}},
    Pattern{'s', {0b00000, 0b01110, 0b10000, 0b01100, 0b00010, 0b11100}},
    Pattern{'v', {0b00000, 0b00000, 0b10010, 0b10010, 0b10010, 0b01100}},
    Pattern{'j', {0b00010, 0b00000, 0b00010, 0b00010, 0b10010, 0b01100}},
};

bool has_dot(const Pattern& pattern, int row, int column, int scale)
{
    const auto bits = pattern.rows[static_cast<std::size_t>(row / scale)];
    return ((bits >> (pattern_width - 1 - column / scale)) & 1U) != 0;
}

/// Two rows of dots share a row of characters.
std::string half_blocks(const Pattern& pattern, int row, int scale)
{
    static constexpr std::array<std::string_view, 4> blocks{" ", "\u2584", "\u2580", "\u2588"};
    std::string text;
    for (int column = 0; column < pattern_width * scale; ++column) {
        const bool upper = has_dot(pattern, 2 * row, column, scale);
        const bool lower = has_dot(pattern, 2 * row + 1, column, scale);
        text += blocks[(upper ? 2U : 0U) + (lower ? 1U : 0U)];
    }
    return text;
}

}  // namespace

std::vector<std::string> block_letter(std::string_view letter, int height)
{
    const auto* const pattern = std::ranges::find_if(patterns, [&](const Pattern& each) {
        return letter == std::string_view{&each.letter, 1};
    });
    const int scale = 2 * height / pattern_height;
    if (pattern == patterns.end() || scale < 1)
        return {};
    std::vector<std::string> rows;
    for (int row = 0; 2 * row < pattern_height * scale; ++row)
        rows.push_back(half_blocks(*pattern, row, scale));
    return rows;
}

}  // namespace client::screen
