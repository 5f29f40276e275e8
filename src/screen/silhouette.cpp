// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/silhouette.hpp"

#include "rules/code_points.hpp"
#include "src/diagram/shape.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace client::screen {
namespace {

using Rows = std::span<const std::string_view>;

template <std::size_t height>
using Drawn = std::array<std::array<std::string_view, height>, 6>;

/// So few pixels are set by hand, by role: an outline would blur.
constexpr Drawn<4> smallest{{
    {".....", "..#..", "..#..", ".###."},
    {"..#..", ".###.", "#.##.", ".####"},
    {"..#..", ".#.#.", ".###.", ".###."},
    {"#.#.#", ".###.", ".###.", "#####"},
    {"#.#.#", "#####", ".###.", "#####"},
    {"..#..", "#####", "..#..", "#####"},
}};
constexpr Drawn<6> small{{
    {".......", "...#...", "..###..", "...#...", "..###..", ".#####."},
    {"...#...", "..####.", ".#.####", "####.##", ".#..###", "..#####"},
    {"...#...", "..#.#..", "..###..", "..###..", "...#...", ".#####."},
    {".#.#.#.", ".#####.", "..###..", "..###..", "..###..", ".#####."},
    {"#..#..#", "##.#.##", "#######", ".#####.", "..###..", ".#####."},
    {"...#...", "..###..", ".#.#.#.", "#######", ".#####.", ".#####."},
}};
constexpr Drawn<8> middle{{
    {".........", "....#....", "...###...", "...###...", "....#....", "...###...", "..#####..",
     "..#####.."},
    {"....#....", "...####..", "..#.####.", ".########", ".###.####", ".....####", "...#####.",
     "..#######"},
    {"....#....", "...###...", "..###.#..", "..##.##..", "..#####..", "...###...", "...###...",
     ".#######."},
    {".##.#.##.", ".#######.", "..#####..", "...###...", "...###...", "..#####..", ".#######.",
     ".#######."},
    {"#...#...#", "#.#.#.#.#", "##.###.##", "#########", ".#######.", "..#####..", "..#####..",
     ".#######."},
    {"....#....", "...###...", "....#....", ".##.#.##.", "#########", "#########", ".#######.",
     ".#######."},
}};

bool fits(Rows rows, int width, int height)
{
    return static_cast<int>(rows.size()) <= height && static_cast<int>(rows[0].size()) <= width;
}

/// From here on there are enough pixels for the outline.
constexpr int least_outline = 10;

/// The largest of those drawn by hand that fits; the smallest where none does.
Rows drawn_by_hand(rules::Role role, int width, int height)
{
    const auto at = static_cast<std::size_t>(index(role));
    for (const Rows rows : {Rows{middle.at(at)}, Rows{small.at(at)}})
        if (fits(rows, width, height))
            return rows;
    return smallest.at(at);
}

Bitmap empty(int width, int height)
{
    return {width, height,
            std::vector<bool>(static_cast<std::size_t>(width) * static_cast<std::size_t>(height))};
}

void set(Bitmap& bitmap, int x, int y)
{
    bitmap.pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(bitmap.width) +
                  static_cast<std::size_t>(x)] = true;
}

Bitmap in_the_middle(Rows rows, int width, int height)
{
    auto bitmap = empty(width, height);
    const int left = (width - static_cast<int>(rows[0].size())) / 2;
    const int top = (height - static_cast<int>(rows.size()) + 1) / 2;
    for (int y = 0; y < static_cast<int>(rows.size()); ++y)
        for (int x = 0; x < static_cast<int>(rows[0].size()); ++x)
            if (rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == '#')
                set(bitmap, x + left, y + top);
    return bitmap;
}

using Polygons = std::vector<std::vector<diagram::Point>>;

bool is_left_of(diagram::Point point, diagram::Point a, diagram::Point b)
{
    return (a.y > point.y) != (b.y > point.y) &&
           point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y);
}

/// Whether a line from the point to the right leaves the polygon once more than it enters it.
bool is_inside(const Polygons& polygons, diagram::Point point)
{
    bool inside = false;
    for (const auto& polygon : polygons)
        for (std::size_t i = 0; i < polygon.size(); ++i)
            if (is_left_of(point, polygon[i], polygon[(i + 1) % polygon.size()]))
                inside = !inside;
    return inside;
}

/// How many of the points in a pixel lie inside, of sixteen.
int coverage(const Polygons& polygons, diagram::Point corner, double pixel)
{
    int covered = 0;
    for (int i = 0; i < 16; ++i)
        covered += static_cast<int>(is_inside(polygons, {corner.x + pixel * (i % 4 + 0.5) / 4,
                                                         corner.y + pixel * (i / 4 + 0.5) / 4}));
    return covered;
}

/// The part of the square that any of the six fills: there is no margin to spare among pixels.
constexpr diagram::Point window{8, 5};
constexpr double window_size = 84;

Bitmap from_outline(rules::Role role, int width, int height)
{
    auto bitmap = empty(width, height);
    const auto polygons = diagram::polygons(diagram::outline(role));
    const int side = std::min(width, height);
    const double pixel = window_size / side;
    const diagram::Point corner{window.x - (width - side) / 2.0 * pixel,
                                window.y - (height - side) / 2.0 * pixel};
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            if (coverage(polygons, {corner.x + x * pixel, corner.y + y * pixel}, pixel) >= 8)
                set(bitmap, x, y);
    return bitmap;
}

/// Unicode counts dots 1 to 6 by columns, and the lowest row behind them.
char32_t cell(const Bitmap& bitmap, int left, int top)
{
    constexpr std::array<unsigned, 8> dots{0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80};
    char32_t cell = 0x2800;
    for (int i = 0; i < 8; ++i)
        if (bitmap.at(left + i % 2, top + i / 2))
            cell += dots.at(static_cast<std::size_t>(i));
    return cell;
}

}  // namespace

std::optional<Bitmap> silhouette(rules::Role role, int width, int height)
{
    if (width < least_silhouette_width || height < least_silhouette_height)
        return std::nullopt;
    if (std::min(width, height) >= least_outline)
        return from_outline(role, width, height);
    return in_the_middle(drawn_by_hand(role, width, height), width, height);
}

std::vector<std::string> half_blocks(const Bitmap& bitmap)
{
    constexpr std::array<std::string_view, 4> blocks{" ", "▀", "▄", "█"};
    std::vector<std::string> lines;
    for (int y = 0; y < bitmap.height; y += 2) {
        auto& line = lines.emplace_back();
        for (int x = 0; x < bitmap.width; ++x)
            line += blocks.at((bitmap.at(x, y) ? 1U : 0U) + (bitmap.at(x, y + 1) ? 2U : 0U));
    }
    return lines;
}

std::vector<std::string> braille_dots(const Bitmap& bitmap)
{
    std::vector<std::string> lines;
    for (int y = 0; y < bitmap.height; y += 4) {
        std::u32string line;
        for (int x = 0; x < bitmap.width; x += 2)
            line += cell(bitmap, x, y);
        lines.push_back(rules::encode(line));
    }
    return lines;
}

}  // namespace client::screen
