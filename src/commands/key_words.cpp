// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/commands/key_words.hpp"

#include "speech/messages.hpp"
#include "speech/sentence.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace client::commands {

namespace {

/// Characters that would be silent, by the names that messages choose words by.
constexpr std::array<std::pair<char, std::string_view>, 15> character_names{{
    {'.', "dot"},
    {',', "comma"},
    {'/', "slash"},
    {'?', "question"},
    {'[', "left_bracket"},
    {']', "right_bracket"},
    {'{', "left_brace"},
    {'}', "right_brace"},
    {'+', "plus"},
    {'-', "minus"},
    {'*', "star"},
    {':', "colon"},
    {';', "semicolon"},
    {'$', "dollar"},
    {'=', "equals"},
}};

bool is_capital(const std::string& bare)
{
    return bare.size() == 1 && bare[0] >= 'A' && bare[0] <= 'Z';
}

/// As messages take it: no signs in it.
std::string selector(std::string bare)
{
    if (bare.size() == 1)
        for (const auto& [character, name] : character_names)
            if (bare[0] == character)
                return std::string{name};
    std::ranges::replace(bare, '-', '_');
    return bare;
}

speech::Word bare_words(const speech::Lexicon& lexicon, const std::string& bare)
{
    if (is_capital(bare)) {
        const std::string small{static_cast<char>(bare[0] - 'A' + 'a')};
        return sentence(lexicon, "key-capital", {{"letter", small}});
    }
    const auto key = selector(bare);
    return sentence(lexicon, "key-name", {{"key", key}});
}

/// What nobody plays without.
constexpr std::array<std::string_view, 9> told_first{"select", "up",   "down",   "left", "right",
                                                     "type",   "last", "square", "clock"};

struct ReadBinding {
    Command command;
    speech::Word keys;
};

/// Whether the arguments of two bindings follow each other, as 1 and 2 or a and b do.
bool goes_on(const ReadBinding& one, const ReadBinding& next)
{
    const auto& first = one.command.argument;
    const auto& second = next.command.argument;
    return first.size() == 1 && second.size() == 1 && first[0] + 1 == second[0];
}

speech::Word range_words(const speech::Lexicon& lexicon, std::span<const ReadBinding> range)
{
    const auto& first = range.front();
    if (range.size() > 1)
        return sentence(lexicon, "keys-to", {{"first", first.keys}, {"last", range.back().keys}});
    const auto told = first.command.row->argument.told;
    if (told == nullptr)
        return first.keys;
    const auto argument = ' ' + told(lexicon, first.command.argument);
    return {first.keys.screen + argument, first.keys.voice + argument};
}

/// All keys of one verb, and which of its arguments each means; ranks and files from the first key
/// to the last.
speech::Word keys_with_arguments(const speech::Lexicon& lexicon,
                                 std::span<const ReadBinding> bindings)
{
    std::vector<speech::Word> words;
    while (!bindings.empty()) {
        std::size_t length = 1;
        while (length < bindings.size() && goes_on(bindings[length - 1], bindings[length]))
            ++length;
        words.push_back(range_words(lexicon, bindings.first(length)));
        bindings = bindings.subspan(length);
    }
    return speech::listed(words);
}

}  // namespace

speech::Word words_of(const speech::Lexicon& lexicon, const keymaps::Key& key)
{
    auto words = bare_words(lexicon, key.bare());
    const auto hold = [&](bool held, std::string_view name) {
        if (held)
            words = sentence(lexicon, "key-held", {{"held", name}, {"key", words}});
    };
    hold(key.has_shift(), "shift");
    hold(key.has_alt(), "alt");
    hold(key.has_ctrl(), "ctrl");
    return words;
}

speech::Word words_of(const speech::Lexicon& lexicon, std::span<const keymaps::Key> keys)
{
    auto words = words_of(lexicon, keys.front());
    for (const auto& key : keys.subspan(1))
        words =
            sentence(lexicon, "keys-then", {{"first", words}, {"second", words_of(lexicon, key)}});
    return words;
}

speech::Word
keys_of(const speech::Lexicon& lexicon, const keymaps::Keymap& keymap, std::string_view command)
{
    return speech::listed(each_key_of(lexicon, keymap, command));
}

std::vector<speech::Word>
each_key_of(const speech::Lexicon& lexicon, const keymaps::Keymap& keymap, std::string_view command)
{
    std::vector<speech::Word> keys;
    for (const auto& binding : keymap.bindings())
        if (binding.command == command)
            keys.push_back(words_of(lexicon, binding.keys));
    return keys;
}

speech::Word meaning_of(const speech::Lexicon& lexicon,
                        const CommandTable& table,
                        const speech::Word& keys,
                        const Command& command)
{
    const auto said = table.said(lexicon, command);
    return sentence(
        lexicon, "learn-key",
        {{"keys", keys}, {"command", said}, {"help", sentence(lexicon, command.row->help)}});
}

std::vector<speech::Word>
map_words(const speech::Lexicon& lexicon, const CommandTable& table, const keymaps::Keymap& keymap)
{
    std::vector<const Row*> rows;
    for (const auto name : told_first)
        rows.push_back(table.find(name));
    std::map<const Row*, std::vector<ReadBinding>> bindings;
    for (const auto& binding : keymap.bindings()) {
        auto command = table.read(binding.command);
        const auto* const row = command.row;
        if (std::ranges::find(rows, row) == rows.end())
            rows.push_back(row);
        bindings[row].push_back({std::move(command), words_of(lexicon, binding.keys)});
    }
    std::vector<speech::Word> lines;
    for (const auto* const row : rows)
        if (const auto found = bindings.find(row); found != bindings.end())
            lines.push_back(sentence(lexicon, "refused",
                                     {{"input", keys_with_arguments(lexicon, found->second)},
                                      {"reason", table.name(*row)}}));
    return lines;
}

}  // namespace client::commands
