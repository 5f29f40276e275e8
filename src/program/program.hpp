// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/cli/action.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}  // namespace CLI

namespace client::program {

/// A row of the program's table: help and manual are checked against it.
struct ProgramCommand {
    std::string_view name;
    std::string_view summary;
    /// Adds the options to the command's parser; the action uses what they were set to.
    cli::Action (*prepare)(CLI::App& parser);
};

[[nodiscard]] std::span<const ProgramCommand> program_commands();

/// Runs the program with the arguments that follow its name.
[[nodiscard]] cli::ExitStatus run_program(std::vector<std::string> arguments,
                                          const cli::Streams& streams);

}  // namespace client::program
