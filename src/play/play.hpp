// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/program.hpp"

/// The commands that play.
namespace client::play {

[[nodiscard]] Action play(CLI::App& parser);
[[nodiscard]] Action resume(CLI::App& parser);

}  // namespace client::play
