// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/desk.hpp"

/// Players who are not there when play begins (Article 6.7).
namespace rules::laws {

/// That instant has passed: who is not there loses, and both do if neither is.
void lose_by_absence(Desk& desk);
/// The side is not there, and was to be by now.
[[nodiscard]] bool is_overdue(const Desk& desk, Color side);

}  // namespace rules::laws
