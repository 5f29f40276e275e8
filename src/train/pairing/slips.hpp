// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/pairing/lines.hpp"

#include <vector>

namespace client::train::pairing {

/// Moves that the ear takes for the one that was made: at first any other move of such a piece,
/// later one that differs in one sound only.
[[nodiscard]] std::vector<rules::Move> near_moves(const Step& made, int level);

}  // namespace client::train::pairing
