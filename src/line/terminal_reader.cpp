// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/line/terminal_reader.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <poll.h>
#include <sys/eventfd.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace client {
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

}  // namespace

TerminalReader::TerminalReader(Take take) : take_{std::move(take)}, stop_{eventfd(0, EFD_CLOEXEC)}
{
    if (stop_ < 0)
        throw std::system_error{errno, std::generic_category()};
    thread_ = std::jthread{[this] { read(); }};
}

TerminalReader::~TerminalReader()
{
    eventfd_write(stop_, 1);
    thread_.join();
    ::close(stop_);
}

void TerminalReader::read()
{
    leave_signals_to_others();
    std::array<char, 1024> chunk{};
    for (;;) {
        std::array<pollfd, 2> waited{{{STDIN_FILENO, POLLIN, 0}, {stop_, POLLIN, 0}}};
        if (poll(waited.data(), waited.size(), -1) < 0 && errno == EINTR)
            continue;
        if (waited[1].revents != 0)
            return;
        const auto at = Time::clock::now();
        const auto size = ::read(STDIN_FILENO, chunk.data(), chunk.size());
        if (size < 0 && (errno == EAGAIN || errno == EINTR))
            continue;
        take_({{chunk.data(), static_cast<std::size_t>(size > 0 ? size : 0)}, at});
        if (size <= 0)
            return;
    }
}

}  // namespace client
