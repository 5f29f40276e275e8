// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/line/loop.hpp"

#include <functional>
#include <memory>
#include <string>
#include <thread>

namespace client {

/// Reads the terminal beside the loop, so that a key has the time at which it came and not the one
/// at which the program gets round to it.
class TerminalInput {
public:
    /// What came in one read; nothing at the end of the terminal.
    struct Came {
        std::string bytes;
        Loop::Time at;
    };
    /// Called by the loop.
    using Take = std::function<void(const Came& came)>;

    TerminalInput(Loop& loop, Take take);
    ~TerminalInput();
    TerminalInput(const TerminalInput&) = delete;
    TerminalInput& operator=(const TerminalInput&) = delete;

private:
    void read();

    Loop& loop_;
    /// Gone with us: what was read and not yet taken is not wanted any more.
    std::shared_ptr<const Take> take_;
    int stop_;
    std::jthread reader_;
};

}  // namespace client
