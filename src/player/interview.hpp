// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"
#include "src/words/chosen_words.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace client::player {

/// Whether a question is spoken at once, when nobody answers, or never: whoever has a screen reader
/// would hear it twice.
enum class Aloud : std::uint8_t { at_once, after_silence, never };

/// Questions that are asked one after the other before something begins.
class Interview {
public:
    Interview() = default;
    Interview(const Interview&) = default;
    Interview& operator=(const Interview&) = default;
    Interview(Interview&&) = default;
    Interview& operator=(Interview&&) = default;
    virtual ~Interview() = default;

    [[nodiscard]] virtual bool is_done() const = 0;
    [[nodiscard]] virtual Aloud aloud() const = 0;
    /// The question that waits, line by line.
    [[nodiscard]] virtual std::vector<std::string>
    question(const speech::Lexicon& language) const = 0;
    /// What to say to an answer that is none; nothing if it is one.
    [[nodiscard]] virtual std::optional<std::string> answer(words::ChosenWords& words,
                                                            std::string_view line) = 0;
    /// To the question before, if there is one.
    virtual void go_back() = 0;
};

/// Whether somebody means this choice, in the words of the language or by its English name:
/// `screen-reader`, `help`, `back`, `quit`.
[[nodiscard]] bool
means(const speech::Lexicon& language, std::string_view choice, std::string_view typed);

}  // namespace client::player
