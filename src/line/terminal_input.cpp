// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/line/terminal_input.hpp"

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

TerminalInput::TerminalInput(Loop& loop, Take take)
    : loop_{loop}, take_{std::make_shared<const Take>(std::move(take))}, stop_{eventfd(0,
                                                                                       EFD_CLOEXEC)}
{
    if (stop_ < 0)
        throw std::system_error{errno, std::generic_category()};
    reader_ = std::jthread{[this] { read(); }};
}

TerminalInput::~TerminalInput()
{
    eventfd_write(stop_, 1);
    reader_.join();
    ::close(stop_);
}

void TerminalInput::read()
{
    leave_signals_to_others();
    std::array<char, 1024> chunk{};
    for (;;) {
        std::array<pollfd, 2> waited{{{STDIN_FILENO, POLLIN, 0}, {stop_, POLLIN, 0}}};
        if (poll(waited.data(), waited.size(), -1) < 0 && errno == EINTR)
            continue;
        if (waited[1].revents != 0)
            return;
        const auto at = Loop::Time::clock::now();
        const auto size = ::read(STDIN_FILENO, chunk.data(), chunk.size());
        if (size < 0 && (errno == EAGAIN || errno == EINTR))
            continue;
        Came came{{chunk.data(), static_cast<std::size_t>(size > 0 ? size : 0)}, at};
        const bool ended = came.bytes.empty();
        loop_.soon([take = std::weak_ptr{take_}, came = std::move(came)] {
            if (const auto alive = take.lock())
                (*alive)(came);
        });
        if (ended)
            return;
    }
}

}  // namespace client
