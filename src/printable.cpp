// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/printable.hpp"

#include <cstddef>

namespace client {

namespace {

bool is_ascii_control(char c)
{
    return (c >= 0 && c < ' ') || c == '\x7F';
}

// U+0080 to U+009F are written C2 80 to C2 9F in UTF-8.
bool is_wide_control(std::string_view text)
{
    return text.size() >= 2 && text[0] == '\xC2' &&
           (static_cast<unsigned char>(text[1]) & 0xE0U) == 0x80U;
}

bool is_continuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

// How many continuation bytes a first byte announces.
std::size_t announced(char first)
{
    const auto byte = static_cast<unsigned char>(first);
    if (byte >= 0xF0U)
        return 3;
    if (byte >= 0xE0U)
        return 2;
    return byte >= 0xC2U ? 1 : 0;
}

}  // namespace

std::string printable(std::string_view text)
{
    std::string result;
    std::size_t expected = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (is_wide_control(text.substr(i))) {
            result += '?';
            ++i;
            expected = 0;
        } else if (is_continuation(c)) {
            // A continuation byte that nothing announced is a control character in Latin-1.
            result += expected > 0 ? c : '?';
            expected -= expected > 0 ? 1 : 0;
        } else {
            result += is_ascii_control(c) ? '?' : c;
            expected = announced(c);
        }
    }
    return result;
}

}  // namespace client
