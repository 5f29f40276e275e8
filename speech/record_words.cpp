// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/record_words.hpp"

#include "speech/icu_text.hpp"
#include "speech/messages.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <chrono>
#include <memory>
#include <optional>
#include <unicode/gregocal.h>
#include <unicode/smpdtfmt.h>
#include <utility>

namespace speech {

namespace {

using std::chrono::day;
using std::chrono::month;
using std::chrono::year;
using std::chrono::year_month_day;

constexpr std::array<std::pair<std::string_view, std::string_view>, 4> results{{
    {"1-0", "white"},
    {"0-1", "black"},
    {"1/2-1/2", "draw"},
    {"½-½", "draw"},
}};

std::optional<unsigned> number(std::string_view digits)
{
    unsigned value = 0;
    const auto [stop, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const bool whole = error == std::errc{} && stop == digits.data() + digits.size();
    return whole ? std::optional{value} : std::nullopt;
}

/// In the order and with the words of the language.
std::string in_words(const Lexicon& lexicon, year_month_day date, const char16_t* parts)
{
    UErrorCode status = U_ZERO_ERROR;
    const auto locale = icu::Locale::forLanguageTag(lexicon.language(), status);
    const std::unique_ptr<icu::DateFormat> format{
        icu::DateFormat::createInstanceForSkeleton(parts, locale, status)};
    const icu::GregorianCalendar calendar{static_cast<int>(date.year()),
                                          static_cast<int>(unsigned{date.month()}) - 1,
                                          static_cast<int>(unsigned{date.day()}),
                                          12,
                                          0,
                                          status};
    if (U_FAILURE(status) != 0)
        return fmt::format("{}-{:02}-{:02}", static_cast<int>(date.year()), unsigned{date.month()},
                           unsigned{date.day()});
    icu::UnicodeString words;
    return utf8(format->format(calendar.getTime(status), words));
}

}  // namespace

std::string result_words(const Lexicon& lexicon, std::string_view sign)
{
    for (const auto& [written, result] : results)
        if (written == sign)
            return lexicon.say("result-told", {{"result", result}});
    return lexicon.say("game-unfinished");
}

std::string date_words(const Lexicon& lexicon, std::string_view date)
{
    const auto years = date.size() == 10 && date[4] == '.' && date[7] == '.'
                           ? number(date.substr(0, 4))
                           : std::nullopt;
    if (!years)
        return std::string{date};
    const auto months = number(date.substr(5, 2));
    const auto days = number(date.substr(8, 2));
    const year_month_day whole{year{static_cast<int>(*years)}, month{months.value_or(1)},
                               day{months ? days.value_or(1) : 1}};
    if (!whole.ok())
        return std::string{date};
    if (!months)
        return std::to_string(*years);
    return in_words(lexicon, whole, days ? u"yMMMMd" : u"yMMMM");
}

std::string moment_words(const Lexicon& lexicon, const std::tm& local)
{
    const year_month_day date{year{local.tm_year + 1900},
                              month{static_cast<unsigned>(local.tm_mon) + 1},
                              day{static_cast<unsigned>(local.tm_mday)}};
    return fmt::format("{}, {}:{:02}", in_words(lexicon, date, u"yMMMMd"), local.tm_hour,
                       local.tm_min);
}

}  // namespace speech
