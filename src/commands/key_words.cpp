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
        return sentence(lexicon, "key-capital", {{"letter", std::string_view{small}}});
    }
    const auto key = selector(bare);
    return sentence(lexicon, "key-name", {{"key", std::string_view{key}}});
}

/// "next knight" in the words of the player's language.
std::string
in_language(const speech::Lexicon& lexicon, const CommandNames& names, const Command& command)
{
    auto text = names.name(command.verb);
    if (command.argument.empty())
        return text;
    const bool is_goal = row_of(command.verb).argument == Argument::goal;
    return text + ' ' +
           (is_goal ? lexicon.say("goal", {{"goal", std::string_view{command.argument}}})
                    : command.argument);
}

/// What nobody plays without.
constexpr std::array told_first{Verb::select, Verb::up,   Verb::down,   Verb::left, Verb::right,
                                Verb::type,   Verb::last, Verb::square, Verb::clock};

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
    if (row_of(first.command.verb).argument != Argument::goal)
        return first.keys;
    const std::string_view argument = first.command.argument;
    const auto goal = sentence(lexicon, "goal", {{"goal", argument}});
    return {first.keys.screen + ' ' + goal.screen, first.keys.voice + ' ' + goal.voice};
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
                        const CommandNames& names,
                        const speech::Word& keys,
                        std::string_view command)
{
    const auto read = names.read('/' + std::string{command});
    return meaning_of(lexicon, keys, in_language(lexicon, names, read), row_of(read.verb).help);
}

speech::Word meaning_of(const speech::Lexicon& lexicon,
                        const speech::Word& keys,
                        std::string_view called,
                        speech::Message help)
{
    return sentence(lexicon, "learn-key",
                    {{"keys", keys}, {"command", called}, {"help", sentence(lexicon, help)}});
}

std::vector<speech::Word>
map_words(const speech::Lexicon& lexicon, const CommandNames& names, const keymaps::Keymap& keymap)
{
    std::vector<Verb> verbs{told_first.begin(), told_first.end()};
    std::map<Verb, std::vector<ReadBinding>> bindings;
    for (const auto& binding : keymap.bindings()) {
        auto command = names.read('/' + binding.command);
        const auto verb = command.verb;
        if (std::ranges::find(verbs, verb) == verbs.end())
            verbs.push_back(verb);
        bindings[verb].push_back({std::move(command), words_of(lexicon, binding.keys)});
    }
    std::vector<speech::Word> lines;
    for (const auto verb : verbs)
        if (const auto found = bindings.find(verb); found != bindings.end())
            lines.push_back(sentence(lexicon, "refused",
                                     {{"input", keys_with_arguments(lexicon, found->second)},
                                      {"reason", std::string_view{names.name(verb)}}}));
    return lines;
}

}  // namespace client::commands
