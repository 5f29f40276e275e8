// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/cli/action.hpp"
#include "src/desk/program.hpp"

#include <optional>
#include <string>

namespace client::round {

/// What the command line says about a round.
struct RoundChoices {
    std::string folder;          ///< where its pairings are
    std::optional<int> round{};  ///< none: the first with a game to be played
};

/// The boards of a round at one desk.
[[nodiscard]] cli::ExitStatus
run_round(const RoundChoices& choices, const desk::DeskChoices& desk, const cli::Streams& streams);

}  // namespace client::round
