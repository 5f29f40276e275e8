// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/message_pattern.hpp"

#include "speech/icu_text.hpp"
#include "speech/typed_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <unicode/messagepattern.h>
#include <vector>

namespace speech {

namespace {

/// Patterns within patterns are read by recursion: this keeps it shallow.
constexpr int32_t longest_pattern = 2000;

using Fault = rules::unexpected<std::string>;

/// One of the names, which are parted by blanks; none when there are no more.
std::string_view take_name(std::string_view& names)
{
    const auto name = names.substr(0, names.find(' '));
    names.remove_prefix(std::min(name.size() + 1, names.size()));
    return name;
}

bool is_among(std::string_view name, std::string_view names)
{
    while (!names.empty())
        if (take_name(names) == name)
            return true;
    return false;
}

/// Nothing in it can be anything but text, so that nothing has to be looked for.
bool is_mere_text(const icu::UnicodeString& pattern)
{
    return pattern.indexOf(u'{') < 0 && pattern.indexOf(u'}') < 0 && pattern.indexOf(u'\'') < 0;
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

rules::Result<void, std::string>
check_pattern(const icu::UnicodeString& pattern, std::string_view parameters, Parameters needed)
{
    if (pattern.length() > longest_pattern)
        return Fault{"the message is too long"};
    if (parameters.empty() && is_mere_text(pattern))
        return {};
    UErrorCode status = U_ZERO_ERROR;
    const icu::MessagePattern parsed{pattern, nullptr, status};
    if (U_FAILURE(status) != 0)
        return Fault{status == U_UNMATCHED_BRACES ? "the braces do not match"
                                                  : "the pattern cannot be read"};
    std::vector<std::string> used;
    for (int32_t i = 0; i + 1 < parsed.countParts(); ++i) {
        const auto& part = parsed.getPart(i);
        if (part.getType() != UMSGPAT_PART_TYPE_ARG_START)
            continue;
        const auto name = utf8(parsed.getSubstring(parsed.getPart(i + 1)));
        if (!is_among(name, parameters))
            return Fault{fmt::format("there is nothing called {} to put in", name)};
        if (!fits(name, part.getArgType()))
            return Fault{fmt::format("{} cannot be used in this way", name)};
        used.push_back(name);
    }
    while (needed == Parameters::all && !parameters.empty())
        if (const auto name = take_name(parameters); std::ranges::find(used, name) == used.end())
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
            before = in_script(before, &transliteration);
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
