// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <ctime>
#include <sys/types.h>

namespace bench {

using Seconds = std::chrono::duration<double>;

inline Seconds read_clock(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return Seconds{static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9};
}

/// Processor time that this program has used: what others do on the machine does not count.
inline Seconds processor_time()
{
    return read_clock(CLOCK_PROCESS_CPUTIME_ID);
}

/// The same of another program that is still running.
inline Seconds processor_time(pid_t process)
{
    clockid_t clock{};
    clock_getcpuclockid(process, &clock);
    return read_clock(clock);
}

}  // namespace bench
