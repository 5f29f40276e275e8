// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/law_number.hpp"

#include "speech/law_search.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace speech {

namespace {

/// What an appendix or a guideline is called, in the order of the Laws; the guideline of 2009 is G.
constexpr std::array<std::string_view, 10> chapters{"A", "B", "C", "D",  "E",
                                                    "F", "G", "I", "II", "III"};
constexpr std::array<std::string_view, 3> roman{"I", "II", "III"};
constexpr std::size_t longest_part = 3;
constexpr int no_part = -1;

bool is_digit(char letter)
{
    return letter >= '0' && letter <= '9';
}

std::string in_capitals(std::string word)
{
    std::ranges::transform(word, word.begin(), [](char each) {
        return each >= 'a' && each <= 'z' ? static_cast<char>(each - 'a' + 'A') : each;
    });
    return word;
}

bool is_part(std::string_view capitals)
{
    return std::ranges::all_of(capitals, is_digit) ||
           std::ranges::find(chapters, capitals) != chapters.end();
}

int place_of_chapter(std::string_view part)
{
    const auto* const chapter = std::ranges::find(chapters, part);
    return chapter == chapters.end() ? no_part
                                     : 1000 + static_cast<int>(chapter - chapters.begin());
}

/// A letter or a Roman number within an article: 4.3.a, 3.8.a.ii.
int place_within(std::string_view part)
{
    const auto* const number = std::ranges::find(roman, part);
    if (number != roman.end())
        return 1 + static_cast<int>(number - roman.begin());
    return part.size() == 1 ? 1 + part.front() - 'A' : no_part;
}

int place(std::string_view part, bool first)
{
    if (part.empty() || part.size() > longest_part)
        return no_part;
    if (std::ranges::all_of(part, is_digit))
        return std::stoi(std::string{part});
    return first ? place_of_chapter(part) : place_within(part);
}

}  // namespace

AskedLaw asked_law(std::string_view typed)
{
    AskedLaw asked;
    for (const auto& word : search_words(typed)) {
        const auto part = in_capitals(word);
        if (!is_part(part)) {
            asked.word_after_number = asked.word_after_number || !asked.number.empty();
            asked.words.push_back(word);
            continue;
        }
        asked.number += asked.number.empty() ? "" : ".";
        asked.number += part;
    }
    return asked;
}

bool asks_for_number(const AskedLaw& asked)
{
    return !asked.number.empty() && asked.words.size() <= 1 && !asked.word_after_number;
}

std::string law_number(std::string_view typed)
{
    return asked_law(typed).number;
}

std::string_view containing_law(std::string_view number)
{
    const auto stop = number.rfind('.');
    return stop == std::string_view::npos ? std::string_view{} : number.substr(0, stop);
}

std::vector<int> law_order(std::string_view number)
{
    std::vector<int> order;
    while (!number.empty()) {
        const auto part = number.substr(0, number.find('.'));
        number.remove_prefix(std::min(number.size(), part.size() + 1));
        order.push_back(place(part, order.empty()));
        if (order.back() == no_part)
            return {};
    }
    return order;
}

}  // namespace speech
