// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

/// What the doctor looks at beside voices: one line for each part.
namespace client::tools {

[[nodiscard]] std::string engine_finding();
[[nodiscard]] std::string store_finding();
[[nodiscard]] std::string braille_finding();
[[nodiscard]] std::string display_finding();

}  // namespace client::tools
