// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/sentence.hpp"
#include "speech/utterance.hpp"
#include "src/clock/clock_keys.hpp"
#include "src/clock/state.hpp"
#include "src/commands/word_table.hpp"
#include "src/host/reply.hpp"
#include "src/words/chosen_words.hpp"

#include <initializer_list>
#include <utility>
#include <vector>

namespace client::clock {

/// One input, what it does to the clock, and everything that is told and wished in return.
struct Exchange {
    ClockState& state;
    words::ChosenWords& words;
    const commands::WordTable& names;
    const ClockKeys& keys;
    host::Tidings tidings{};
    host::Wishes wishes{};

    using Kind = host::tidings::Kind;

    [[nodiscard]] const speech::Lexicon& language() const { return words.language(); }
    [[nodiscard]] speech::Word
    in_words(speech::Message message, std::initializer_list<speech::SentencePart> parts = {}) const
    {
        return speech::sentence(language(), message, parts);
    }

    void tell(std::vector<speech::Utterance> lines, Kind kind = Kind::answer);
    /// Behind whatever is being said.
    void say(speech::Word said, Kind kind = Kind::answer);
    void say(speech::Message message, std::initializer_list<speech::SentencePart> parts = {})
    {
        say(in_words(message, parts));
    }
    /// Several lines at once.
    void answer(std::vector<speech::Word> lines, Kind kind = Kind::answer);
    void refuse(speech::Word said) { say(std::move(said), Kind::refusal); }
    /// Beside what is told: under fingers what comes last stays, and that is whose clock runs; a
    /// press sounds at once.
    void remark(speech::Utterance remark);
    void wish(host::HostWish wish) { wishes.emplace_back(std::move(wish)); }
};

}  // namespace client::clock
