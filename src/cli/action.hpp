// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <iosfwd>

namespace CLI {
class App;
}  // namespace CLI

namespace client::cli {

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

}  // namespace client::cli
