// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/terminal/terminal_reader.hpp"

#include <cstddef>
#include <cstdio>
#include <deque>
#include <mutex>
#include <optional>

namespace client::terminal {

/// What the terminal receives, as a file for whoever reads one, and the times at which it came.
class StampedInput {
public:
    using Time = TerminalReader::Time;

    StampedInput();
    ~StampedInput();
    StampedInput(const StampedInput&) = delete;
    StampedInput& operator=(const StampedInput&) = delete;

    [[nodiscard]] std::FILE* file() const { return file_; }
    [[nodiscard]] int descriptor() const;
    /// How many bytes wait to be read.
    [[nodiscard]] std::size_t waiting() const;
    /// When the next of them came; if none waits, when the last one did.
    [[nodiscard]] Time next_came();
    /// No more will ever come.
    [[nodiscard]] bool is_at_end();

private:
    void take(const TerminalReader::Came& came);
    void end();

    struct Read {
        std::size_t end;  ///< how many bytes had come with it
        Time at;
    };
    std::FILE* file_ = nullptr;
    int feed_ = -1;  ///< the other end of the file; none once the terminal is gone
    std::mutex mutex_;
    std::deque<Read> reads_;
    std::size_t came_ = 0;
    std::optional<TerminalReader> reader_;
};

}  // namespace client::terminal
