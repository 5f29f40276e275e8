// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/icu_text.hpp"
#include "speech/messages.hpp"
#include "tests/speech/shipped.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <toml++/toml.h>
#include <unicode/messagepattern.h>
#include <variant>
#include <vector>

/// Every sentence that the messages of a language can be.
namespace sayings {

struct Saying {
    speech::Message message;
    std::string text;
    std::string chosen{};  ///< the last word that was chosen by
};

/// The file of a language; a second script has none of its own.
inline const toml::table& file(const std::string& language)
{
    static std::map<std::string, toml::table> read;
    const auto name = language.substr(0, language.find('-'));
    if (!read.contains(name))
        read.emplace(name, toml::parse_file("speech/words/" + name + ".toml"));
    return read.at(name);
}

/// What a pattern chooses by: the words of each parameter that it selects with.
using Choices = std::map<std::string, std::vector<std::string>>;

inline void add(std::vector<std::string>& words, std::string word)
{
    if (std::ranges::find(words, word) == words.end())
        words.push_back(std::move(word));
}

inline Choices choices(const std::string& written)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::MessagePattern pattern{speech::decoded(written), nullptr, status};
    REQUIRE(U_SUCCESS(status) != 0);
    Choices choices;
    std::vector<std::string> open;
    for (int32_t i = 0; i < pattern.countParts(); ++i) {
        const auto& part = pattern.getPart(i);
        if (part.getType() == UMSGPAT_PART_TYPE_ARG_START)
            open.push_back(speech::utf8(pattern.getSubstring(pattern.getPart(i + 1))));
        else if (part.getType() == UMSGPAT_PART_TYPE_ARG_LIMIT)
            open.pop_back();
        else if (part.getType() == UMSGPAT_PART_TYPE_ARG_SELECTOR && open.back() != "n")
            add(choices[open.back()], speech::utf8(pattern.getSubstring(part)));
    }
    return choices;
}

/// One value for each parameter, in every combination; what is not chosen by is the filling.
class Combinations {
public:
    Combinations(const speech::Lexicon& lexicon,
                 const std::vector<int>& numbers,
                 std::string_view filling)
        : lexicon_{lexicon}, numbers_{numbers}, filling_{filling}
    {
    }

    [[nodiscard]] std::vector<Saying> of(speech::Message message, const Choices& choices)
    {
        found_.clear();
        values_.clear();
        put(message, message.row().parameters, choices, "");
        return found_;
    }

private:
    void put(speech::Message message,
             std::string_view names,
             const Choices& choices,
             const std::string& last)
    {
        if (names.empty()) {
            found_.push_back({message, lexicon_.say(message, values_), last});
            return;
        }
        const auto name = names.substr(0, names.find(' '));
        const auto rest = names.substr(std::min(name.size() + 1, names.size()));
        const auto with = [&](std::variant<std::string_view, int> value, const std::string& word) {
            values_.push_back({name, value});
            put(message, rest, choices, word);
            values_.pop_back();
        };
        if (name == "n")
            for (const int each : numbers_)
                with(each, last);
        else if (const auto chosen = choices.find(std::string{name}); chosen != choices.end())
            for (const auto& word : chosen->second)
                with(std::string_view{word}, word);
        else
            with(filling_, last);
    }

    const speech::Lexicon& lexicon_;
    const std::vector<int>& numbers_;
    std::string_view filling_;
    std::vector<speech::Argument> values_;
    std::vector<Saying> found_;
};

/// The sentences of one message.
inline std::vector<Saying> of(const std::string& language,
                              speech::Message message,
                              const toml::table& written,
                              const std::vector<int>& numbers = {1, 2, 5},
                              std::string_view filling = "7")
{
    const auto pattern = written["messages"][message.row().name].value<std::string>();
    REQUIRE(pattern);
    return Combinations{shipped::lexicon(language), numbers, filling}.of(message,
                                                                         choices(*pattern));
}

inline std::vector<Saying> of(const std::string& language,
                              std::string_view name,
                              const std::vector<int>& numbers = {1, 2, 5},
                              std::string_view filling = "7")
{
    const auto* const row =
        std::ranges::find(speech::message_table, name, &speech::MessageRow::name);
    REQUIRE(row != std::end(speech::message_table));
    return of(language,
              speech::Message{static_cast<std::size_t>(row - std::begin(speech::message_table))},
              file(language), numbers, filling);
}

inline std::vector<Saying> all(const std::string& language,
                               const std::vector<int>& numbers = {1, 2, 5},
                               std::string_view filling = "7")
{
    std::vector<Saying> all;
    const auto& written = file(language);
    for (std::size_t i = 0; i < std::size(speech::message_table); ++i) {
        const auto found = of(language, speech::Message{i}, written, numbers, filling);
        all.insert(all.end(), found.begin(), found.end());
    }
    return all;
}

}  // namespace sayings
