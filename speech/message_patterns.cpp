// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/icu_text.hpp"
#include "speech/lexicon_contents.hpp"

#include <cassert>

namespace speech {

namespace {

icu::Formattable formattable(const Argument& argument)
{
    if (const auto* const number = std::get_if<int>(&argument.value))
        return {static_cast<int32_t>(*number)};
    return {decoded(std::get<std::string_view>(argument.value))};
}

}  // namespace

std::string MessagePatterns::format(std::size_t index,
                                    std::span<const Argument> arguments,
                                    const icu::Locale& locale,
                                    const Transliteration& transliterate)
{
    auto& format = formats[index];
    UErrorCode status = U_ZERO_ERROR;
    if (!format) {
        UParseError place;
        const auto& pattern = written[index];
        format = std::make_unique<icu::MessageFormat>(
            transliterate ? transliterate_pattern(pattern, transliterate) : pattern, locale, place,
            status);
        assert(U_SUCCESS(status) != 0);  // the reader has tried every pattern
    }
    std::vector<icu::UnicodeString> names;
    std::vector<icu::Formattable> values;
    for (const auto& argument : arguments) {
        names.push_back(decoded(argument.name));
        values.push_back(formattable(argument));
    }
    icu::UnicodeString said;
    format->format(names.data(), values.data(), static_cast<int32_t>(names.size()), said, status);
    assert(U_SUCCESS(status) != 0);
    return utf8(said);
}

}  // namespace speech
