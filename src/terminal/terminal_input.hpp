// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/terminal/loop.hpp"
#include "src/terminal/terminal_reader.hpp"

#include <functional>
#include <memory>

namespace client::terminal {

/// What the terminal receives, handed to the loop with the time at which it came.
class TerminalInput {
public:
    using Came = TerminalReader::Came;
    /// Called by the loop.
    using Take = std::function<void(const Came& came)>;

    TerminalInput(Loop& loop, Take take);

private:
    /// Gone with us: what was read and not yet taken is not wanted any more.
    std::shared_ptr<const Take> take_;
    TerminalReader reader_;
};

}  // namespace client::terminal
