// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/cli/action.hpp"
#include "src/player/options.hpp"
#include "src/script/envelope_files.hpp"
#include "src/script/headers.hpp"

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace client::desk {

/// What the command line says about a live desk.
struct DeskChoices {
    std::string head;                ///< a file that begins like a script; without it, questions
    player::PlayerOptions player;    ///< its words, its voice, and where the game is kept
    script::EnvelopeFiles files;     ///< for a sealed move; empty: it is kept in the game only
    std::vector<std::string> lines;  ///< of a head, from the other options
    std::string keymap = "desk";
    bool announce_given = false;  ///< the command line wins over the head
};

/// A head with the options of the command line behind it, which win; what is wrong is told.
[[nodiscard]] std::optional<script::Headers>
with_options(script::Headers head, const std::vector<std::string>& lines, std::ostream& err);

/// The referee's desk at the keyboard, on the time of the machine.
[[nodiscard]] cli::ExitStatus run_desk(const DeskChoices& choices, const cli::Streams& streams);

}  // namespace client::desk
