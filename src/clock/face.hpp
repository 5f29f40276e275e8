// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"
#include "src/screen/frame.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The clock for eyes: both times in digits as large as the screen allows.
namespace client::clock {

enum class Blocks : std::uint8_t { none, unicode };

struct Face {
    std::array<std::string, 2> names;
    std::array<std::string, 2> times;  ///< "1:29:50"
    std::optional<rules::Color> running;
    std::vector<std::string> announcement;
    unsigned number = 0;  ///< of the announcement
    std::string typed;
};

/// What was said last stands at the top, the sides below it; two rows take turns for a short
/// announcement, with the cursor before it.
[[nodiscard]] screen::Frame picture(const Face& face, screen::Size size, Blocks blocks);

}  // namespace client::clock
