// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"
#include "src/base/calendar.hpp"
#include "src/store/saved_game.hpp"
#include "src/store/use.hpp"

#include <cstdint>
#include <string_view>

/// What the program was used for in a tournament, in the words that an arbiter reads or hears.
namespace client::words {

/// "Tournament mode, begun on 2026-03-01 14:30:00. What the program was used for"
[[nodiscard]] speech::Word log_heading(const speech::Lexicon& lexicon, base::CalendarTime begun);

/// "used mine: your own time", or that it was refused.
[[nodiscard]] speech::Word used(const speech::Lexicon& lexicon,
                                store::Use::Kind kind,
                                std::string_view command,
                                speech::Message help);
[[nodiscard]] speech::Word opened(const speech::Lexicon& lexicon, std::string_view voice);

/// The time of a game.
[[nodiscard]] speech::Word time_of_game(const speech::Lexicon& lexicon, rules::Instant at);

/// Whether there are clocks to tell of.
enum class Clocks : std::uint8_t { told, none };
/// "0:01:05, White to move, White's clock 1:29:25, Black's clock 1:30:30: WHAT"
[[nodiscard]] speech::Word log_entry(const speech::Lexicon& lexicon,
                                     const store::Use& use,
                                     Clocks clocks,
                                     const speech::Word& what);

}  // namespace client::words
