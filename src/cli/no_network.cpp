// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/cli/no_network.hpp"

#include <cerrno>
#include <memory>
#include <seccomp.h>
#include <sys/socket.h>

namespace client::cli {

bool forbid_network()
{
    const std::unique_ptr<void, decltype(&seccomp_release)> filter{seccomp_init(SCMP_ACT_ALLOW),
                                                                   &seccomp_release};
    return filter &&
           seccomp_attr_set(filter.get(), SCMP_FLTATR_CTL_TSYNC, 1) == 0 &&  // for every thread
           seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(EAFNOSUPPORT), SCMP_SYS(socket), 1,
                            SCMP_A0(SCMP_CMP_NE, AF_UNIX)) == 0 &&
           // A ring opens sockets without a call of its own.
           seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(io_uring_setup), 0) ==
               0 &&
           seccomp_load(filter.get()) == 0;
}

}  // namespace client::cli
