// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/obeyed.hpp"

#include <algorithm>
#include <array>

namespace rules {
namespace {

struct ObeyedRange {
    char32_t first;
    char32_t last;
    Obeyed how;
};

/// Control characters of ASCII and above it, ends of lines, and what nobody sees: signs of
/// direction, joiners of words, marks of byte order and of interlinear notes, tags.
constexpr std::array obeyed_ranges{
    ObeyedRange{0x0000, 0x001F, Obeyed::as_break}, ObeyedRange{0x007F, 0x009F, Obeyed::as_break},
    ObeyedRange{0x061C, 0x061C, Obeyed::as_mark},  ObeyedRange{0x200E, 0x200F, Obeyed::as_mark},
    ObeyedRange{0x2028, 0x2029, Obeyed::as_break}, ObeyedRange{0x202A, 0x202E, Obeyed::as_mark},
    ObeyedRange{0x2060, 0x206F, Obeyed::as_mark},  ObeyedRange{0xFEFF, 0xFEFF, Obeyed::as_mark},
    ObeyedRange{0xFFF9, 0xFFFB, Obeyed::as_mark},  ObeyedRange{0xE0000, 0xE007F, Obeyed::as_mark},
};

}  // namespace

Obeyed obeyed(char32_t point)
{
    const auto* const found =
        std::ranges::find_if(obeyed_ranges, [point](const ObeyedRange& range) {
            return point >= range.first && point <= range.last;
        });
    return found == obeyed_ranges.end() ? Obeyed::no : found->how;
}

}  // namespace rules
