// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/lexicon_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>

/// Words of the player in the place of those of a lexicon.
namespace speech {

namespace {

constexpr std::array<std::string_view, 6> sections{"move",  "pieces",  "promotes",
                                                   "ranks", "letters", "names"};

}  // namespace

void LexiconReader::take_own(const OwnWords& own)
{
    toml::table all;
    try {
        all = toml::parse(own.toml, own.file);
    } catch (const toml::parse_error& error) {
        faults_.push_back({own.file, error.source().begin.line, std::string{error.description()}});
    }
    const auto name = std::filesystem::path{file_}.stem().string();
    const auto* const own_table = all[name].as_table();
    if (own_table == nullptr)
        return;
    const auto lexicon = std::exchange(file_, own.file);  // faults are of that file
    for (const auto& [section, node] : *own_table)
        if (const auto* const words = node.as_table();
            words != nullptr && std::ranges::find(sections, section.str()) != sections.end())
            take_own(section.str(), *words);
        else
            fault(&node, fmt::format("{} means nothing here", section.str()));
    file_ = lexicon;
}

void LexiconReader::take_own(std::string_view section, const toml::table& words)
{
    auto* const table = root_[section].as_table();
    for (const auto& [key, word] : words)
        if (table != nullptr && word.is_string() && table->get(key.str()) != nullptr &&
            table->get(key.str())->is_string())
            replace(*table, key.str(), word);
        else
            fault(&word, fmt::format("{} is no word of {}", key.str(), section));
}

/// What was said before is still understood.
void LexiconReader::replace(toml::table& words, std::string_view key, const toml::node& word)
{
    const auto own = text_of(word, key);
    if (!own)
        return;
    if (means_something(std::string{key})) {
        auto& heard = *root_.insert("heard", toml::table{}).first->second.as_table();
        auto& others = *heard.insert(key, toml::array{}).first->second.as_array();
        others.push_back(words.get(key)->value_or(std::string{}));
    }
    words.insert_or_assign(key, *own);
}

}  // namespace speech
