// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/cli/action.hpp"

/// The small commands: each adds its options to its parser and returns what it does with them.
namespace client::tools {

[[nodiscard]] cli::Action assist(CLI::App& parser);
[[nodiscard]] cli::Action perft(CLI::App& parser);
[[nodiscard]] cli::Action judge(CLI::App& parser);
/// A seat in what somebody hosts, and a look at what goes on at another terminal.
[[nodiscard]] cli::Action join(CLI::App& parser);
[[nodiscard]] cli::Action watch(CLI::App& parser);
[[nodiscard]] cli::Action convert(CLI::App& parser);
[[nodiscard]] cli::Action board(CLI::App& parser);
[[nodiscard]] cli::Action chess960(CLI::App& parser);
[[nodiscard]] cli::Action say(CLI::App& parser);
[[nodiscard]] cli::Action hear(CLI::App& parser);
[[nodiscard]] cli::Action games(CLI::App& parser);
[[nodiscard]] cli::Action keys(CLI::App& parser);
[[nodiscard]] cli::Action law(CLI::App& parser);
[[nodiscard]] cli::Action voices(CLI::App& parser);
[[nodiscard]] cli::Action doctor(CLI::App& parser);

}  // namespace client::tools
