// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/console/line_editor.hpp"

#include <cstddef>
#include <string>

namespace client::console {

/// A line as somebody else's editor has it.
struct EditedLine {
    std::string text{};
    std::size_t cursor = 0;  ///< in characters
};

/// What the key between the two did.
[[nodiscard]] Echo echo_between(const EditedLine& before, const EditedLine& after);

}  // namespace client::console
