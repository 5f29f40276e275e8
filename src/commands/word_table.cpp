// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/commands/word_table.hpp"

#include "speech/text.hpp"
#include "src/text/words.hpp"

#include <algorithm>

namespace client::commands {

WordTable::WordTable(const speech::HeardWords& own)
{
    for (const auto& [meaning, word] : own) {
        english_.try_emplace(speech::fold(word), meaning);
        own_.try_emplace(meaning, word);
    }
}

std::string WordTable::english(std::string_view word) const
{
    const auto found = english_.find(speech::fold(word));
    return found == english_.end() ? std::string{word} : found->second;
}

std::string WordTable::in_english(std::string_view line) const
{
    std::string words;
    for (text::Words rest{line}; !rest.empty();)
        words += (words.empty() ? "" : " ") + english(rest.next());
    return words;
}

std::string WordTable::own(std::string_view english) const
{
    const auto found = own_.find(english);
    return found == own_.end() ? std::string{english} : found->second;
}

std::vector<std::string> WordTable::beginning_with(std::string_view part,
                                                   const std::vector<std::string>& english) const
{
    const auto folded = speech::fold(part);
    std::vector<std::string> found;
    for (const auto& name : english)
        for (const auto& word : {own(name), name})
            if (speech::fold(word).starts_with(folded))
                found.push_back(word);
    std::ranges::sort(found);
    const auto twice = std::ranges::unique(found);
    found.erase(twice.begin(), twice.end());
    return found;
}

}  // namespace client::commands
