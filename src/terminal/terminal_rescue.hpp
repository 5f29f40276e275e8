// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace client::terminal {

/// Gives the terminal back as it was found: when it goes out of scope, and when the program
/// crashes or is ended at once by Ctrl-\. One at a time.
class TerminalRescue {
public:
    TerminalRescue();
    ~TerminalRescue();
    TerminalRescue(const TerminalRescue&) = delete;
    TerminalRescue& operator=(const TerminalRescue&) = delete;

    /// What to send to the terminal in a crash.
    void leave_with(std::string_view bytes);
};

/// Keeps what libraries complain of away from the screen while it lives. A file that was asked for
/// keeps getting it.
class QuietErrors {
public:
    QuietErrors();
    ~QuietErrors();
    QuietErrors(const QuietErrors&) = delete;
    QuietErrors& operator=(const QuietErrors&) = delete;

private:
    int kept_ = -1;
};

}  // namespace client::terminal
