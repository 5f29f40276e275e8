// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/terminal/terminal_reader.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace client::terminal {
namespace {

/// Signals are the loop's, but for the one that stops whoever reads in the background: held back,
/// it would look like the end of the terminal.
void leave_signals_to_others()
{
    sigset_t others{};
    sigfillset(&others);
    sigdelset(&others, SIGTTIN);
    pthread_sigmask(SIG_BLOCK, &others, nullptr);
}

/// The terminal once more, so that no read waits: Ctrl-C may take back what was there to be read.
/// Standard input itself is shared with others, who would not wait any more either.
int terminal_without_waiting()
{
    const int again = open("/proc/self/fd/0", O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
    return again >= 0 ? again : fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0);
}

}  // namespace

TerminalReader::TerminalReader(Take take)
    : take_{std::move(take)}, terminal_{terminal_without_waiting()}, stop_{eventfd(0, EFD_CLOEXEC)}
{
    if (terminal_ < 0 || stop_ < 0)
        throw std::system_error{errno, std::generic_category()};
    thread_ = std::jthread{[this] { read(); }};
}

TerminalReader::~TerminalReader()
{
    eventfd_write(stop_, 1);
    thread_.join();
    ::close(stop_);
    ::close(terminal_);
}

void TerminalReader::read()
{
    leave_signals_to_others();
    std::array<char, 1024> chunk{};
    for (;;) {
        std::array<pollfd, 2> waited{{{terminal_, POLLIN, 0}, {stop_, POLLIN, 0}}};
        if (poll(waited.data(), waited.size(), -1) < 0 && errno == EINTR)
            continue;
        if (waited[1].revents != 0)
            return;
        const auto at = Time::clock::now();
        const auto size = ::read(terminal_, chunk.data(), chunk.size());
        if (size < 0 && (errno == EAGAIN || errno == EINTR))
            continue;
        take_({{chunk.data(), static_cast<std::size_t>(size > 0 ? size : 0)}, at});
        if (size <= 0)
            return;
    }
}

}  // namespace client::terminal
