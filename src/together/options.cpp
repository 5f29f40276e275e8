// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/together/options.hpp"

#include "src/text/printable.hpp"

#include <CLI/CLI.hpp>

#include <pwd.h>
#include <unistd.h>

namespace client::together {

std::string HostOptions::name() const
{
    return called && !called->empty() ? text::excerpt(*called) : login_name();
}

void add_host_options(CLI::App& parser, HostOptions& options)
{
    parser
        .add_option_function<std::string>(
            "--host", [&options](const std::string& name) { options.called = name; },
            "Others may sit down at terminals of their own, and know you by this name")
        ->expected(0, 1)
        ->type_name("NAME");
}

std::string login_name()
{
    const auto* const user = getpwuid(getuid());
    return user != nullptr ? text::excerpt(user->pw_name) : "?";
}

}  // namespace client::together
