// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/said_control.hpp"

#include "speech/text.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace speech {

namespace {

using Words = std::vector<std::string>;
using Numbers = std::map<Words, int>;

/// No period that anybody says in words is longer, in minutes.
constexpr int most_said = 180;
/// "one hundred twenty five" has most words.
constexpr std::size_t longest_number = 5;

struct Name {
    std::string_view said;
    std::string_view control;
};
/// Kinds of games that are called alike nearly everywhere, with the time that most people mean.
constexpr std::array names{
    Name{"bullet", "1"},      Name{"blitz", "5+3"},       Name{"blic", "5+3"},
    Name{"rapid", "15+10"},   Name{"classic", "90+30"},   Name{"classical", "90+30"},
    Name{"klassik", "90+30"}, Name{"klassisch", "90+30"}, Name{"klasicky", "90+30"},
};

/// How a unit begins in any of the languages.
constexpr std::array<std::string_view, 2> minutes{"min", "мин"};
constexpr std::array<std::string_view, 3> seconds{"sec", "sek", "сек"};
constexpr std::array<std::string_view, 5> hours{"hour", "hod", "stund", "sat", "сат"};

bool is_number(std::string_view word)
{
    return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

template <class Units>
bool is_unit(const Units& units, std::string_view letter, std::string_view word)
{
    return word == letter || std::ranges::any_of(units, [&](std::string_view unit) {
               return word.starts_with(unit);
           });
}

Numbers number_words(const Lexicon& lexicon)
{
    Numbers numbers;
    for (int number = 0; number <= most_said; ++number)
        numbers.emplace(folded_words(lexicon.number_words(number, Counted::plain)), number);
    return numbers;
}

/// The longest number that these words begin with, and how many of them it takes.
std::optional<std::pair<int, std::size_t>> leading_number(const Numbers& numbers,
                                                          std::span<const std::string> words)
{
    for (auto count = std::min(words.size(), longest_number); count > 0; --count)
        if (const auto known = numbers.find({words.begin(), words.begin() + count});
            known != numbers.end())
            return std::pair{known->second, count};
    return std::nullopt;
}

Words in_digits(const Numbers& numbers, const Words& words)
{
    Words digits;
    for (std::size_t i = 0; i < words.size();) {
        const auto number = leading_number(numbers, std::span{words}.subspan(i));
        digits.push_back(number ? std::to_string(number->first) : words[i]);
        i += number ? number->second : 1;
    }
    return digits;
}

/// As it would be written; none: a word is of no time control.
std::optional<std::string> written(const Words& words)
{
    std::string text;
    bool after_number = false;
    for (const auto& word : words) {
        const bool number = is_number(word);
        const bool sign = word == "plus" || word == "+" || word == "|";
        if (number)
            text += (after_number ? "+" : "") + word;
        else if (sign)
            text += '+';
        else if (is_unit(hours, "h", word) && after_number)
            text += ":00:00";
        else if (!is_unit(minutes, "m", word) && !is_unit(seconds, "s", word))
            return std::nullopt;
        after_number = number || (after_number && !sign);
    }
    return text;
}

std::optional<rules::TimeControl> read_said(const Lexicon& lexicon, std::string_view text)
{
    const auto words = folded_words(text);
    if (const auto* const name =
            words.size() == 1 ? std::ranges::find(names, words.front(), &Name::said) : names.end();
        name != names.end())
        return *rules::read_time_control(name->control);
    const auto as_written = written(in_digits(number_words(lexicon), words));
    const auto control = rules::read_time_control(as_written.value_or(""));
    return control ? std::optional{*control} : std::nullopt;
}

}  // namespace

rules::Result<rules::TimeControl, rules::TimeError> read_control(const Lexicon& lexicon,
                                                                 std::string_view text)
{
    auto bare = fold(text);
    if (!bare.starts_with("hourglass"))  // its blank parts the word from the time
        std::erase(bare, ' ');
    // "5 3" is not fifty-three minutes.
    const bool digits_alone = is_number(bare) && text.find(' ') != std::string_view::npos;
    auto control = rules::read_time_control(bare);
    if (control && !digits_alone)
        return control;
    if (const auto said = read_said(lexicon, text))
        return *said;
    return control;
}

}  // namespace speech
