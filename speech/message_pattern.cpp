// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/message_pattern.hpp"

#include <fmt/format.h>

#include <set>
#include <sstream>
#include <unicode/messagepattern.h>
#include <vector>

namespace speech {

namespace {

/// Patterns within patterns are read by recursion: this keeps it shallow.
constexpr int32_t longest_pattern = 2000;

using Fault = rules::unexpected<std::string>;

std::string utf8(const icu::UnicodeString& text)
{
    std::string bytes;
    text.toUTF8String(bytes);
    return bytes;
}

std::set<std::string> names_in(std::string_view parameters)
{
    std::istringstream stream{std::string{parameters}};
    std::set<std::string> names;
    for (std::string name; stream >> name;)
        names.insert(name);
    return names;
}

bool fits(const std::string& name, UMessagePatternArgType type)
{
    if (type == UMSGPAT_ARG_TYPE_NONE)
        return true;
    if (name == "n")
        return type == UMSGPAT_ARG_TYPE_PLURAL || type == UMSGPAT_ARG_TYPE_SELECTORDINAL;
    return type == UMSGPAT_ARG_TYPE_SELECT;
}

}  // namespace

rules::Result<void, std::string> check_pattern(const icu::UnicodeString& pattern,
                                               std::string_view parameters)
{
    if (pattern.length() > longest_pattern)
        return Fault{"the message is too long"};
    UErrorCode status = U_ZERO_ERROR;
    const icu::MessagePattern parsed{pattern, nullptr, status};
    if (U_FAILURE(status) != 0)
        return Fault{status == U_UNMATCHED_BRACES ? "the braces do not match"
                                                  : "the pattern cannot be read"};
    const auto expected = names_in(parameters);
    std::set<std::string> used;
    for (int32_t i = 0; i + 1 < parsed.countParts(); ++i) {
        const auto& part = parsed.getPart(i);
        if (part.getType() != UMSGPAT_PART_TYPE_ARG_START)
            continue;
        const auto name = utf8(parsed.getSubstring(parsed.getPart(i + 1)));
        if (!expected.contains(name))
            return Fault{fmt::format("there is nothing called {} to put in", name)};
        if (!fits(name, part.getArgType()))
            return Fault{fmt::format("{} cannot be used in this way", name)};
        used.insert(name);
    }
    for (const auto& name : expected)
        if (!used.contains(name))
            return Fault{fmt::format("{} is not used", name)};
    return {};
}

icu::UnicodeString transliterate_pattern(const icu::UnicodeString& pattern,
                                         const icu::Transliterator& transliteration)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::MessagePattern parsed{pattern, nullptr, status};
    icu::UnicodeString result;
    std::vector<UMessagePatternPartType> nesting;
    int32_t copied = 0;
    for (int32_t i = 0; i < parsed.countParts(); ++i) {
        const auto& part = parsed.getPart(i);
        if (part.getIndex() < copied)
            continue;  // the number within a selector such as =1
        icu::UnicodeString before{pattern, copied, part.getIndex() - copied};
        if (!nesting.empty() && nesting.back() == UMSGPAT_PART_TYPE_MSG_START)
            transliteration.transliterate(before);
        result.append(before);
        result.append(pattern, part.getIndex(), part.getLength());
        copied = part.getLimit();
        switch (part.getType()) {
        case UMSGPAT_PART_TYPE_MSG_START:
        case UMSGPAT_PART_TYPE_ARG_START:
            nesting.push_back(part.getType());
            break;
        case UMSGPAT_PART_TYPE_MSG_LIMIT:
        case UMSGPAT_PART_TYPE_ARG_LIMIT:
            nesting.pop_back();
            break;
        default:
            break;
        }
    }
    return result;
}

}  // namespace speech
