// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/diagram/drawing.hpp"

#include <string>

namespace client::diagram {

/// The picture as PNG, by Cairo, which is loaded when it is first needed. Throws a runtime_error
/// where the machine lacks it.
[[nodiscard]] std::string png(const Diagram& diagram, const Captions& captions, Look look);

}  // namespace client::diagram
