// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/text/printable.hpp"

#include "rules/code_points.hpp"
#include "rules/obeyed.hpp"

#include <cstddef>

namespace client::text {

namespace {

bool is_between(char each, char first, char last)
{
    return each >= first && each <= last;
}

/// Behind what begins a control sequence: its parameters and the letter that ends it.
std::size_t rest_of_sequence(std::string_view rest)
{
    std::size_t end = 0;
    while (end < rest.size() && is_between(rest[end], ' ', '?'))
        ++end;
    return end + (end < rest.size() && is_between(rest[end], '@', '~') ? 1 : 0);
}

/// How many bytes a terminal would obey at the beginning of a text; of a title, if it has an end.
std::size_t escape(std::string_view text)
{
    constexpr std::string_view introducer{"\x1b["};
    constexpr std::string_view eight_bits{"\xc2\x9b"};
    constexpr std::string_view title{"\x1b]"};
    for (const auto begin : {introducer, eight_bits})
        if (text.starts_with(begin))
            return begin.size() + rest_of_sequence(text.substr(begin.size()));
    const auto end = text.starts_with(title) ? text.find('\x07') : std::string_view::npos;
    return end == std::string_view::npos ? 0 : end + 1;
}

}  // namespace

std::string printable(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        if (const auto obeyed = escape(text); obeyed > 0) {
            text.remove_prefix(obeyed);
            continue;
        }
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
