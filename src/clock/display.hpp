// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/clock.hpp"
#include "rules/instant.hpp"

#include <optional>
#include <vector>

/// What the display of a chess clock shows.
namespace client::clock {

/// The sides whose flags are down, the one that fell first before the other (6.4).
using Fallen = std::vector<rules::Color>;
[[nodiscard]] Fallen fallen(const rules::Clock& clock);

/// When one of the times, shown in whole seconds, changes next; none while they stand.
[[nodiscard]] std::optional<rules::Instant> next_second(const rules::Clock& clock,
                                                        rules::Instant now);

}  // namespace client::clock
