// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"
#include "speech/lexicon.hpp"
#include "speech/utterance.hpp"
#include "src/clock/answers.hpp"
#include "src/clock/setup_questions.hpp"
#include "src/clock/talking_clock.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// What the clock has to say, in words.
namespace client::clock {

/// One tiding, with its earcon: on a narrow display an utterance for each sentence.
[[nodiscard]] std::vector<speech::Utterance>
tell(const speech::Lexicon& lexicon, const Listener& listener, const Tiding& tiding);

[[nodiscard]] speech::Utterance ask(const speech::Lexicon& lexicon,
                                    const SetupQuestions& questions);

/// "40 moves in 1 hour, 30 minutes, increment 30 seconds, then 30 minutes, no bonus"
[[nodiscard]] speech::Word control_words(const speech::Lexicon& lexicon,
                                         const rules::TimeControl& control);

/// The same, and that periods begin at zero, if they do.
[[nodiscard]] speech::Word set_up_words(const speech::Lexicon& lexicon, const SetUp& set_up);

/// Whether each preset has the short name by which the clock's question knows it, too.
enum class PresetNumbers : std::uint8_t { none, told };
/// "p12, blitz-5: 5 minutes, no bonus", one for each.
[[nodiscard]] std::vector<speech::Word> preset_words(const speech::Lexicon& lexicon,
                                                     PresetNumbers numbers = PresetNumbers::none);

/// What is wrong with a written time control.
[[nodiscard]] speech::Word fault_words(const speech::Lexicon& lexicon, rules::TimeFault fault);

/// "White", "Black".
[[nodiscard]] speech::Word side_name(const speech::Lexicon& lexicon, rules::Color side);

/// The same, or that its flag has fallen, and whether it fell first.
[[nodiscard]] speech::Word
side_label(const speech::Lexicon& lexicon, rules::Color side, const Fallen& fallen);

/// A sentence of the lexicon as an utterance.
[[nodiscard]] speech::Utterance said(const speech::Lexicon& lexicon,
                                     speech::Word words,
                                     speech::Urgency urgency = speech::Urgency::answer);

}  // namespace client::clock
