// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"
#include "rules/piece.hpp"
#include "rules/time_control.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace rules {

/// Whether the clock counts presses and changes the period by them, or changes it at zero and
/// leaves the counting to the score sheets (Article 6.4).
enum class MoveCounter : std::uint8_t { on, off };

/// A flag that has fallen is not yet one that somebody has noticed (Article 6.8).
enum class Flag : std::uint8_t { up, fallen, noticed };

/// One side of a chess clock.
struct ClockSide {
    Duration main{};         ///< left when the turn began, the bonus of delay and Bronstein apart
    Duration grace{};        ///< what this turn may use before main time is touched
    Duration turn_used{};    ///< used in this turn before the clock last started to run
    Duration overrun{};      ///< used after the flag fell: the next period pays for it
    Duration used{};         ///< used in all turns before this one
    std::size_t period = 0;  ///< counted from 0
    int presses = 0;         ///< the move counter
    int presses_in_period = 0;
    Flag flag = Flag::up;
    std::optional<Instant> fell_at;
    std::size_t fell_in = 0;  ///< the period in which the flag fell

    bool operator==(const ClockSide&) const = default;
};

/// Both displays of a clock and what they need to be understood.
struct ClockReading {
    std::array<Duration, 2> left{};   ///< main time, the bonus of delay and Bronstein apart
    std::array<Duration, 2> shown{};  ///< as a chess clock shows it
    std::optional<Color> running;
    std::optional<Duration> delay;        ///< for which the running side's time still stands
    std::array<std::size_t, 2> period{};  ///< counted from 1

    bool operator==(const ClockReading&) const = default;
};

/// A chess clock as a value: it is told the time and never asks. At most one side runs; every
/// reading is exact, whether it is looked at once or a thousand times.
class Clock {
public:
    Clock() = default;
    explicit Clock(TimeControl control, MoveCounter counter = MoveCounter::on);

    [[nodiscard]] bool timed() const { return control_ != nullptr; }
    /// It tells the time used instead of the time left.
    [[nodiscard]] bool counts_up() const { return timed() && control_->kind == ClockKind::upcount; }
    /// The control in force; only of a timed clock.
    [[nodiscard]] const TimeControl& control() const { return *control_; }
    [[nodiscard]] MoveCounter counter() const { return counter_; }
    [[nodiscard]] std::optional<Color> running() const { return running_; }
    [[nodiscard]] const ClockSide& side(Color color) const { return sides_[slot(color)]; }

    /// Main time left; it stops at zero, and the flag tells that it would have gone below. Of a
    /// clock that counts up, the time used.
    [[nodiscard]] Duration left(Color color, Instant now) const;
    /// The same as a chess clock shows it: with Bronstein the bonus of the turn is in it and counts
    /// down first, where a delay lets the time stand.
    [[nodiscard]] Duration shown(Color color, Instant now) const;
    [[nodiscard]] Duration used_this_turn(Color color, Instant now) const;
    /// For how long the running side's time still stands, by a bonus of that kind.
    [[nodiscard]] std::optional<Duration> delay_left(Instant now) const;
    [[nodiscard]] ClockReading reading(Instant now) const;
    [[nodiscard]] Bonus bonus(Color color) const;
    /// The side is in the period of all remaining moves (Guideline III.1).
    [[nodiscard]] bool in_last_period(Color color) const;
    /// Presses to go to the time control; none when no number is asked for.
    [[nodiscard]] std::optional<int> moves_to_control(Color color) const;
    /// When the flag of the running side will fall, or its time will end once more.
    [[nodiscard]] std::optional<Instant> next_fall() const;
    /// Whose flag fell first (the mark of electronic clocks, Article 6.4).
    [[nodiscard]] std::optional<Color> first_flag() const;

    [[nodiscard]] Clock started(Color color, Instant now) const;
    [[nodiscard]] Clock stopped(Instant now) const;
    /// The running side's move is completed: bonus, counter, period, and the other side runs.
    [[nodiscard]] Clock pressed(Instant now) const;
    /// The same, but the other side is not started (a sealed move, Guideline I.1.1).
    [[nodiscard]] Clock pressed_and_stopped(Instant now) const;
    /// The running side's turn goes over to the other without a completed move.
    [[nodiscard]] Clock passed(Instant now) const;
    /// The next fall has come: the flag is down, and without a counter the next period begins.
    [[nodiscard]] Clock with_flag_fallen() const;
    [[nodiscard]] Clock with_flag_noticed(Color color) const;
    [[nodiscard]] Clock with_flag_up(Color color) const;
    /// The flag counts: a period that the clock added by itself at zero is taken back.
    [[nodiscard]] Clock with_time_lost(Color color, Instant now) const;
    /// Time corrected to a value (Articles 6.10.2 and 7.1), whoever runs.
    [[nodiscard]] Clock with_left(Color color, Duration left, Instant now) const;
    [[nodiscard]] Clock with_presses(Color color, int presses) const;
    [[nodiscard]] Clock with_next_period(Color color) const;
    /// What the last press of a side has earned is not kept: increment and period. The counter is
    /// not changed.
    [[nodiscard]] Clock with_earnings_returned(Color color, Instant now) const;
    /// Another bonus for both from the next press on (Guideline III.4).
    [[nodiscard]] Clock with_bonus(Bonus bonus) const;

    /// The same control and the same state; equal clocks show equal times for ever.
    friend bool operator==(const Clock& one, const Clock& other);

private:
    [[nodiscard]] static constexpr std::size_t slot(Color color)
    {
        return static_cast<std::size_t>(color);
    }
    [[nodiscard]] ClockSide& at(Color color) { return sides_[slot(color)]; }
    [[nodiscard]] const Period& period(Color color) const
    {
        return control_->period(color, side(color).period);
    }
    void settle(Instant now);
    void end_turn(Color color);
    void grant_bonus(Color color);
    void enter_next_period(Color color);

    std::shared_ptr<const TimeControl> control_;  ///< none: the game is played without a clock
    std::array<ClockSide, 2> sides_{};
    std::optional<Color> running_;
    Instant since_{};  ///< when the running side last started
    MoveCounter counter_ = MoveCounter::on;
};

}  // namespace rules
