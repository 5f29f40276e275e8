// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/columns.hpp"

#include "rules/code_points.hpp"

#include <algorithm>
#include <cstddef>
#include <unicode/uchar.h>

namespace client::screen {

namespace {

int width_of(char32_t character)
{
    const auto point = static_cast<UChar32>(character);
    const auto type = u_charType(point);
    if (type == U_NON_SPACING_MARK || type == U_ENCLOSING_MARK || type == U_FORMAT_CHAR)
        return 0;
    const auto width = u_getIntPropertyValue(point, UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_FULLWIDTH || width == U_EA_WIDE ? 2 : 1;
}

/// A byte that is no UTF-8 counts as a character.
rules::DecodedPoint first_of(std::string_view text)
{
    return rules::decode_first(text).value_or(rules::DecodedPoint{U'?', 1});
}

/// The bytes that fill no more than so many columns, marks of the last character included.
std::size_t bytes_within(std::string_view text, int width)
{
    std::size_t taken = 0;
    while (taken < text.size()) {
        const auto next = first_of(text.substr(taken));
        width -= width_of(next.point);
        if (width < 0)
            break;
        taken += next.bytes;
    }
    return taken;
}

}  // namespace

int columns(std::string_view text)
{
    int width = 0;
    while (!text.empty()) {
        const auto next = first_of(text);
        width += width_of(next.point);
        text.remove_prefix(next.bytes);
    }
    return width;
}

std::string cut(std::string_view text, int width)
{
    return std::string{text.substr(0, bytes_within(text, width))};
}

std::string_view tail(std::string_view text, int width)
{
    for (int surplus = columns(text) - width; surplus > 0;) {
        const auto next = first_of(text);
        surplus -= width_of(next.point);
        text.remove_prefix(next.bytes);
    }
    return text;
}

std::vector<std::string> wrap(std::string_view text, int width)
{
    std::vector<std::string> rows;
    while (columns(text) > width) {
        // At least a character: a wide one may not fit into a single column.
        const auto fits = std::max(bytes_within(text, width), first_of(text).bytes);
        const auto blank = text.rfind(' ', fits);
        const bool at_blank = blank != std::string_view::npos && blank > 0;
        rows.emplace_back(text.substr(0, at_blank ? blank : fits));
        text.remove_prefix(at_blank ? blank + 1 : fits);
    }
    if (!text.empty() || rows.empty())
        rows.emplace_back(text);
    return rows;
}

}  // namespace client::screen
