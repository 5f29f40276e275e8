// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/plain_text.hpp"

#include "rules/code_points.hpp"

#include <algorithm>
#include <array>

namespace speech {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

constexpr std::array blanks{
    Range{0x0000, 0x0020}, Range{0x007F, 0x00A0}, Range{0x2000, 0x200A}, Range{0x2028, 0x2029},
    Range{0x202F, 0x202F}, Range{0x3000, 0x3000}, Range{0xFFFE, 0xFFFF},
};

/// Characters that are not seen and not heard: joiners, directions, tags.
constexpr std::array unheard{
    Range{0x00AD, 0x00AD}, Range{0x200B, 0x200F}, Range{0x202A, 0x202E},   Range{0x2060, 0x206F},
    Range{0xFEFF, 0xFEFF}, Range{0xFFF9, 0xFFFB}, Range{0xE0000, 0xE007F},
};

template <class Ranges>
bool is_one_of(const Ranges& ranges, char32_t point)
{
    return std::ranges::any_of(
        ranges, [point](Range range) { return point >= range.first && point <= range.last; });
}

bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

}  // namespace

std::string plain_text(std::string_view text)
{
    std::string result;
    bool blank = false;
    for (std::size_t kept = 0; !text.empty() && kept < longest_speech;) {
        const auto decoded = rules::decode_first(text);
        const auto bytes = decoded ? decoded->bytes : 1;
        if (!decoded || is_one_of(blanks, decoded->point)) {
            blank = true;
        } else if (!is_one_of(unheard, decoded->point)) {
            if (blank && !result.empty())
                result += ' ';
            blank = false;
            result += text.substr(0, bytes);
            ++kept;
        }
        text.remove_prefix(bytes);
    }
    return result;
}

std::string primary_language(std::string_view tag)
{
    const auto* const end = std::ranges::find_if_not(tag, is_letter);
    const std::string language{tag.begin(), end};
    const bool whole = end == tag.end() || *end == '-' || *end == '_';
    return whole && (language.size() == 2 || language.size() == 3) ? language : "en";
}

}  // namespace speech
