// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/cli/action.hpp"

namespace client::train {

/// The command that trains.
[[nodiscard]] cli::Action train_command(CLI::App& parser);

}  // namespace client::train
