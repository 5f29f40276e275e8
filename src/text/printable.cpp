// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/text/printable.hpp"

#include "rules/code_points.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace client::text {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

/// Obeyed by some terminals: control characters of ASCII and above it, ends of lines, and what
/// turns the direction of writing.
constexpr std::array obeyed{
    Range{0x0000, 0x001F}, Range{0x007F, 0x009F}, Range{0x200E, 0x200F},
    Range{0x2028, 0x202E}, Range{0x2066, 0x2069}, Range{0xFEFF, 0xFEFF},
};

bool is_obeyed(char32_t point)
{
    return std::ranges::any_of(
        obeyed, [point](Range range) { return point >= range.first && point <= range.last; });
}

}  // namespace

std::string printable(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const auto first = rules::decode_first(text);
        const auto bytes = first ? first->bytes : 1;
        if (first && !is_obeyed(first->point))
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
