// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/commands/command_table.hpp"
#include "src/train/pair/person.hpp"

#include <span>
#include <string>

/// Everything that can be said in a lesson of two, and who may say it.
namespace client::train::pair {

struct Exchange;

struct PairRow : commands::Row {
    Parts parts;
    void (*handle)(Exchange& exchange, Person& by, const std::string& argument) = nullptr;
};

[[nodiscard]] std::span<const PairRow> pair_rows();
/// In the words of the chapter, speech/words/train/pair; behind them what a reader asks of a board.
[[nodiscard]] commands::CommandTable command_table(const Teller& teller);

}  // namespace client::train::pair
