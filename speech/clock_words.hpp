// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/fact.hpp"
#include "rules/instant.hpp"
#include "rules/time_control.hpp"
#include "speech/lexicon.hpp"
#include "speech/names.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Times and numbers in words.
namespace speech {

enum class Verbosity : std::uint8_t {
    brief,   ///< numbers only: 1 12 05
    normal,  ///< with units, without what is zero; the last ten seconds as a bare number
    full,    ///< every unit from the largest down to the seconds
};

/// "5 minutes" on the screen, "five minutes" for the voice, the number in the right gender.
[[nodiscard]] Word counted(const Lexicon& lexicon, Counted counted, int number);
/// A number for a voice, in words.
[[nodiscard]] Word plain_number(const Lexicon& lexicon, int number);

/// "1:29:50", "4:05": as a chess clock shows it, whole seconds, the begun one not counted.
[[nodiscard]] std::string clock_face(rules::Duration time);

/// A time as a clock shows it, in digits on a narrow display: whole seconds, the begun one not
/// counted.
[[nodiscard]] Word
time_words(const Lexicon& lexicon, rules::Duration time, Verbosity verbosity = Verbosity::normal);

/// The same of a time that no clock shows: never a bare number.
[[nodiscard]] Word span_words(const Lexicon& lexicon, rules::Duration time);
/// Who has more time, or on a clock that counts upwards who has used more, in whole seconds.
[[nodiscard]] Word difference_words(const Lexicon& lexicon,
                                    rules::Duration white,
                                    rules::Duration black,
                                    rules::ClockKind kind);

/// "White: 1 hour, 5 minutes, 20 seconds"
[[nodiscard]] Word time_of(const Lexicon& lexicon,
                           rules::Color side,
                           rules::Duration time,
                           Verbosity verbosity = Verbosity::normal);
/// "Two minutes are added for Black"
[[nodiscard]] Word time_added(const Lexicon& lexicon, rules::Color side, rules::Duration time);
/// A delay while it lasts.
[[nodiscard]] Word delay_words(const Lexicon& lexicon, rules::Duration left);
/// Both times as a chess clock shows them and whose clock runs, a sentence each.
[[nodiscard]] std::vector<Word> clock_words(const Lexicon& lexicon,
                                            const rules::ClockReading& clock);

/// Whether clocks tell the time left or the time used.
enum class Counts : std::uint8_t { time_left, time_used };
/// Who has more time, White's given first, and how much; as both are told.
[[nodiscard]] Word
difference_words(const Lexicon& lexicon, std::array<rules::Duration, 2> times, Counts counts);

/// How arguments of messages name a bonus.
[[nodiscard]] std::string_view bonus_argument(rules::BonusKind kind);

/// How arguments of messages name a side.
[[nodiscard]] constexpr std::string_view side_argument(rules::Color side)
{
    return side_names[side];
}

}  // namespace speech
