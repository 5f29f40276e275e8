// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/program.hpp"

namespace client::reading {

/// The command that reads games from a file.
[[nodiscard]] Action read(CLI::App& parser);

}  // namespace client::reading
