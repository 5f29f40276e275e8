// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/program/program.hpp"

#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace tests {

/// What a run of the program left behind.
struct Run {
    client::cli::ExitStatus status;
    std::string out;
    std::string err;
};

/// The whole program in this process, with `typed` as its standard input.
inline Run run(std::vector<std::string> arguments, const std::string& typed = "")
{
    std::istringstream in{typed};
    std::ostringstream out;
    std::ostringstream err;
    const auto status = client::program::run_program(std::move(arguments), {in, out, err});
    return {status, out.str(), err.str()};
}

}  // namespace tests
