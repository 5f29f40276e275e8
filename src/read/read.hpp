// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/cli/action.hpp"

namespace client::read {

/// The command that reads games from a file.
[[nodiscard]] cli::Action read(CLI::App& parser);

}  // namespace client::read
