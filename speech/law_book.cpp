// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/law_book.hpp"

#include "speech/messages.hpp"
#include "speech/plain_text.hpp"
#include "speech/sentence.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <toml++/toml.h>
#include <tuple>

namespace speech {

namespace {

constexpr std::size_t longest_text = 900;

/// What a number begins with, in the order of the Laws.
constexpr std::array<std::string_view, 7> chapters{"A", "B", "C", "D", "I", "II", "III"};

bool is_digit(char letter)
{
    return letter >= '0' && letter <= '9';
}

/// "d2.1" to "D.2.1": the number in capitals, its parts separated by full stops.
std::string normal(std::string_view asked)
{
    std::string number;
    for (const char each : asked) {
        const bool small = each >= 'a' && each <= 'z';
        const char letter = small ? static_cast<char>(each - 'a' + 'A') : each;
        if (is_digit(letter) && !number.empty() && number.back() >= 'A')
            number += '.';
        if (is_digit(letter) || (letter >= 'A' && letter <= 'Z'))
            number += letter;
        else if (!number.empty() && number.back() != '.')
            number += '.';
    }
    while (number.ends_with('.'))
        number.pop_back();
    return number;
}

/// Chapters in their order, then the numbers within them as numbers.
std::vector<int> place(std::string_view number)
{
    std::vector<int> parts;
    while (!number.empty()) {
        const auto part = number.substr(0, number.find('.'));
        number.remove_prefix(std::min(number.size(), part.size() + 1));
        const auto* const chapter = std::ranges::find(chapters, part);
        if (chapter != chapters.end())
            parts.push_back(1000 + static_cast<int>(chapter - chapters.begin()));
        else
            parts.push_back(std::ranges::all_of(part, is_digit) && part.size() < 4
                                ? std::stoi("0" + std::string{part})
                                : 9999);
    }
    return parts;
}

bool is_number(std::string_view written)
{
    const auto parts = place(written);
    return !parts.empty() && normal(written) == written && std::ranges::count(parts, 9999) == 0;
}

/// A number without its last part.
std::string_view shorter(std::string_view number)
{
    const auto stop = number.rfind('.');
    return stop == std::string_view::npos ? std::string_view{} : number.substr(0, stop);
}

/// The number alone, without "article" or "guideline" before it.
std::string_view without_word(std::string_view asked)
{
    const auto blank = asked.rfind(' ');
    return blank == std::string_view::npos ? asked : asked.substr(blank + 1);
}

bool is_within(std::string_view number, std::string_view chapter)
{
    return shorter(number) == chapter && !chapter.empty();
}

template <class Numbers>
std::string in_a_row(const Numbers& numbers)
{
    return fmt::format("{}", fmt::join(numbers, ", "));
}

}  // namespace

rules::Result<LawBook, Lexicon::Faults>
LawBook::read(std::string_view toml, const std::string& file, const Lexicon& lexicon)
{
    Lexicon::Faults faults;
    LawBook book;
    try {
        const auto root = toml::parse(toml, file);
        for (const auto& [key, node] : root) {
            const auto text = node.value<std::string>();
            const auto line = node.source().begin.line;
            if (!is_number(key.str()))
                faults.push_back({file, line, fmt::format("{} is no article", key.str())});
            else if (!text || text->empty() || text->size() > longest_text ||
                     plain_text(*text) != *text)
                faults.push_back({file, line, fmt::format("{} is no short text", key.str())});
            else
                book.articles_.push_back({std::string{key.str()}, lexicon.in_script(*text)});
        }
    } catch (const toml::parse_error& error) {
        faults.push_back({file, error.source().begin.line, std::string{error.description()}});
    }
    if (!faults.empty())
        return rules::unexpected{std::move(faults)};
    std::ranges::sort(book.articles_, {}, [](const Article& each) { return place(each.number); });
    return book;
}

rules::Result<LawBook, Lexicon::Faults> LawBook::load(const std::filesystem::path& words,
                                                      const Lexicon& lexicon)
{
    const auto file = words / "laws" / (primary_language(lexicon.language()) + ".toml");
    std::ifstream stream{file, std::ios::binary};
    if (!stream)
        return rules::unexpected{Lexicon::Faults{{file.string(), 0, "the file cannot be opened"}}};
    const std::string toml{std::istreambuf_iterator<char>{stream}, {}};
    return read(toml, file.string(), lexicon);
}

std::optional<LawBook::Article> LawBook::find(std::string_view asked) const
{
    const auto number = normal(without_word(asked));
    for (std::string_view rest = number; !rest.empty(); rest = shorter(rest)) {
        const auto found = std::ranges::find(articles_, rest, &Article::number);
        if (found != articles_.end())
            return *found;
    }
    return std::nullopt;
}

std::vector<Word> law_words(const Lexicon& lexicon, const LawBook& book, std::string_view asked)
{
    const auto article = book.find(asked);
    std::vector<std::string> others;
    for (const auto& each : book.articles())
        if (article ? is_within(each.number, article->number) : !book.find(shorter(each.number)))
            others.push_back(each.number);
    const auto list = in_a_row(others);
    const auto articles = [&](Message message) {
        return sentence(lexicon, message, {{"articles", std::string_view{list}}});
    };
    if (!article) {
        const auto what = plain_text(asked);
        std::vector<Word> lines{articles("law-articles")};
        if (!what.empty())
            lines.insert(lines.begin(),
                         sentence(lexicon, "law-unknown", {{"article", std::string_view{what}}}));
        return lines;
    }
    std::vector<Word> lines{sentence(lexicon, "law-article",
                                     {{"article", std::string_view{article->number}},
                                      {"text", std::string_view{article->text}}})};
    if (!others.empty())
        lines.push_back(articles("law-within"));
    return lines;
}

}  // namespace speech
