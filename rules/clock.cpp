// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/clock.hpp"

#include <algorithm>
#include <cassert>

namespace rules {
namespace {

constexpr Duration nothing{0};

Duration bounded(Duration time)
{
    return std::clamp(time, nothing, longest_time);
}

/// What a turn costs: all that was used beyond the bonus of delay or Bronstein.
Duration cost(const ClockSide& side, Duration used)
{
    return std::max(nothing, used - side.grace);
}

bool waits(BonusKind kind)
{
    return kind == BonusKind::delay || kind == BonusKind::bronstein;
}

}  // namespace

Clock::Clock(TimeControl control, MoveCounter counter) : counter_{counter}
{
    if (control.kind == ClockKind::none)
        return;
    control_ = std::make_shared<const TimeControl>(std::move(control));
    for (const Color color : both_colors) {
        at(color).main = period(color).time;
        grant_bonus(color);  // the bonus of move 1 is given before the game
    }
}

Duration Clock::used_this_turn(Color color, Instant now) const
{
    const Duration earlier = side(color).turn_used;
    return running_ == color ? bounded(earlier + std::max(nothing, now - since_)) : earlier;
}

Duration Clock::left(Color color, Instant now) const
{
    const ClockSide& own = side(color);
    if (counts_up())
        return bounded(own.main + own.used + used_this_turn(color, now));
    Duration time = own.main - cost(own, used_this_turn(color, now));
    if (timed() && control_->kind == ClockKind::hourglass)  // one side's loss is the other's gain
        time += used_this_turn(opponent(color), now);
    return bounded(time);
}

Duration Clock::shown(Color color, Instant now) const
{
    const Duration time = left(color, now);
    const ClockSide& own = side(color);
    const bool spent = own.flag != Flag::up && time == nothing;
    if (bonus(color).kind != BonusKind::bronstein || spent)
        return time;
    return bounded(time + std::max(nothing, own.grace - used_this_turn(color, now)));
}

std::optional<Duration> Clock::delay_left(Instant now) const
{
    if (!running_ || bonus(*running_).kind != BonusKind::delay)
        return std::nullopt;
    const Duration rest = side(*running_).grace - used_this_turn(*running_, now);
    return rest > nothing ? std::optional{rest} : std::nullopt;
}

ClockReading Clock::reading(Instant now) const
{
    ClockReading told;
    told.running = running_;
    told.delay = delay_left(now);
    for (const Color color : both_colors) {
        told.left[slot(color)] = left(color, now);
        told.shown[slot(color)] = shown(color, now);
        told.period[slot(color)] = side(color).period + 1;
    }
    return told;
}

Bonus Clock::bonus(Color color) const
{
    return timed() ? period(color).bonus : Bonus{};
}

bool Clock::in_last_period(Color color) const
{
    return timed() && !period(color).moves;
}

std::optional<int> Clock::moves_to_control(Color color) const
{
    if (!timed() || !period(color).moves)
        return std::nullopt;
    return std::max(0, *period(color).moves - side(color).presses_in_period);
}

std::optional<Instant> Clock::next_fall() const
{
    if (!timed() || !running_ || counts_up())
        return std::nullopt;
    const ClockSide& own = side(*running_);
    const bool spent = own.main <= cost(own, own.turn_used);
    if (spent && own.flag != Flag::up)
        return std::nullopt;
    return since_ + std::max(nothing, own.main + own.grace - own.turn_used);
}

std::optional<Color> Clock::first_flag() const
{
    const auto& white = side(Color::white).fell_at;
    const auto& black = side(Color::black).fell_at;
    if (!white && !black)
        return std::nullopt;
    if (white && black)
        return *white <= *black ? Color::white : Color::black;
    return white ? Color::white : Color::black;
}

Clock Clock::started(Color color, Instant now) const
{
    Clock next = stopped(now);
    if (timed() && control_->kind == ClockKind::hourglass)  // broken off, what he used is not lost
        next.end_turn(opponent(color));
    next.running_ = color;
    next.since_ = now;
    return next;
}

Clock Clock::stopped(Instant now) const
{
    Clock next = *this;
    next.settle(now);
    next.running_.reset();
    return next;
}

Clock Clock::pressed_and_stopped(Instant now) const
{
    assert(running_);
    const Color mover = *running_;
    Clock next = stopped(now);
    next.end_turn(mover);
    ++next.at(mover).presses;
    ++next.at(mover).presses_in_period;
    if (!timed())
        return next;
    if (counter_ == MoveCounter::on && next.moves_to_control(mover) == 0)
        next.enter_next_period(mover);
    next.grant_bonus(mover);
    return next;
}

Clock Clock::pressed(Instant now) const
{
    const Color mover = *running_;
    Clock next = pressed_and_stopped(now);
    next.running_ = opponent(mover);
    next.since_ = now;
    return next;
}

Clock Clock::passed(Instant now) const
{
    assert(running_);
    const Color mover = *running_;
    Clock next = stopped(now);
    next.end_turn(mover);
    next.at(mover).grace = waits(bonus(mover).kind) ? bonus(mover).amount : nothing;
    next.running_ = opponent(mover);
    next.since_ = now;
    return next;
}

Clock Clock::with_flag_fallen() const
{
    const auto instant = next_fall();
    assert(instant);
    const Color color = *running_;
    Clock next = *this;
    next.settle(*instant);
    ClockSide& own = next.at(color);
    if (own.flag == Flag::up) {
        own.flag = Flag::fallen;
        own.fell_at = *instant;
        own.fell_in = own.period;
    }
    if (counter_ == MoveCounter::off && period(color).moves)
        next.enter_next_period(color);
    return next;
}

Clock Clock::with_flag_noticed(Color color) const
{
    Clock next = *this;
    next.at(color).flag = Flag::noticed;
    return next;
}

Clock Clock::with_flag_up(Color color) const
{
    Clock next = *this;
    next.at(color).flag = Flag::up;
    next.at(color).fell_at.reset();
    return next;
}

Clock Clock::with_time_lost(Color color, Instant now) const
{
    if (side(color).period == side(color).fell_in)
        return *this;
    Clock next = with_left(color, nothing, now);
    next.at(color).period = side(color).fell_in;
    return next;
}

Clock Clock::with_left(Color color, Duration left, Instant now) const
{
    Clock next = *this;
    next.settle(now);
    ClockSide& own = next.at(color);
    const Duration gained = timed() && control_->kind == ClockKind::hourglass
                                ? next.side(opponent(color)).turn_used
                                : nothing;
    own.main = counts_up() ? bounded(left) - own.used - own.turn_used
                           : bounded(left) + cost(own, own.turn_used) - gained;
    own.overrun = nothing;
    return next;
}

Clock Clock::with_presses(Color color, int presses) const
{
    Clock next = *this;
    ClockSide& own = next.at(color);
    const int counted = std::max(0, presses);
    own.presses_in_period += counted - own.presses;  // below zero: of the period before
    own.presses = counted;
    return next;
}

Clock Clock::with_next_period(Color color) const
{
    Clock next = *this;
    if (timed())
        next.enter_next_period(color);
    return next;
}

Clock Clock::with_earnings_returned(Color color, Instant now) const
{
    const Bonus given = bonus(color);
    Duration earned = given.kind == BonusKind::fischer ? given.amount : nothing;
    Clock next = *this;
    ClockSide& own = next.at(color);
    if (counter_ == MoveCounter::on && own.period > 0 && own.presses_in_period == 0) {
        earned += period(color).time;
        --own.period;
        own.presses_in_period = next.period(color).moves.value_or(0);
        const Bonus earlier = next.bonus(color);
        own.grace = waits(earlier.kind) ? earlier.amount : nothing;
    }
    if (earned == nothing)
        return next;
    return next.with_left(color, std::max(nothing, left(color, now) - earned), now);
}

Clock Clock::with_bonus(Bonus bonus) const
{
    TimeControl control = this->control();
    for (auto& periods : control.sides)
        for (Period& period : periods)
            period.bonus = bonus;
    Clock next = *this;
    next.control_ = std::make_shared<const TimeControl>(std::move(control));
    return next;
}

bool operator==(const Clock& one, const Clock& other)
{
    const bool same_control =
        one.timed() == other.timed() && (!one.timed() || one.control() == other.control());
    return same_control && one.sides_ == other.sides_ && one.running_ == other.running_ &&
           one.since_ == other.since_ && one.counter_ == other.counter_;
}

void Clock::settle(Instant now)
{
    if (running_) {
        at(*running_).turn_used = used_this_turn(*running_, now);
        since_ = std::max(since_, now);
    }
}

void Clock::end_turn(Color color)
{
    ClockSide& own = at(color);
    const Duration spent = own.turn_used;
    if (!counts_up()) {
        own.overrun = bounded(own.overrun + std::max(nothing, cost(own, spent) - own.main));
        own.main = bounded(own.main - cost(own, spent));
    }
    own.used = bounded(own.used + spent);
    own.turn_used = nothing;
    if (timed() && control_->kind == ClockKind::hourglass)
        at(opponent(color)).main = bounded(at(opponent(color)).main + spent);
}

void Clock::grant_bonus(Color color)
{
    ClockSide& own = at(color);
    const Bonus bonus = period(color).bonus;
    own.grace = waits(bonus.kind) ? bonus.amount : nothing;
    // A clock whose flag is down in its last period gives nothing more.
    const bool spent = own.flag != Flag::up && own.main == nothing;
    if (bonus.kind == BonusKind::fischer && !spent)
        own.main = bounded(own.main + bonus.amount);
}

void Clock::enter_next_period(Color color)
{
    ClockSide& own = at(color);
    const int quota = period(color).moves.value_or(own.presses_in_period);
    own.presses_in_period = std::max(0, own.presses_in_period - quota);  // made ahead
    ++own.period;
    own.main = bounded(own.main + period(color).time - own.overrun);  // what is left, 6.3.2
    own.overrun = nothing;
}

}  // namespace rules
