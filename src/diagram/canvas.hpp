// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/diagram/shape.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace client::diagram {

/// Red, green and blue in a byte each: 0xff0000 is red.
enum class Tint : std::uint32_t {};

/// Where the origin of a path is on the canvas, and how large one of its units.
struct Placing {
    Point corner{};
    double scale = 1;
};

/// How a path is drawn. The line lies under the filling, so that only its outer half is seen.
struct Pen {
    std::optional<Tint> fill{};
    std::optional<Tint> line{};
    double width = 0;  ///< in units of the path
};

/// What a picture is drawn on: paths in the words of SVG, one over the other.
class Canvas {
public:
    Canvas() = default;
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;
    Canvas(Canvas&&) = delete;
    Canvas& operator=(Canvas&&) = delete;
    virtual ~Canvas() = default;

    /// What is drawn until the end belongs together: a name for programs, a title for people.
    virtual void begin(std::string_view name, std::string_view kind, std::string_view title) = 0;
    virtual void end() = 0;
    virtual void draw(std::string_view path, const Placing& at, const Pen& pen) = 0;
};

}  // namespace client::diagram
