// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/result.hpp"
#include "src/cli/action.hpp"
#include "src/desk/state.hpp"
#include "src/host/tidings.hpp"
#include "src/player/options.hpp"
#include "src/script/envelope_files.hpp"
#include "src/script/headers.hpp"
#include "src/store/keeper.hpp"

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

/// What these choices say of every game; what is wrong with them is told.
[[nodiscard]] rules::Result<DeskSettings, cli::ExitStatus> settings_of(const DeskChoices& choices,
                                                                       const cli::Streams& streams);

/// The keys of the board's keyboard, and those of a display. Faults are told.
struct Keys {
    keymaps::Keymap keyboard;
    keymaps::Keymap display{};
};
[[nodiscard]] Keys
read_keys(const DeskChoices& choices, const speech::Lexicon& lexicon, std::ostream& err);

/// A game that was left behind, and what is wrong with its record, to be told first.
struct LeftAtDesk {
    std::string text;
    std::vector<Damaged> damages;
    host::Tidings told;
};
[[nodiscard]] LeftAtDesk left_at_desk(store::Keeper& keeper, const speech::Lexicon& lexicon);

/// Why the machine cannot do what is wanted.
cli::ExitStatus lacks(const std::string& why, const cli::Streams& streams);

/// The referee's desk at the keyboard, on the time of the machine.
[[nodiscard]] cli::ExitStatus run_desk(const DeskChoices& choices, const cli::Streams& streams);

}  // namespace client::desk
