// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}  // namespace CLI

namespace client {

/// How the program ended; scripts rely on the numbers.
enum class ExitStatus {
    done = 0,
    wrong_input = 1,
    wrong_use = 2,
    machine_lacks = 3,
};

/// Where a command reads, where its results go, and where its complaints go.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

/// What a command does once its options are read.
using Action = std::function<ExitStatus(const Streams&)>;

/// A row of the program's table: help and manual are checked against it.
struct ProgramCommand {
    std::string_view name;
    std::string_view summary;
    /// Adds the options to the command's parser; the action uses what they were set to.
    Action (*prepare)(CLI::App& parser);
};

[[nodiscard]] std::span<const ProgramCommand> program_commands();

/// Runs the program with the arguments that follow its name.
[[nodiscard]] ExitStatus run_program(std::vector<std::string> arguments, const Streams& streams);

}  // namespace client
