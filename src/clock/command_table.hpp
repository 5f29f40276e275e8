// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/commands/command_table.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace client::clock {

struct ClockState;
struct Exchange;

/// Whether an arbiter wants to know of it. Presses are the game itself.
enum class Noting : std::uint8_t { unnoted, noted };

/// A command of the clock: keys and lines name it, help explains it.
struct ClockRow : commands::Row {
    void (*handler)(Exchange& exchange, std::string_view argument) = nullptr;
    Noting noting = Noting::unnoted;
};
[[nodiscard]] std::span<const ClockRow> clock_rows();
/// The same in a player's language.
[[nodiscard]] commands::CommandTable clock_commands(const speech::Lexicon& language);
/// A tournament does not tell everything to everybody (12.6).
[[nodiscard]] bool can_be_said(const ClockState& state, const commands::Row& row);

}  // namespace client::clock
