// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/text.hpp"

#include "rules/code_points.hpp"
#include "speech/icu_text.hpp"

#include <algorithm>
#include <memory>
#include <unicode/normalizer2.h>
#include <unicode/translit.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace speech {

namespace {

using rules::is_ascii;

/// Taken apart, without the marks. The case stays.
icu::UnicodeString without_marks(const icu::UnicodeString& text)
{
    UErrorCode status = U_ZERO_ERROR;
    const auto* const decomposed = icu::Normalizer2::getNFKDInstance(status);
    if (U_FAILURE(status) != 0)
        return text;
    const auto apart = decomposed->normalize(text, status);
    icu::UnicodeString bare;
    for (int32_t i = 0; i < apart.length(); i = apart.moveIndex32(i, 1)) {
        const UChar32 point = apart.char32At(i);
        const auto kind = u_charType(point);
        if (kind != U_NON_SPACING_MARK && kind != U_FORMAT_CHAR)
            bare.append(point);
    }
    return bare;
}

void replace_all(std::string& text, const std::string& old, const std::string& replacement)
{
    for (auto at = text.find(old); at != std::string::npos;
         at = text.find(old, at + replacement.size()))
        text.replace(at, old.size(), replacement);
}

/// Any script to ASCII. Slow to make, so it is made when the first foreign letter is met.
std::string transcribed(const icu::UnicodeString& text)
{
    static const std::unique_ptr<icu::Transliterator> transcription = [] {
        UErrorCode status = U_ZERO_ERROR;
        std::unique_ptr<icu::Transliterator> made{
            icu::Transliterator::createInstance("Any-Latin; Latin-ASCII", UTRANS_FORWARD, status)};
        return U_SUCCESS(status) != 0 ? std::move(made) : nullptr;
    }();
    icu::UnicodeString changed{text};
    if (transcription)
        transcription->transliterate(changed);
    auto bytes = utf8(without_marks(changed));
    if (!is_ascii(bytes))
        std::ranges::replace_if(
            bytes, [](char each) { return static_cast<unsigned char>(each) >= 128; }, '?');
    return bytes;
}

enum class Sort { none, letter, digit, sign };

Sort sort_of(UChar32 point)
{
    if (u_isdigit(point) != 0)
        return Sort::digit;
    if (u_charType(point) == U_OTHER_SYMBOL)
        return Sort::sign;
    return u_isalpha(point) != 0 ? Sort::letter : Sort::none;
}

}  // namespace

std::string fold(std::string_view text)
{
    if (is_ascii(text)) {
        std::string small{text};
        std::ranges::transform(small, small.begin(), [](char each) {
            return each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
        });
        return small;
    }
    return utf8(without_marks(decoded(text).foldCase()));
}

std::vector<std::string> folded_words(std::string_view text)
{
    const auto folded = decoded(fold(text));
    std::vector<std::string> words;
    auto before = Sort::none;
    for (int32_t i = 0; i < folded.length(); i = folded.moveIndex32(i, 1)) {
        const UChar32 point = folded.char32At(i);
        const auto sort = sort_of(point);
        if (sort != Sort::none) {
            if (sort != before || sort == Sort::sign)
                words.emplace_back();
            icu::UnicodeString{point}.toUTF8String(words.back());
        }
        before = sort;
    }
    return words;
}

std::string to_ascii(std::string_view text, const Replacements& own)
{
    std::string changed{text};
    if (is_ascii(changed))
        return changed;
    for (const auto& [letter, replacement] : own)
        replace_all(changed, letter, replacement);
    const auto bare = without_marks(decoded(changed));
    changed = utf8(bare);
    return is_ascii(changed) ? changed : transcribed(bare);
}

}  // namespace speech
