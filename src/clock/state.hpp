// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/clock/answers.hpp"
#include "src/clock/journal.hpp"
#include "src/clock/setup_questions.hpp"
#include "src/clock/talking_clock.hpp"
#include "src/words/law_answers.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

/// All that is remembered of a clock in use.
namespace client::clock {

/// What somebody was asked last.
enum class Pending : std::uint8_t { nothing, setup, kept_clock, quit, another };

/// What a line is, or, where yes or no will do, the next key: beside a clock nobody has time to end
/// a line.
enum class Wants : std::uint8_t { command, answer, key };

struct ClockState {
    Options options;
    std::optional<UseLog> log{};  ///< in a tournament
    std::string voice = "off";    ///< as --voice has it, for that log
    int rate = 0;                 ///< of the voice, from -100 to 100
    /// If the clock left behind is unwanted.
    std::pair<Options, std::optional<UseLog>> begun_with{};
    std::optional<TalkingClock> clock{};
    SetupQuestions questions{};
    /// If somebody was asked; it holds for every next clock.
    std::optional<Hearing> asked_hearing{};
    Pending pending = Pending::nothing;
    std::optional<SetUp> wanted{};  ///< instead of the clock in use; without one it is asked for
    bool line_asked = false;        ///< by a key: what comes next is typed
    std::string journal{};          ///< all that was done, for the file that survives a crash
    rules::Instant journalled{};    ///< up to here
    rules::Instant latest{};
    words::LawReader law{};

    [[nodiscard]] Listener listener() const { return {options.own, options.times}; }
    [[nodiscard]] Wants wants() const;
    /// When the time of a running clock is to be journalled again.
    [[nodiscard]] std::optional<rules::Instant> next_keeping() const;
};

/// In a tournament what is asked is noted; of a clock that is taken over, whatever this run was
/// begun with.
void stay_in_tournament(ClockState& state, const UseLog& log);
/// A clock that is set, and that nobody has touched.
void set_clock(ClockState& state, const SetUp& chosen);
/// Does it to the clock and journals what it has done.
Tidings act(ClockState& state, const Command& command);
void note(ClockState& state, store::Use::Kind kind, std::string what);
/// The clock of a crash, stopped. Its own time goes on, whatever the time is now.
void take_over(ClockState& state, const Journal& journal);
/// It is not wanted: everything is as this run was begun.
void put_aside(ClockState& state);

}  // namespace client::clock
