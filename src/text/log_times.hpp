// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"
#include "src/base/calendar.hpp"

#include <string>
#include <vector>

/// What arbiters read afterwards: times in front of lines.
namespace client::text {

/// The time of a game: "0:12:05".
[[nodiscard]] std::string clock_face(rules::Instant at);
/// The time of the world: "2026-03-01 14:30:00".
[[nodiscard]] std::string calendar(base::CalendarTime day);
/// The lines as one text, each with its end.
[[nodiscard]] std::string lines_of(const std::vector<std::string>& lines);

}  // namespace client::text
