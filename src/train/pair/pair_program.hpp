// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/cli/action.hpp"
#include "src/player/options.hpp"
#include "src/train/pair/choices.hpp"

namespace client::train::pair {

/// A lesson of two at this terminal.
[[nodiscard]] cli::ExitStatus
run_pair(Choices choices, const player::PlayerOptions& player, words::ChosenWords& words);

}  // namespace client::train::pair
