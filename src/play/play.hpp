// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/cli/action.hpp"

/// The commands that play.
namespace client::play {

[[nodiscard]] cli::Action play(CLI::App& parser);
[[nodiscard]] cli::Action resume(CLI::App& parser);

}  // namespace client::play
