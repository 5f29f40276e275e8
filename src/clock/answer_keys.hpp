// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/keymap.hpp"
#include "speech/lexicon.hpp"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace client::clock {

/// The keys that answer a question at once while a clock runs: how yes and no begin in the player's
/// language and in English. A key that presses the clock is never one of them.
class AnswerKeys {
public:
    AnswerKeys(const speech::Lexicon& lexicon, const keymaps::Keymap& keys);

    /// "yes" or "no"
    [[nodiscard]] std::optional<std::string_view> answer_of(const keymaps::Key& key) const;
    /// The key that a question names for an answer.
    [[nodiscard]] std::optional<keymaps::Key> key_of(std::string_view answer) const;

private:
    struct Row {
        std::string_view answer;
        std::vector<keymaps::Key> keys;
    };

    std::array<Row, 2> rows_;
};

}  // namespace client::clock
