// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/wake_up.hpp"

#include <cerrno>
#include <cstdint>
#include <poll.h>
#include <sys/eventfd.h>
#include <system_error>
#include <unistd.h>

namespace speech {

WakeUp::WakeUp() : descriptor_{eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)}
{
    if (descriptor_ < 0)
        throw std::system_error{errno, std::generic_category(), "no bell between threads"};
}

WakeUp::~WakeUp()
{
    close(descriptor_);
}

void WakeUp::ring() const noexcept
{
    const std::uint64_t once = 1;
    // Fails only when it has been rung for centuries.
    static_cast<void>(!write(descriptor_, &once, sizeof once));
}

void WakeUp::quiet() const noexcept
{
    std::uint64_t count = 0;
    static_cast<void>(!read(descriptor_, &count, sizeof count));
}

bool WakeUp::is_rung() const noexcept
{
    pollfd wanted{descriptor_, POLLIN, 0};
    return poll(&wanted, 1, 0) > 0;
}

void WakeUp::wait(std::chrono::milliseconds time) const noexcept
{
    pollfd wanted{descriptor_, POLLIN, 0};
    poll(&wanted, 1, static_cast<int>(time.count()));
}

}  // namespace speech
