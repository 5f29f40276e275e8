// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"
#include "speech/clock_words.hpp"
#include "speech/lexicon.hpp"
#include "src/clock/talking_clock.hpp"

#include <initializer_list>
#include <vector>

/// What the clock answers when it is asked.
namespace client::clock {

/// Who listens: of the own side the times are told without its name.
struct Listener {
    rules::Color own = rules::Color::white;
    speech::Verbosity times = speech::Verbosity::normal;
};

using Sentences = std::vector<speech::Word>;

[[nodiscard]] Sentences answer(const speech::Lexicon& lexicon,
                               const Listener& listener,
                               Question question,
                               const Reading& reading);

/// "White has completed: 21 moves"
[[nodiscard]] speech::Word moves_of(const speech::Lexicon& lexicon, rules::Color side, int moves);

/// Whose flags are down, and which fell first if both are (6.4).
[[nodiscard]] Sentences
flag_words(const speech::Lexicon& lexicon, const Fallen& told, const Fallen& fallen);

[[nodiscard]] Sentences in_order(std::initializer_list<Sentences> parts);

}  // namespace client::clock
