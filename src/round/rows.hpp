// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/commands/command_table.hpp"

#include <span>
#include <string>

/// What can be said to a round; everything else is for the desk of the board in front.
namespace client::round {

struct Exchange;

/// Whether a row means the same while a question of the set-up waits.
enum class Meant : std::uint8_t { always, unless_asked };

struct RoundRow : commands::Row {
    Meant meant{};
    void (*handler)(Exchange& exchange, const std::string& argument) = nullptr;
};
[[nodiscard]] std::span<const RoundRow> round_rows();
/// These and those of a desk.
[[nodiscard]] commands::CommandTable round_commands(const speech::Lexicon& language);

}  // namespace client::round
