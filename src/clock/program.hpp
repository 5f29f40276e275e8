// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/cli/action.hpp"

namespace client::clock {

/// `annabella clock`: adds its options and returns what runs it.
[[nodiscard]] cli::Action clock_command(CLI::App& parser);

}  // namespace client::clock
