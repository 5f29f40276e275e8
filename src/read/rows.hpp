// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/commands/chosen_keymap.hpp"
#include "src/commands/command_table.hpp"
#include "src/play/rows.hpp"

#include <span>
#include <string>

/// Everything that can be said while games are read: the reader's own commands, and those of a game
/// that only look.
namespace client::read {

struct State;
struct Exchange;

struct ReadRow : commands::Row {
    bool (*when)(const State& state) = nullptr;  ///< whether a game need not be open, or is
    void (*handle)(Exchange& exchange, const std::string& argument) = nullptr;
};

[[nodiscard]] std::span<const ReadRow> read_rows();
/// Whether a command of a game has its use for a reader, too.
[[nodiscard]] bool serves_reader(const play::PlayRow& row);

[[nodiscard]] commands::CommandTable command_table(const speech::Lexicon& language);
/// The table must outlive it.
[[nodiscard]] commands::KeyUser reader_keys(const commands::CommandTable& table);

}  // namespace client::read
