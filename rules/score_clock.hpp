// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

/// Times that files keep inside comments.
namespace rules {

/// The time left on the mover's clock after the move: [%clk 1:05:23], [%clk 0:00:07.3].
[[nodiscard]] std::optional<std::chrono::milliseconds> clock_in(std::string_view comment);
/// The time that the move took: [%emt 0:01:12].
[[nodiscard]] std::optional<std::chrono::milliseconds> elapsed_in(std::string_view comment);

/// The comment that says so; fractions are written only where there are any.
[[nodiscard]] std::string clock_comment(std::chrono::milliseconds left);
[[nodiscard]] std::string elapsed_comment(std::chrono::milliseconds taken);

}  // namespace rules
