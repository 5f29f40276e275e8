// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/terminal/terminal_rescue.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstddef>
#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

namespace client::terminal {

namespace {

/// Crashes, and the key that ends a program at once (Ctrl-\\).
constexpr std::array deaths{SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT};

/// What a dying program needs: plain memory, because a signal handler may do little.
struct Found {
    termios modes{};
    std::array<char, 64> bytes{};
    std::size_t length = 0;
};
Found found;

extern "C" void give_back_and_die(int signal)
{
    tcsetattr(STDIN_FILENO, TCSANOW, &found.modes);
    [[maybe_unused]] const auto written = write(STDOUT_FILENO, found.bytes.data(), found.length);
    raise(signal);  // its handler was reset: now the crash takes its course
}

}  // namespace

TerminalRescue::TerminalRescue()
{
    tcgetattr(STDIN_FILENO, &found.modes);
    found.length = 0;
    struct sigaction action = {};
    action.sa_handler = give_back_and_die;
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER);
    for (const int signal : deaths)
        sigaction(signal, &action, nullptr);
}

TerminalRescue::~TerminalRescue()
{
    for (const int signal : deaths)
        std::signal(signal, SIG_DFL);
    tcsetattr(STDIN_FILENO, TCSANOW, &found.modes);
}

void TerminalRescue::leave_with(std::string_view bytes)
{
    found.length = std::min(bytes.size(), found.bytes.size());
    std::copy_n(bytes.begin(), found.length, found.bytes.begin());
}

QuietErrors::QuietErrors()
{
    if (isatty(STDERR_FILENO) == 0)
        return;
    kept_ = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere < 0)
        return;
    dup2(nowhere, STDERR_FILENO);
    close(nowhere);
}

QuietErrors::~QuietErrors()
{
    if (kept_ < 0)
        return;
    dup2(kept_, STDERR_FILENO);
    close(kept_);
}

}  // namespace client::terminal
