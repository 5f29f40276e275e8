// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/text/printable.hpp"

#include "rules/code_points.hpp"
#include "rules/obeyed.hpp"

#include <cstddef>

namespace client::text {

std::string printable(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const auto first = rules::decode_first(text);
        const auto bytes = first ? first->bytes : 1;
        if (first && rules::obeyed(first->point) == rules::Obeyed::no)
            result += text.substr(0, bytes);
        else
            result += '?';
        text.remove_prefix(bytes);
    }
    return result;
}

std::string excerpt(std::string_view text)
{
    constexpr std::size_t longest = 60;
    if (text.size() <= longest)
        return printable(text);
    return printable(rules::beginning(text, longest)) + "...";
}

}  // namespace client::text
