// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/diagram/drawing.hpp"

#include <string>

namespace client::diagram {

/// The picture as SVG. Every piece is a group whose id is its square and whose title says it, so
/// that a screen reader can read the picture.
[[nodiscard]] std::string svg(const Diagram& diagram, const Captions& captions, Look look);

}  // namespace client::diagram
