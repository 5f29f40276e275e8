// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

namespace client::tools {

/// Refuses what is not a whole number between two others, both included.
[[nodiscard]] CLI::Validator number_from_to(long long lowest, long long highest);

}  // namespace client::tools
