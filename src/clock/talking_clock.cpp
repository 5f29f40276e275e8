// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/talking_clock.hpp"

#include "speech/overloaded.hpp"

#include <algorithm>

namespace client::clock {
namespace {

using namespace rules;
using namespace std::chrono_literals;

/// A key held down repeats faster than this.
constexpr Duration repeat_gap = 700ms;
/// No reply is that quick: both keys were struck together.
constexpr Duration both_keys_gap = 100ms;
/// The dots of a dial, and the last minutes in which the hand can be felt closely (D.2.6.2).
constexpr Duration dot = 5min;
constexpr Duration close_dot = 1min;
constexpr int dots_of_a_quarter = 3;

std::size_t slot(Color side)
{
    return static_cast<std::size_t>(side);
}

}  // namespace

TalkingClock::TalkingClock(Options options)
    : options_{std::move(options)}, clock_{options_.control, options_.counter}
{
    for (const Color side : both_colors) {
        armed_[slot(side)].assign(options_.warnings.size(), false);
        // Five minutes and the bonus of the first move begin without a warning.
        arm(side, clock_.control().period(side, 0).time);
    }
}

Tidings TalkingClock::handle(const Command& command, Instant now)
{
    now = std::max(now, last_);
    Tidings told;
    pass_time(told, now);
    std::visit(speech::Overloaded{
                   [&](const acts::Press& c) { press(told, c.side, now); },
                   [&](const acts::Ask& c) {
                       told.emplace_back(tidings::Answered{c.question, reading(now)});
                   },
                   [&](const acts::Pause&) { pause(told, now); },
                   [&](const acts::Go&) { go(told, now); },
                   [&](const acts::Toggle&) { toggle(told, now); },
                   [&](const acts::Change& c) { change(told, c, now); },
                   [&](const acts::Count& c) {
                       clock_ = clock_.with_presses(c.side, c.moves);
                       told.emplace_back(tidings::Counted{c.side, c.moves});
                   },
                   [](const acts::Tick&) {},
               },
               command);
    return told;
}

void TalkingClock::redo(const Command& command, Instant at)
{
    const auto keys = std::exchange(options_.pressed_by, PressedBy::line);
    static_cast<void>(handle(command, at));
    options_.pressed_by = keys;
}

std::optional<Instant> TalkingClock::next_alarm() const
{
    const auto marks = next_marks(last_);  // while there is a fall to come
    return marks.empty() ? clock_.next_fall() : std::optional{marks.front().at};
}

Reading TalkingClock::reading(Instant now) const
{
    Reading reading;
    reading.kind = options_.control.kind;
    reading.running = clock_.running();
    reading.paused = paused_;
    reading.fallen = fallen(clock_);
    for (const Color side : both_colors) {
        const auto i = slot(side);
        reading.left[i] = clock_.shown(side, now);
        reading.period[i] = clock_.side(side).period + 1;
        reading.bonus[i] = clock_.bonus(side);
        reading.moves[i] = clock_.side(side).presses;
        reading.to_control[i] = clock_.moves_to_control(side);
    }
    if (const auto mover = reading.mover(); mover && options_.counts == Counts::told)
        reading.move = clock_.side(*mover).presses + 1;
    reading.delay = clock_.delay_left(now);
    return reading;
}

void TalkingClock::pass_time(Tidings& told, Instant now)
{
    for (;;) {
        const auto marks = next_marks(last_);
        const auto fall = clock_.next_fall();
        if (!marks.empty() && marks.front().at <= now) {
            last_ = marks.front().at;
            for (const Mark& mark : marks) {
                if (mark.warning)
                    armed_[slot(*clock_.running())][*mark.warning] = false;
                told.push_back(mark.tiding);
            }
        } else if (fall && *fall <= now) {
            last_ = *fall;
            let_flag_fall(told);
        } else {
            break;
        }
    }
    last_ = now;
}

std::vector<TalkingClock::Mark> TalkingClock::next_marks(Instant after) const
{
    const auto fall = clock_.next_fall();
    const bool heard = options_.warn_of == WarnOf::both || clock_.running() == options_.own;
    std::vector<Mark> marks;
    if (!fall || !heard || options_.unasked == Unasked::silent)
        return marks;
    if (options_.warn_of != WarnOf::nobody)
        add_warnings(marks, *fall, after);
    if (options_.dial)
        add_dot(marks, *fall, after);
    if (const auto delay = clock_.delay_left(after))
        marks.push_back({after + *delay, tidings::DelayOver{}, std::nullopt});
    if (!marks.empty()) {
        const Instant next = std::ranges::min(marks, {}, &Mark::at).at;
        std::erase_if(marks, [&](const Mark& mark) { return mark.at != next; });
    }
    return marks;
}

void TalkingClock::add_warnings(std::vector<Mark>& marks, Instant fall, Instant after) const
{
    const Color side = *clock_.running();
    const Duration left = clock_.shown(side, after);
    for (std::size_t i = 0; i < options_.warnings.size(); ++i) {
        const Duration warning = options_.warnings[i];
        // In a delay the time stands, perhaps below the warning already.
        const bool ahead = fall - warning > after && warning <= left;
        if (armed_[slot(side)][i] && ahead)
            marks.push_back({fall - warning, tidings::Warned{side, warning}, i});
    }
}

void TalkingClock::add_dot(std::vector<Mark>& marks, Instant fall, Instant after) const
{
    const Duration left = clock_.shown(*clock_.running(), after);
    const Duration step = left > dot ? dot : close_dot;
    const Duration at_dot = (left - 1ms) / step * step;
    if (at_dot <= 0ms)
        return;
    const bool quarter = at_dot % (dots_of_a_quarter * dot) == 0ms;
    marks.push_back({fall - at_dot, tidings::DialMark{quarter ? 2 : 1}, std::nullopt});
}

/// A clock without a counter has begun another period when it fell.
bool TalkingClock::is_of_past_period(Color flag) const
{
    const ClockSide& side = clock_.side(flag);
    return options_.counter == MoveCounter::off && side.flag != Flag::up &&
           side.period > side.fell_in;
}

void TalkingClock::let_flag_fall(Tidings& told)
{
    const Color side = *clock_.running();
    if (is_of_past_period(side))
        clock_ = clock_.with_flag_up(side);
    const std::size_t period = clock_.side(side).period;
    const bool up = clock_.side(side).flag == Flag::up;
    clock_ = clock_.with_flag_fallen();
    if (up)
        told.emplace_back(tidings::FlagFell{side, *clock_.first_flag()});
    arm(side, last_);
    tell_period(told, side, period);
}

void TalkingClock::tell_period(Tidings& told, Color side, std::size_t before) const
{
    if (clock_.side(side).period != before && options_.unasked == Unasked::told)
        told.emplace_back(
            tidings::PeriodBegan{clock_.control().period(side, before + 1).time, options_.counter});
}

void TalkingClock::press(Tidings& told, Color side, Instant now)
{
    const bool accident = options_.pressed_by == PressedBy::key && is_accident(side, now);
    struck_[slot(side)] = now;
    if (paused_)
        return ignore(told, {side, tidings::Idle::paused}, now);
    if (clock_.running() == opponent(side))
        return ignore(told, {side, tidings::Idle::not_running}, now);
    if (accident)
        return ignore(told, {side, tidings::Idle::both_keys}, now);
    counted_ = KeyPress{side, now};
    if (clock_.running())
        return complete(told, side, now);
    begin(told, side, now);
}

/// White's press completes a move, whether or not his clock was started for it (6.2.1); Black, who
/// has none to make, only starts White's clock (6.6).
void TalkingClock::begin(Tidings& told, Color presser, Instant now)
{
    clock_ = clock_.started(Color::white, now);
    if (presser == Color::black) {
        told.emplace_back(tidings::Started{Color::white});
        return;
    }
    complete(told, presser, now);
    told.emplace_back(tidings::FirstMove{});
}

/// A key that repeats is answered once, unless there is another reason to tell.
void TalkingClock::ignore(Tidings& told, const tidings::Ignored& press, Instant now)
{
    const bool repeats = options_.pressed_by == PressedBy::key && ignored_ &&
                         ignored_->first == press && now - ignored_->second < repeat_gap;
    ignored_ = {press, now};
    if (!repeats)
        told.emplace_back(press);
}

/// Both keys at once, or a key that is held down since an earlier turn.
bool TalkingClock::is_accident(Color side, Instant now) const
{
    const bool both = counted_ && counted_->side != side && now - counted_->at < both_keys_gap;
    const auto& earlier = struck_[slot(side)];
    return both || (earlier && now - *earlier < both_keys_gap);
}

void TalkingClock::complete(Tidings& told, Color side, Instant now)
{
    const std::size_t period = clock_.side(side).period;
    clock_ = clock_.pressed(now);
    if (is_of_past_period(opponent(side)))  // whose opponent had a turn to claim it
        clock_ = clock_.with_flag_up(opponent(side));
    arm(side, now);
    told.emplace_back(tidings::Started{opponent(side), fallen(clock_)});
    tell_period(told, side, period);
}

void TalkingClock::go(Tidings& told, Instant now)
{
    if (clock_.running()) {
        told.emplace_back(tidings::NotPaused{});
        return;
    }
    const Color side = paused_.value_or(Color::white);
    clock_ = clock_.started(side, now);
    paused_.reset();
    told.emplace_back(tidings::Started{side, fallen(clock_)});
}

void TalkingClock::pause(Tidings& told, Instant now)
{
    if (clock_.running()) {
        paused_ = clock_.running();
        clock_ = clock_.stopped(now);
    }
    if (paused_)
        told.emplace_back(tidings::Paused{*paused_, fallen(clock_)});
    else
        told.emplace_back(tidings::NotStarted{});
}

/// A key that is held down, or struck twice, does nothing more: what it did is told once again.
void TalkingClock::toggle(Tidings& told, Instant now)
{
    const auto earlier = std::exchange(toggled_, now);
    const bool repeats =
        options_.pressed_by == PressedBy::key && earlier && now - *earlier < repeat_gap;
    if (repeats && !toggle_told_)
        told.emplace_back(tidings::Answered{Question::turn, reading(now)});
    toggle_told_ = repeats;
    if (!repeats)
        clock_.running() ? pause(told, now) : go(told, now);
}

void TalkingClock::change(Tidings& told, const acts::Change& change, Instant now)
{
    const Duration left = clock_.left(change.side, now);
    const Duration wanted = std::clamp(left + change.time, Duration{0}, longest_time);
    if (wanted > left && clock_.side(change.side).flag != Flag::up)
        clock_ = clock_.with_flag_up(change.side);
    clock_ = clock_.with_left(change.side, wanted, now);
    arm(change.side, now);
    told.emplace_back(tidings::Changed{change.side, wanted - left});
}

/// A warning is given once, and again only after there has been clearly more time.
void TalkingClock::arm(Color side, Instant now)
{
    arm(side, clock_.shown(side, now) * 2 / 3);
}

void TalkingClock::arm(Color side, Duration below)
{
    for (std::size_t i = 0; i < options_.warnings.size(); ++i)
        if (options_.warnings[i] < below)
            armed_[slot(side)][i] = true;
}

}  // namespace client::clock
