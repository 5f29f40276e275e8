// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"
#include "src/base/calendar.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What arbiters read afterwards: times in front of lines.
namespace client::text {

/// The time of a game: "0:12:05".
[[nodiscard]] std::string clock_face(rules::Instant at);
/// The time of the world: "2026-03-01 14:30:00".
[[nodiscard]] std::string calendar(base::CalendarTime day);
/// The lines as one text, each with its end.
[[nodiscard]] std::string lines_of(const std::vector<std::string>& lines);
/// Takes the next whole line of such a text; none if there is no more, or its end is missing.
[[nodiscard]] std::optional<std::string_view> take_line(std::string_view& text);

}  // namespace client::text
