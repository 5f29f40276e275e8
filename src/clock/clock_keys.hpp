// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/keymap.hpp"
#include "speech/lexicon.hpp"
#include "src/clock/answer_keys.hpp"
#include "src/commands/bound_keymap.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace client::clock {

/// The name in key maps that asks for a command in words.
inline constexpr std::string_view ask_for_line = "line";

/// What the keys of a clock mean, and what they are called. A script has none.
class ClockKeys {
public:
    /// The lexicon must outlive it.
    ClockKeys(const speech::Lexicon& lexicon,
              std::optional<keymaps::Keymap> keys,
              const commands::CommandTable& table);

    [[nodiscard]] commands::BoundKeymap::Meaning meaning_of(const keymaps::Key& key) const;
    /// "yes" or "no", where one of them is asked for.
    [[nodiscard]] std::optional<std::string_view> answer_of(const keymaps::Key& key) const
    {
        return answers_.answer_of(key);
    }
    /// The keys of a command in words, and of "yes" and "no".
    [[nodiscard]] std::vector<speech::Word> names_of(std::string_view command) const;

private:
    const speech::Lexicon* lexicon_;
    bool has_keys_;
    commands::BoundKeymap keys_;
    AnswerKeys answers_;
};

}  // namespace client::clock
