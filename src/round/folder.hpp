// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/result.hpp"
#include "speech/phrasebook.hpp"
#include "src/round/pairing.hpp"
#include "src/round/report.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace client::round {

/// The round of a folder, and what was wrong in its files.
struct FoundRound {
    Report report;
    Pairings pairings;
    Faults faults;
    std::string file;  ///< how a report with its results is called
};

/// Looks for the report and the list of pairings in a folder. Without a number the first round with
/// a game to be played is meant. Where there is none, a sentence says why.
[[nodiscard]] rules::Result<FoundRound, std::string> find_round(const std::filesystem::path& folder,
                                                                std::optional<int> round,
                                                                const speech::Phrasebook& book);

}  // namespace client::round
