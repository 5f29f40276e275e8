// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/printable.hpp"

#include "rules/code_points.hpp"

namespace client {

namespace {

bool is_control(char32_t point)
{
    return point < U' ' || (point >= 0x7F && point < 0xA0);
}

}  // namespace

std::string printable(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const auto first = rules::decode_first(text);
        // A byte that begins no character is perhaps a control character in Latin-1.
        const std::size_t bytes = first ? first->bytes : 1;
        result += first && !is_control(first->point) ? text.substr(0, bytes) : "?";
        text.remove_prefix(bytes);
    }
    return result;
}

}  // namespace client
