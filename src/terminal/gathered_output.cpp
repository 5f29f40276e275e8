// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/terminal/gathered_output.hpp"

#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <string>
#include <string_view>
#include <sys/mman.h>
#include <system_error>
#include <unistd.h>

namespace client::terminal {

namespace {

/// Whoever waits for keys has made the terminal one that does not wait.
void wait_for_room(int descriptor)
{
    pollfd terminal{descriptor, POLLOUT, 0};
    poll(&terminal, 1, -1);
}

/// A terminal that is gone takes nothing; whoever reads its keys notices.
void write_all(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const auto written = write(descriptor, bytes.data(), bytes.size());
        if (written >= 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
        else if (errno == EAGAIN)
            wait_for_room(descriptor);
        else if (errno != EINTR)
            return;
    }
}

}  // namespace

GatheredOutput::GatheredOutput()
    : file_{fdopen(fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3), "w")}, waiting_{memfd_create(
                                                                        "screen", MFD_CLOEXEC)}
{
    if (file_ == nullptr || waiting_ < 0)
        throw std::system_error{errno, std::generic_category()};
}

GatheredOutput::~GatheredOutput()
{
    std::fclose(file_);
    close(waiting_);
}

void GatheredOutput::gather()
{
    std::fflush(file_);
    dup3(waiting_, fileno(file_), O_CLOEXEC);
}

void GatheredOutput::send()
{
    std::fflush(file_);
    dup3(STDOUT_FILENO, fileno(file_), O_CLOEXEC);
    std::string bytes(static_cast<std::size_t>(lseek(waiting_, 0, SEEK_CUR)), '\0');
    const auto length = pread(waiting_, bytes.data(), bytes.size(), 0);
    write_all(STDOUT_FILENO,
              std::string_view{bytes}.substr(0, length < 0 ? 0 : static_cast<std::size_t>(length)));
    lseek(waiting_, 0, SEEK_SET);
    if (ftruncate(waiting_, 0) != 0)
        throw std::system_error{errno, std::generic_category()};
}

}  // namespace client::terminal
