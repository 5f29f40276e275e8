// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/console/secret_line.hpp"

#include <cstddef>

namespace client::console {

std::string open_part(const Hides& hides, const std::string& text)
{
    if (!hides(text))
        return text;
    std::size_t size = 0;
    while (size < text.size() && !hides(text.substr(0, size + 1)))
        ++size;
    return text.substr(0, size);
}

}  // namespace client::console
