// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/program.hpp"

/// The small commands: each adds its options to its parser and returns what it does with them.
namespace client::tools {

[[nodiscard]] Action assist(CLI::App& parser);
[[nodiscard]] Action perft(CLI::App& parser);
[[nodiscard]] Action judge(CLI::App& parser);
[[nodiscard]] Action convert(CLI::App& parser);
[[nodiscard]] Action chess960(CLI::App& parser);
[[nodiscard]] Action say(CLI::App& parser);
[[nodiscard]] Action hear(CLI::App& parser);
[[nodiscard]] Action games(CLI::App& parser);
[[nodiscard]] Action keys(CLI::App& parser);
[[nodiscard]] Action voices(CLI::App& parser);
[[nodiscard]] Action doctor(CLI::App& parser);

}  // namespace client::tools
