// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"
#include "src/screen/large_print.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

/// The clock for eyes: both times in digits as large as the screen allows, and a bar above the one
/// that runs.
namespace client::screen {

struct Face {
    std::array<std::string, 2> names;  ///< or what there is to say of the side, such as its flag
    std::array<std::string, 2> times;  ///< "1:29:50"; empty: there is no clock to be seen
    std::optional<rules::Color> running;
    std::vector<std::string> announcement;
    unsigned number = 0;  ///< of the announcement
    std::string typed;
    std::string more{};            ///< how the rest of an announcement can be seen that has no room
    std::size_t page = 0;          ///< of it, counted round
    std::size_t typed_cursor = 0;  ///< in bytes

    [[nodiscard]] bool has_times() const { return !times[0].empty(); }
};

/// What was said last stands at the top, the sides below it; two rows take turns for a short
/// announcement, with the cursor before it. A long one leaves the times two rows.
[[nodiscard]] terminal::Frame picture(const Face& face, terminal::Size size, Blocks blocks);

}  // namespace client::screen
