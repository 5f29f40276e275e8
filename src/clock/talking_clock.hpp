// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/clock.hpp"
#include "rules/instant.hpp"
#include "rules/time_control.hpp"
#include "speech/clock_words.hpp"
#include "src/clock/display.hpp"
#include "src/clock/hearing.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

/// The chess clock that talks: what is done to it, and what it has to say. It is told the time.
namespace client::clock {

enum class Question : std::uint8_t {
    own,
    other,
    both,
    difference,
    moves,
    to_control,
    turn,
    period,
};

namespace acts {

/// The key of a side: its own clock stops, the other one runs. At the beginning White's tells that
/// he has made his first move; Black's starts White's clock.
struct Press {
    rules::Color side{};
    bool operator==(const Press&) const = default;
};
struct Ask {
    Question question{};
    bool operator==(const Ask&) const = default;
};
struct Pause {
    bool operator==(const Pause&) const = default;
};
/// Goes on after a pause; at the beginning White's clock starts.
struct Go {
    bool operator==(const Go&) const = default;
};
/// The one or the other, by one key.
struct Toggle {
    bool operator==(const Toggle&) const = default;
};
/// Time is added, or taken if it is negative.
struct Change {
    rules::Color side{};
    rules::Duration time{};
    bool operator==(const Change&) const = default;
};
/// The arbiter corrects the number of moves that a side has made (6.10.2).
struct Count {
    rules::Color side{};
    int moves = 0;
    bool operator==(const Count&) const = default;
};
/// Only lets time pass.
struct Tick {
    bool operator==(const Tick&) const = default;
};

}  // namespace acts

using Command = std::variant<acts::Press,
                             acts::Ask,
                             acts::Pause,
                             acts::Go,
                             acts::Toggle,
                             acts::Change,
                             acts::Count,
                             acts::Tick>;

/// All that the clock shows at an instant.
struct Reading {
    rules::ClockKind kind = rules::ClockKind::countdown;
    std::array<rules::Duration, 2> left{};
    std::array<std::size_t, 2> period{};  ///< counted from 1
    std::array<rules::Bonus, 2> bonus{};
    std::array<int, 2> moves{};
    std::array<std::optional<int>, 2> to_control{};
    std::optional<rules::Color> running;
    std::optional<rules::Color> paused;    ///< whose clock goes on after the pause
    std::optional<int> move;               ///< that is being made, where its number may be told
    std::optional<rules::Duration> delay;  ///< what is left of it, while it runs
    Fallen fallen;

    /// Whose move it is, while a clock runs or goes on after a pause.
    [[nodiscard]] std::optional<rules::Color> mover() const { return paused ? paused : running; }
    bool operator==(const Reading&) const = default;
};

namespace tidings {

struct Started {
    rules::Color running{};
    Fallen fallen{};
    bool operator==(const Started&) const = default;
};
/// White has made it before any clock was started.
struct FirstMove {
    bool operator==(const FirstMove&) const = default;
};
enum class Idle : std::uint8_t { not_running, both_keys, paused };
/// A press that changed nothing, and why.
struct Ignored {
    rules::Color side{};
    Idle why{};
    bool operator==(const Ignored&) const = default;
};
struct Answered {
    Question question{};
    Reading reading;
    bool operator==(const Answered&) const = default;
};
struct Paused {
    rules::Color side{};  ///< whose clock goes on
    Fallen fallen{};
    bool operator==(const Paused&) const = default;
};
struct NotPaused {
    bool operator==(const NotPaused&) const = default;
};
/// There is nothing to pause yet.
struct NotStarted {
    bool operator==(const NotStarted&) const = default;
};
struct Changed {
    rules::Color side{};
    rules::Duration time{};
    bool operator==(const Changed&) const = default;
};
struct Counted {
    rules::Color side{};
    int moves = 0;
    bool operator==(const Counted&) const = default;
};
struct Warned {
    rules::Color side{};
    rules::Duration left{};
    bool operator==(const Warned&) const = default;
};
/// The minute hand passes one dot of the dial, or two (D.2.6.2).
struct DialMark {
    int dots = 1;
    bool operator==(const DialMark&) const = default;
};
struct DelayOver {
    bool operator==(const DelayOver&) const = default;
};
struct FlagFell {
    rules::Color side{};
    rules::Color first{};  ///< whose fell first
    bool operator==(const FlagFell&) const = default;
};
struct PeriodBegan {
    rules::Duration added{};
    rules::MoveCounter counter = rules::MoveCounter::on;  ///< without it the control may be missed
    bool operator==(const PeriodBegan&) const = default;
};

}  // namespace tidings

using Tiding = std::variant<tidings::Started,
                            tidings::FirstMove,
                            tidings::Ignored,
                            tidings::Answered,
                            tidings::Paused,
                            tidings::NotPaused,
                            tidings::NotStarted,
                            tidings::Changed,
                            tidings::Counted,
                            tidings::Warned,
                            tidings::DialMark,
                            tidings::DelayOver,
                            tidings::FlagFell,
                            tidings::PeriodBegan>;
using Tidings = std::vector<Tiding>;

/// Whether warnings, ticks and new periods are told by themselves; flags always are.
enum class Unasked : std::uint8_t { told, silent };
/// Whether the numbers of moves are told. A tournament tells them to the impaired player who asks,
/// and to nobody else (12.6, D.2.6.1, D.2.10.4).
enum class Counts : std::uint8_t { told, not_told };
/// Keys are struck together and repeat by themselves; lines do not.
enum class PressedBy : std::uint8_t { key, line };

struct Options : Hearing {
    rules::TimeControl control;
    rules::MoveCounter counter = rules::MoveCounter::on;
    Unasked unasked = Unasked::told;
    PressedBy pressed_by = PressedBy::key;
    Counts counts = Counts::told;
    bool own_is_settled = false;  ///< nobody is asked whose clock is his own
    speech::Verbosity times = speech::Verbosity::normal;
};

/// The clock with its keys. What is done at once, twice or out of turn never changes a time.
class TalkingClock {
public:
    explicit TalkingClock(Options options);

