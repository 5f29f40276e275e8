// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/src/dialogue.hpp"

/// Each in the folder of its activity.
namespace tests {

[[nodiscard]] std::unique_ptr<Partner> play_partner();
/// What is asked before a game.
[[nodiscard]] std::unique_ptr<Partner> questions_partner();
[[nodiscard]] std::unique_ptr<Partner> read_partner();
[[nodiscard]] std::unique_ptr<Partner> clock_partner();
[[nodiscard]] std::unique_ptr<Partner> train_partner();
[[nodiscard]] std::unique_ptr<Partner> pair_partner();

}  // namespace tests
