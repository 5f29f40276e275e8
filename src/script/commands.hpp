// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.hpp"
#include "rules/result.hpp"

#include <optional>
#include <string>
#include <string_view>

/// The commands of scripts: lines to events.
namespace client::script {

struct Command {
    std::optional<rules::Color> side;
    std::string text;  ///< the command without its side
    rules::Event event;
};

/// Reads a command, or says what was expected. Words that were announced are not yet understood:
/// that takes the position they were spoken in.
[[nodiscard]] rules::Result<Command, std::string> read_command(std::string_view line);

/// Seconds with at most three decimals.
[[nodiscard]] std::optional<rules::Instant> read_instant(std::string_view text);
[[nodiscard]] std::optional<rules::Color> read_side(std::string_view text);

}  // namespace client::script
