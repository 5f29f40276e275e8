// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

/// The six pieces drawn as outlines, in a square of a hundred by a hundred whose origin is the
/// upper left corner.
namespace client::diagram {

inline constexpr double shape_size = 100;

/// The outline of a piece in the words of SVG: M, L, C and Z with absolute numbers.
[[nodiscard]] std::string_view outline(rules::Role role);
/// What is drawn inside it in the ink of the other side: the knight's eye, the bishop's cleft.
[[nodiscard]] std::string_view detail(rules::Role role);

struct Point {
    double x = 0;
    double y = 0;

    bool operator==(const Point&) const = default;
};

enum class Stroke : std::uint8_t { move, line, curve, close };

/// One step of a path: a curve has two points that draw it to themselves before the one it reaches.
struct Step {
    Stroke stroke{};
    std::array<Point, 3> points{};
};

/// A path in steps, for whoever does not read SVG.
[[nodiscard]] std::vector<Step> steps(std::string_view path);

/// The same in straight lines, each part of it closed.
[[nodiscard]] std::vector<std::vector<Point>> polygons(std::string_view path);

}  // namespace client::diagram
