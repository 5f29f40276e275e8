// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/terminal/at_terminal.hpp"

#include <unistd.h>

namespace client::terminal {

bool is_at_terminal()
{
    return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1;
}

void ring_bell()
{
    if (isatty(STDOUT_FILENO) == 1)
        static_cast<void>(write(STDOUT_FILENO, "\a", 1) == 1);
}

}  // namespace client::terminal
