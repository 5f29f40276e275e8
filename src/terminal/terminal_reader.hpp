// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <thread>

namespace client::terminal {

/// Reads the terminal on a thread of its own, so that a key has the time at which it came and not
/// the one at which the program gets round to it.
class TerminalReader {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// What came in one read; nothing at the end of the terminal.
    struct Came {
        std::string bytes;
        Time at;
    };
    /// Called by the thread.
    using Take = std::function<void(Came came)>;

    explicit TerminalReader(Take take);
    ~TerminalReader();
    TerminalReader(const TerminalReader&) = delete;
    TerminalReader& operator=(const TerminalReader&) = delete;

private:
    void read();

    Take take_;
    int terminal_;
    int stop_;
    std::jthread thread_;
};

}  // namespace client::terminal
