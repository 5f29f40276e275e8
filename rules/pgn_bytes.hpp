// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

/// What the bytes between the tags and the result of a game can begin.
namespace rules::pgn_bytes {

/// What a byte of the moves can begin; of a word it can also be a part.
enum class Kind : std::uint8_t { word, digit, blank, line_break, other };

inline constexpr auto kinds = [] {
    std::array<Kind, 256> table{};
    for (int c = 0; c < 0x20; ++c)
        table[static_cast<std::size_t>(c)] = Kind::other;
    for (const char c :
         {'{', '}', '(', ')', '[', ']', '<', '>', ';', '$', '!', '?', '*', '%', '.', '\x7f'})
        table[static_cast<unsigned char>(c)] = Kind::other;
    for (char c = '0'; c <= '9'; ++c)
        table[static_cast<unsigned char>(c)] = Kind::digit;
    for (const char c : {' ', '\t', '\v', '\f'})
        table[static_cast<unsigned char>(c)] = Kind::blank;
    table['\n'] = table['\r'] = Kind::line_break;
    return table;
}();

constexpr Kind kind(char c)
{
    return kinds[static_cast<unsigned char>(c)];
}
/// The dots of e.p. belong to the word.
constexpr bool goes_on(char c)
{
    return kind(c) <= Kind::digit || c == '.';
}
constexpr bool is_digit(char c)
{
    return kind(c) == Kind::digit;
}

}  // namespace rules::pgn_bytes
