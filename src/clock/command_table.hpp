// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"

#include <span>
#include <string_view>

namespace client::clock {

/// A command of the clock: keys and lines name it, help explains it. Some have an example.
struct CommandRow {
    std::string_view name;
    std::string_view shorts;  ///< parted by blanks
    speech::Message help;
    std::string_view example = "";
};
[[nodiscard]] std::span<const CommandRow> clock_commands();
/// The row that a word names, by its name or a short form.
[[nodiscard]] const CommandRow* find_clock_command(std::string_view word);

}  // namespace client::clock
