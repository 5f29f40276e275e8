// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"

namespace rules {

/// Tries to prove, without playing moves, that a side can never mate. True is a proof; false says
/// nothing.
[[nodiscard]] bool proves_no_mate(const Position& position, Color side);

}  // namespace rules
