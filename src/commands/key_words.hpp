// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/keymap.hpp"
#include "speech/lexicon.hpp"
#include "src/commands/command_table.hpp"

#include <span>
#include <string_view>
#include <vector>

/// Keys and what they do, in words.
namespace client::commands {

[[nodiscard]] speech::Word words_of(const speech::Lexicon& lexicon, const keymaps::Key& key);
/// One after the other: "f, then a".
[[nodiscard]] speech::Word words_of(const speech::Lexicon& lexicon,
                                    std::span<const keymaps::Key> keys);
/// All keys of one command, in the order of their file.
[[nodiscard]] std::vector<speech::Word> each_key_of(const speech::Lexicon& lexicon,
                                                    const keymaps::Keymap& keymap,
                                                    std::string_view command);
/// The same as a list.
[[nodiscard]] speech::Word
keys_of(const speech::Lexicon& lexicon, const keymaps::Keymap& keymap, std::string_view command);
/// What keys do: their names, the command and its help.
[[nodiscard]] speech::Word meaning_of(const speech::Lexicon& lexicon,
                                      const CommandTable& table,
                                      const speech::Word& keys,
                                      const Command& command);
/// The whole map, one line for each command, what is needed most first.
[[nodiscard]] std::vector<speech::Word>
map_words(const speech::Lexicon& lexicon, const CommandTable& table, const keymaps::Keymap& keymap);

}  // namespace client::commands
