// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/paper/plain.hpp"

#include "src/paper/lines.hpp"

namespace client::paper {

std::string as_text(const Document& document, std::size_t width)
{
    Manner manner;
    manner.width = width;
    std::string text;
    for (const auto& line : lines(marked(document, "-"), manner))
        text += line.text + '\n';
    return text;
}

}  // namespace client::paper
