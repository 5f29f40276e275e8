// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/terminal/short_turns.hpp"

#include <chrono>
#include <cstdint>
#include <sched.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace client::terminal {
namespace {

/// As the kernel has it; its own header cannot be included beside that of the library.
struct TurnWishes {
    std::uint32_t size = sizeof(TurnWishes);
    std::uint32_t policy = SCHED_OTHER;
    std::uint64_t flags = 0;
    std::int32_t nice = 0;
    std::uint32_t priority = 0;
    std::uint64_t turn_in_nanoseconds = 0;
    std::uint64_t deadline = 0;
    std::uint64_t period = 0;
};

}  // namespace

void take_short_turns()
{
    // The shortest that can be asked for.
    constexpr std::chrono::nanoseconds turn = std::chrono::microseconds{100};
    if (sched_getscheduler(0) != SCHED_OTHER)
        return;
    TurnWishes wishes;
    wishes.nice = getpriority(PRIO_PROCESS, 0);
    wishes.turn_in_nanoseconds = static_cast<std::uint64_t>(turn.count());
    static_cast<void>(syscall(SYS_sched_setattr, 0, &wishes, 0U));
}

}  // namespace client::terminal
