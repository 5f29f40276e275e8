// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/groups.hpp"
#include "src/train/progress.hpp"

namespace client::train {

/// What was reached in a drill as bars of ten signs: all of it, and each quarter of its sessions.
/// Without colour and in plain letters, so that fingers can read it too; a voice says the numbers.
[[nodiscard]] Lines plot(const Teller& teller, const ListedDrill& drill, const Reached& reached);

}  // namespace client::train
