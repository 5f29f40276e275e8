// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/commands/chosen_keymap.hpp"
#include "src/commands/command_table.hpp"

#include <span>
#include <string>

/// Everything that can be said in training beside answers: its own commands, and those of a game
/// that only look.
namespace client::train {

struct State;
struct Exchange;

struct TrainRow : commands::Row {
    bool (*when)(const State& state) = nullptr;  ///< whether it can be said now
    void (*handle)(Exchange& exchange, const std::string& argument) = nullptr;
};

[[nodiscard]] std::span<const TrainRow> train_rows();
[[nodiscard]] commands::CommandTable command_table(const speech::Lexicon& language);
/// The table must outlive it.
[[nodiscard]] commands::KeyUser train_keys(const commands::CommandTable& table);

}  // namespace client::train
