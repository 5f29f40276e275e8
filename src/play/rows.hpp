// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/commands/chosen_keymap.hpp"
#include "src/commands/command_table.hpp"
#include "src/play/state.hpp"

#include <cstdint>
#include <span>

/// Everything a player can say during a game: one row for each command.
namespace client::play {

struct Exchange;
using Handler = void (*)(Exchange& exchange, const commands::Command& command);

/// What waits for an answer goes on waiting when some commands are said.
enum class Keeps : std::uint8_t {
    nothing_asked,
    question,   ///< whose answer the screen has typed into its line
    promotion,  ///< a pawn that is to be told what it becomes
    question_and_promotion,
};

struct PlayRow : commands::Row {
    bool (*when)(const SessionState& session) = nullptr;  ///< when it can be said
    Handler handle = nullptr;
    Keeps keeps = Keeps::nothing_asked;
};

[[nodiscard]] std::span<const PlayRow> play_rows();
/// The row that does this.
[[nodiscard]] const PlayRow& row_of(Handler handler);
/// Whether a command can be said now, apart from what it does.
[[nodiscard]] bool can_be_said(const SessionState& session, const PlayRow& row);

[[nodiscard]] commands::CommandTable command_table(const speech::Lexicon& language);
/// The table must outlive it.
[[nodiscard]] commands::KeyUser player_keys(const commands::CommandTable& table);

}  // namespace client::play
