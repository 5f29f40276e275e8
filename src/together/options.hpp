// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace CLI {
class App;
}  // namespace CLI

namespace client::together {

/// Whether others may sit down, and how they find the way.
struct HostOptions {
    std::optional<std::string> called;  ///< as --host has it; empty: by the name of the login

    [[nodiscard]] bool is_open() const { return called.has_value(); }
    /// What whoever hosts is called, fit to be printed.
    [[nodiscard]] std::string name() const;
};

void add_host_options(CLI::App& parser, HostOptions& options);

/// The name by which the machine knows who runs the program, fit to be printed.
[[nodiscard]] std::string login_name();

}  // namespace client::together
