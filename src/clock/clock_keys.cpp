// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/clock_keys.hpp"

#include "rules/code_points.hpp"
#include "src/clock/telling.hpp"
#include "src/commands/key_words.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace client::clock {
namespace {

bool is_cyrillic(const speech::Word& word)
{
    const auto first = word.screen.empty() ? 0U : static_cast<unsigned char>(word.screen.front());
    return first == 0xD0U || first == 0xD1U;  // as UTF-8 begins such letters
}

}  // namespace

ClockKeys::ClockKeys(const speech::Lexicon& lexicon,
                     std::optional<keymaps::Keymap> keys,
                     const commands::CommandTable& table)
    : lexicon_{&lexicon}, has_keys_{keys.has_value()},
      keys_{std::move(keys).value_or(keymaps::Keymap{}), &table}, answers_{lexicon, keys_.keymap()}
{
}

/// A capital that means nothing is its small letter: Caps Lock, which readers use, is easily left
/// on.
commands::BoundKeymap::Meaning ClockKeys::meaning_of(const keymaps::Key& key) const
{
    auto meaning = keys_.find({&key, 1});
    if (meaning.kind == keymaps::Meaning::Kind::bound || !key.writes())
        return meaning;
    auto letters = rules::decode(key.bare());
    for (char32_t& letter : letters)
        letter = rules::small_letter(letter);
    const auto small = keymaps::Key::parse(rules::encode(letters));
    return small ? keys_.find({&*small, 1}) : meaning;
}

std::vector<speech::Word> ClockKeys::names_of(std::string_view command) const
{
    if (!has_keys_)
        return {};
    if (const auto key = answers_.key_of(command))
        return {commands::words_of(*lexicon_, *key)};
    constexpr std::size_t fingers = 5;  // what follows are their places on other keyboards
    auto keys = commands::each_key_of(*lexicon_, keys_.keymap(), command);
    const bool reads_them = is_cyrillic(side_name(*lexicon_, rules::Color::white));
    if (!reads_them && !std::ranges::all_of(keys, is_cyrillic))  // some can be read
        std::erase_if(keys, is_cyrillic);
    keys.resize(std::min(keys.size(), fingers));
    return keys;
}

}  // namespace client::clock
