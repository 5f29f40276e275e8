// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace rules {

/// What some terminals or voices obey instead of showing it. A break parts what stands beside it;
/// a mark is invisible: it turns the direction of writing, or joins, or names a language.
enum class Obeyed : std::uint8_t { no, as_break, as_mark };
[[nodiscard]] Obeyed obeyed(char32_t point);

}  // namespace rules
