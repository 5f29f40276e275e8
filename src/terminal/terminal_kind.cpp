// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/terminal/terminal_kind.hpp"

#include <clocale>
#include <cstdlib>
#include <string_view>
#include <term.h>  // last: it takes such names as lines and columns for itself
#include <unistd.h>

namespace client::terminal {

bool terminal_can_be_screen()
{
    const char* const name = std::getenv("TERM");
    if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0 || name == nullptr)
        return false;
    int fault = 0;
    TERMINAL* const before = cur_term;  // whoever has a line open there goes on with it
    if (std::string_view{name} == "dumb" || setupterm(name, STDOUT_FILENO, &fault) != 0)
        return false;
    const char* const cursor = tigetstr("cup");
    const bool moves = cursor != nullptr && cursor != reinterpret_cast<const char*>(-1);
    if (TERMINAL* const asked = set_curterm(before); asked != before)
        del_curterm(asked);
    return moves;
}

const char* kind_of_terminal()
{
    const char* const name = std::getenv("TERM");
    return name != nullptr && std::string_view{name} == "xterm" ? "xterm-256color" : name;
}

bool wants_no_colour()
{
    const char* const wish = std::getenv("NO_COLOR");
    return wish != nullptr && *wish != '\0';
}

void use_locale()
{
    if (std::setlocale(LC_CTYPE, "") != nullptr)
        return;
    for (const char* const variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const char* const set = std::getenv(variable);
        const std::string_view name = set == nullptr ? "" : set;
        if (name.empty())
            continue;
        if (name.find("UTF-8") != std::string_view::npos ||
            name.find("utf8") != std::string_view::npos)
            std::setlocale(LC_CTYPE, "C.UTF-8");
        return;
    }
}

}  // namespace client::terminal
