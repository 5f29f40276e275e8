// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/program/program.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <chrono>
#include <csignal>
#include <functional>
#include <iostream>
#include <poll.h>
#include <pty.h>
#include <string>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace tests {

/// Something in a terminal of its own, as large as most are.
class InTerminal {
public:
    explicit InTerminal(const std::function<client::cli::ExitStatus()>& run)
    {
        winsize size{.ws_row = 24, .ws_col = 80, .ws_xpixel = 0, .ws_ypixel = 0};
        child_ = forkpty(&terminal_, nullptr, nullptr, &size);
        REQUIRE(child_ >= 0);
        if (child_ == 0)
            _exit(static_cast<int>(run()));
    }
    /// The program.
    explicit InTerminal(const std::vector<std::string>& arguments)
        : InTerminal{[&] {
              return client::program::run_program(arguments, {std::cin, std::cout, std::cerr});
          }}
    {
    }
    ~InTerminal()
    {
        if (child_ > 0)
            kill_and_wait();
        close(terminal_);
    }
    InTerminal(const InTerminal&) = delete;
    InTerminal& operator=(const InTerminal&) = delete;

    void types(const std::string& keys) const
    {
        REQUIRE(write(terminal_, keys.data(), keys.size()) == static_cast<ssize_t>(keys.size()));
    }
    /// Whether the words come; what stood before them is passed over.
    bool shows(const std::string& words)
    {
        const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds{60};
        while (seen_.find(words) == std::string::npos) {
            pollfd ready{terminal_, POLLIN, 0};
            if (std::chrono::steady_clock::now() > deadline || poll(&ready, 1, 60'000) <= 0)
                return false;
            std::array<char, 4096> chunk{};
            const auto size = read(terminal_, chunk.data(), chunk.size());
            if (size <= 0)
                return false;
            seen_.append(chunk.data(), static_cast<std::size_t>(size));
        }
        seen_.erase(0, seen_.find(words) + words.size());
        return true;
    }
    /// With SIGTERM it says what it has to say.
    void kill_and_wait(int signal = SIGKILL)
    {
        kill(child_, signal);
        waitpid(std::exchange(child_, -1), nullptr, 0);
    }
    int wait()
    {
        int status = -1;
        waitpid(std::exchange(child_, -1), &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
    [[nodiscard]] bool takes_whole_lines() const
    {
        termios now{};
        return tcgetattr(terminal_, &now) == 0 && (now.c_lflag & ICANON) != 0 &&
               (now.c_lflag & ECHO) != 0;
    }

private:
    int terminal_ = -1;
    pid_t child_ = -1;
    std::string seen_;
};

}  // namespace tests
