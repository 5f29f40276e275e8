// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/round/pairing.hpp"
#include "src/round/report.hpp"

#include <optional>
#include <string_view>

/// Pairings as a table with commas, semicolons or tabs between its columns.
namespace client::round {

/// The boards of a list, and the report in which their players stand.
struct ListedRound {
    Report report;
    Pairings pairings;
};

/// Players are named by their starting rank or their name as the report has them; without a report
/// they are those of the list, in its order. A list may have more rounds than one: without a number
/// the first one that has a game without a result is meant, else the round behind those of the
/// report.
[[nodiscard]] ListedRound read_pairing_list(std::string_view text,
                                            const std::optional<Report>& report,
                                            std::optional<int> round);

}  // namespace client::round