    /// First what has happened by itself until now, then what is done.
    [[nodiscard]] Tidings handle(const Command& command, rules::Instant now);
    /// Something that was done to this clock before a crash is done again, however quickly one
    /// press had followed the other.
    void redo(const Command& command, rules::Instant at);
    /// When there will be something to tell.
    [[nodiscard]] std::optional<rules::Instant> next_alarm() const;
    [[nodiscard]] Reading reading(rules::Instant now) const;
    [[nodiscard]] const rules::Clock& clock() const { return clock_; }
    [[nodiscard]] const Options& options() const { return options_; }

private:
    /// Something that is told when the time left on the running clock comes down to it.
    struct Mark {
        rules::Instant at;
        Tiding tiding;
        std::optional<std::size_t> warning;  ///< its place in the list
    };
    struct KeyPress {
        rules::Color side{};
        rules::Instant at;
    };

    void pass_time(Tidings& told, rules::Instant now);
    /// All that are told at the same instant, which is the next one.
    [[nodiscard]] std::vector<Mark> next_marks(rules::Instant after) const;
    void add_warnings(std::vector<Mark>& marks, rules::Instant fall, rules::Instant after) const;
    void add_dot(std::vector<Mark>& marks, rules::Instant fall, rules::Instant after) const;
    [[nodiscard]] bool is_of_past_period(rules::Color flag) const;
    void let_flag_fall(Tidings& told);
    void tell_period(Tidings& told, rules::Color side, std::size_t before) const;
    void press(Tidings& told, rules::Color side, rules::Instant now);
    void ignore(Tidings& told, const tidings::Ignored& press, rules::Instant now);
    [[nodiscard]] bool is_accident(rules::Color side, rules::Instant now) const;
    void complete(Tidings& told, rules::Color side, rules::Instant now);
    void begin(Tidings& told, rules::Color presser, rules::Instant now);
    void go(Tidings& told, rules::Instant now);
    void pause(Tidings& told, rules::Instant now);
    void toggle(Tidings& told, rules::Instant now);
    void change(Tidings& told, const acts::Change& change, rules::Instant now);
    void arm(rules::Color side, rules::Instant now);
    /// For every warning below this time.
    void arm(rules::Color side, rules::Duration below);

    Options options_;
    rules::Clock clock_;
    rules::Instant last_{};
    std::optional<rules::Color> paused_;  ///< whose clock goes on
    std::optional<KeyPress> counted_;     ///< the last press that did something
    std::optional<std::pair<tidings::Ignored, rules::Instant>> ignored_;  ///< the last that did not
    std::array<std::optional<rules::Instant>, 2> struck_;  ///< when each side's key last came
    std::optional<rules::Instant> toggled_;                ///< when the key for both last came
    bool toggle_told_ = false;                             ///< that it changes nothing more
    std::array<std::vector<bool>, 2> armed_;
};

}  // namespace client::clock
