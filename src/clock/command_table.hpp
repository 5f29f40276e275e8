// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"
#include "src/commands/word_table.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace client::clock {

struct Exchange;

/// Whether a command is told to anybody in a tournament (12.6).
enum class Fairness : std::uint8_t { fair, helps };
/// Whether an arbiter wants to know of it. Presses are the game itself.
enum class Noting : std::uint8_t { unnoted, noted };

/// A command of the clock: keys and lines name it, help explains it. Some have an example.
struct CommandRow {
    std::string_view name;
    std::string_view shorts;  ///< parted by blanks
    speech::Message help;
    void (*handler)(Exchange& exchange, std::string_view argument);
    Noting noting = Noting::unnoted;
    std::string_view example = "";
    /// Whether what follows the command belongs to it.
    bool (*fits)(std::string_view argument) = [](std::string_view argument) {
        return argument.empty();
    };
    Fairness fairness = Fairness::fair;
};
[[nodiscard]] std::span<const CommandRow> clock_commands();
/// The row that a word names, by its name or a short form.
[[nodiscard]] const CommandRow* find_clock_command(std::string_view word);

/// What a line says: a row, and what follows it in English.
struct SaidCommand {
    const CommandRow* row = nullptr;
    std::string argument;
};
[[nodiscard]] SaidCommand read_line(const commands::WordTable& words, std::string_view line);

/// The same words in the player's language.
[[nodiscard]] std::string translated(const commands::WordTable& words, std::string_view english);

}  // namespace client::clock
