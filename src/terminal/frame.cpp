// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/terminal/frame.hpp"

namespace client::terminal {

std::string text(const Line& line)
{
    std::string text;
    for (const auto& span : line)
        text += span.text;
    return text.erase(text.find_last_not_of(' ') + 1);
}

std::string text(const Frame& frame)
{
    std::string all;
    for (const auto& line : frame.lines)
        all += text(line) + '\n';
    return all;
}

}  // namespace client::terminal
