// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/code_points.hpp"

#include <algorithm>
#include <cstdint>

namespace rules {
namespace {

/// What the first byte of a UTF-8 sequence says about it.
struct Lead {
    unsigned bytes;
    char32_t bits;
    char32_t least;  ///< smaller values must be written shorter
};

std::optional<Lead> lead(std::uint8_t byte)
{
    if (byte < 0x80)
        return Lead{1, byte, 0};
    if (byte < 0xc2 || byte > 0xf4)  // no character begins so
        return std::nullopt;
    if (byte < 0xe0)
        return Lead{2, byte & 0x1fU, 0x80};
    if (byte < 0xf0)
        return Lead{3, byte & 0x0fU, 0x800};
    return Lead{4, byte & 0x07U, 0x10000};
}

bool is_blank(char32_t point)
{
    return point == U' ' || (point >= U'\t' && point <= U'\r') || point == U'\u00a0';
}

}  // namespace

std::optional<DecodedPoint> decode_first(std::string_view text)
{
    if (text.empty())
        return std::nullopt;
    const auto first = lead(static_cast<std::uint8_t>(text.front()));
    if (!first || first->bytes > text.size())
        return std::nullopt;
    char32_t point = first->bits;
    for (const char c : text.substr(1, first->bytes - 1)) {
        if (!continues_character(c))
            return std::nullopt;
        point = point << 6 | (static_cast<std::uint8_t>(c) & 0x3fU);
    }
    const bool surrogate = point >= 0xd800 && point <= 0xdfff;
    if (point < first->least || point > 0x10ffff || surrogate)
        return std::nullopt;
    return DecodedPoint{point, first->bytes};
}

std::optional<CodePoints> CodePoints::decode(std::string_view text)
{
    CodePoints decoded;
    while (!text.empty()) {
        const auto next = decode_first(text);
        if (!next || decoded.size_ == decoded.points_.size())
            return std::nullopt;
        decoded.points_[decoded.size_++] = next->point;
        text.remove_prefix(next->bytes);
    }
    return decoded;
}

std::u32string decode(std::string_view text)
{
    std::u32string points;
    while (!text.empty()) {
        const auto first = decode_first(text);
        points += first ? first->point : U'?';
        text.remove_prefix(first ? first->bytes : 1);
    }
    return points;
}

std::string encode(std::u32string_view points)
{
    std::string text;
    const auto add = [&](char32_t bits) { text += static_cast<char>(bits); };
    for (const char32_t point : points) {
        if (point < 0x80) {
            add(point);
            continue;
        }
        const unsigned more = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
        add((0xf00U >> (more + 1) & 0xf0U) | point >> 6 * more);
        for (unsigned left = more; left-- > 0;)
            add(0x80 | (point >> 6 * left & 0x3f));
    }
    return text;
}

bool is_part_of_character(std::string_view text)
{
    const auto first = text.empty() ? std::nullopt : lead(static_cast<std::uint8_t>(text.front()));
    return first && first->bytes > text.size();
}

bool is_ascii(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return static_cast<std::uint8_t>(c) < 0x80; });
}

std::size_t count_characters(std::string_view text)
{
    return text.size() - static_cast<std::size_t>(std::ranges::count_if(text, continues_character));
}

std::size_t bytes_of(std::string_view text, std::size_t characters)
{
    std::size_t bytes = 0;
    while (bytes < text.size() && (continues_character(text[bytes]) || characters-- > 0))
        ++bytes;
    return bytes;
}

std::string_view beginning(std::string_view text, std::size_t most)
{
    if (text.size() <= most)
        return text;
    while (most > 0 && continues_character(text[most]))
        --most;
    return text.substr(0, most);
}

CodePoints CodePoints::without_blanks() const
{
    CodePoints kept;
    for (const char32_t point : view())
        if (!is_blank(point))
            kept.points_[kept.size_++] = point;
    return kept;
}

}  // namespace rules
