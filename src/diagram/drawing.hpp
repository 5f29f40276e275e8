// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/diagram/canvas.hpp"
#include "src/diagram/diagram.hpp"

#include <functional>
#include <string>

namespace client::diagram {

/// For eyes; or for fingers, on paper that swells where it is black.
enum class Look : std::uint8_t { seen, felt };

/// What a screen reader says of a picture.
struct Captions {
    std::string title;        ///< of the whole
    std::string description;  ///< what is marked
    std::function<std::string(rules::Square, rules::Piece)> piece;
    std::function<std::string(const rules::SquareMark&)> mark;
    std::function<std::string(const rules::Arrow&)> arrow;
};

/// Both sides of the square picture.
inline constexpr double picture_size = 900;

void draw(Canvas& canvas, const Diagram& diagram, const Captions& captions, Look look);

}  // namespace client::diagram
