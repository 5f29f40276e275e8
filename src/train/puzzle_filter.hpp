// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/puzzle.hpp"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace client::train {

/// Which puzzles somebody wants.
struct PuzzleFilter {
    std::vector<std::string> themes;  ///< any of these; every puzzle where there are none
    int lowest = 0;                   ///< ratings; a puzzle without one fits
    int highest = 9999;
    std::set<std::string, std::less<>> done;  ///< by their ids: they do not come again

    bool operator==(const PuzzleFilter&) const = default;
    [[nodiscard]] bool fits(const rules::PuzzleLabel& label) const;
    [[nodiscard]] bool fits(const rules::Puzzle& puzzle) const;
};

}  // namespace client::train
