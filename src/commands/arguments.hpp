// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/commands/command_table.hpp"

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

/// What follows the commands of more than one activity.
namespace client::commands::arguments {

[[nodiscard]] std::optional<std::string> fit_nothing(const CommandTable& table,
                                                     std::string_view rest);
[[nodiscard]] std::optional<std::string> fit_number(const CommandTable& table,
                                                    std::string_view rest);
[[nodiscard]] std::optional<std::string> fit_count(const CommandTable& table,
                                                   std::string_view rest);
[[nodiscard]] std::optional<std::string> fit_text(const CommandTable& table, std::string_view rest);
[[nodiscard]] std::optional<std::string> fit_some_text(const CommandTable& table,
                                                       std::string_view rest);
[[nodiscard]] std::optional<std::string> fit_command(const CommandTable& table,
                                                     std::string_view rest);

inline constexpr Argument nothing{"none", fit_nothing};
/// A whole number, or nothing.
inline constexpr Argument number{"count", fit_number};
/// The same from one upwards.
inline constexpr Argument count{"count", fit_count};
inline constexpr Argument text{"text", fit_text};
/// Anything, or nothing.
inline constexpr Argument some_text{"some_text", fit_some_text};
/// The name of a command, or nothing.
inline constexpr Argument command{"command", fit_command};
/// Anything, or nothing: so many words are the language's, the rest is free.
template <std::size_t words>
inline constexpr Argument own_words{"some_text",
                                    [](const CommandTable& table, std::string_view rest) {
                                        return std::optional{table.in_english(rest, words)};
                                    }};
inline constexpr const Argument& all_own_words = own_words<std::numeric_limits<std::size_t>::max()>;

}  // namespace client::commands::arguments
