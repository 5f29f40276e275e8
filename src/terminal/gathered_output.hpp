// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>

namespace client::terminal {

/// The terminal to write to, in such a way that what is written together also arrives together.
/// Curses writes after each movement of the cursor; a screen reader that meets a picture half drawn
/// reads the old line at the new place of the cursor.
class GatheredOutput {
public:
    GatheredOutput();
    ~GatheredOutput();
    GatheredOutput(const GatheredOutput&) = delete;
    GatheredOutput& operator=(const GatheredOutput&) = delete;

    /// For whoever draws.
    [[nodiscard]] std::FILE* file() const { return file_; }

    /// What is written from now on waits.
    void gather();
    /// All of it goes out at once.
    void send();

private:
    std::FILE* file_;
    int waiting_;  ///< a file in memory
};

}  // namespace client::terminal
