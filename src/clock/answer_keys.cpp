// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/answer_keys.hpp"

#include "speech/text.hpp"

#include <algorithm>
#include <string>

namespace client::clock {
namespace {

using keymaps::Key;

bool presses(const keymaps::Keymap& keys, const Key& key)
{
    const auto command = keys.find({&key, 1}).command;
    return command == "white" || command == "black";
}

std::optional<Key> first_letter(std::string_view word)
{
    constexpr std::size_t longest = 4;  // bytes of a character
    for (std::size_t size = 1; size <= std::min(longest, word.size()); ++size)
        if (auto key = Key::parse(word.substr(0, size)))
            return key;
    return std::nullopt;
}

/// What the player calls it: the first of its words.
std::string own_word(const speech::Lexicon& lexicon, std::string_view english)
{
    for (const auto& [meaning, word] : lexicon.command_words(speech::CommandArea::clock))
        if (meaning == english)
            return word;
    return std::string{english};
}

/// The last one stands in where every letter presses.
std::vector<Key> keys_for(const speech::Lexicon& lexicon,
                          const keymaps::Keymap& keys,
                          std::string_view answer,
                          std::string_view last)
{
    std::vector<Key> found;
    for (const auto& word : {own_word(lexicon, answer), std::string{answer}}) {
        const auto key = first_letter(speech::fold(word));
        if (key && !presses(keys, *key))
            found.push_back(*key);
    }
    if (found.empty())
        found.push_back(*Key::parse(last));
    return found;
}

}  // namespace

AnswerKeys::AnswerKeys(const speech::Lexicon& lexicon, const keymaps::Keymap& keys)
{
    rows_ = {Row{"yes", keys_for(lexicon, keys, "yes", "enter")},
             Row{"no", keys_for(lexicon, keys, "no", "escape")}};
}

std::optional<std::string_view> AnswerKeys::answer_of(const Key& key) const
{
    const auto folded = Key::parse(speech::fold(key.text()));
    for (const Row& row : rows_)
        if (folded && std::ranges::count(row.keys, *folded) > 0)
            return row.answer;
    return std::nullopt;
}

std::optional<Key> AnswerKeys::key_of(std::string_view answer) const
{
    const auto* const row = std::ranges::find(rows_, answer, &Row::answer);
    return row == rows_.end() ? std::nullopt : std::optional{row->keys.front()};
}

}  // namespace client::clock
