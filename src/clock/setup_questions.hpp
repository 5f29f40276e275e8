// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/clock.hpp"
#include "rules/time_control.hpp"
#include "src/clock/talking_clock.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

/// A time control by questions and answers, so that a clock can be set without sight.
namespace client::clock {

enum class SetupQuestion : std::uint8_t {
    control,      ///< a preset, a written control, or nothing: step by step
    kind,         ///< 1 down, 2 hourglass, 3 up
    minutes,      ///< of the first or only period
    moves,        ///< of the period, or nothing for all
    bonus,        ///< 1 none, 2 Fischer, 3 Bronstein, 4 delay
    seconds,      ///< of the bonus
    next_period,  ///< the minutes of another period, or nothing
    black_same,   ///< yes or no
    counter,      ///< yes or no: by moves or at zero
    hearing,      ///< yes or no: whether one of the following is to be changed
    own,          ///< 1 White, 2 Black
    warned,       ///< 1 of the own time, 2 of both, 3 of none
    warnings,     ///< at which times
    dial,         ///< yes or no
};

/// All that is settled before a clock can run.
struct SetUp {
    rules::TimeControl control;
    rules::MoveCounter counter = rules::MoveCounter::on;
    std::optional<Hearing> hearing{};  ///< if somebody was asked

    bool operator==(const SetUp&) const = default;
};

/// What comes of an answer: the next question, a question once more, or the clock. An answer may be
/// unclear for a reason that can be told.
struct Unclear {
    std::optional<rules::TimeError> why{};

    bool operator==(const Unclear&) const = default;
};
using SetupStep = std::variant<SetupQuestion, Unclear, SetUp>;

class SetupQuestions {
public:
    /// What is settled already holds where nothing is answered.
    explicit SetupQuestions(const Options& settled = {})
        : counter_{settled.counter}, hearing_{settled}, unasked_{settled.unasked},
          own_is_settled_{settled.own_is_settled}
    {
    }

    [[nodiscard]] SetupQuestion question() const { return question_; }
    /// Whose time is asked for; both have the same unless somebody says otherwise.
    [[nodiscard]] std::optional<rules::Color> side() const { return side_; }
    [[nodiscard]] const Hearing& hearing() const { return hearing_; }
    [[nodiscard]] rules::MoveCounter counter() const { return counter_; }
    [[nodiscard]] SetupStep answer(std::string_view text);
    /// To the question before, whose answer is forgotten; false at the first one.
    bool go_back();

private:
    [[nodiscard]] SetupStep step(std::string_view text);
    [[nodiscard]] SetupStep ask(SetupQuestion question);
    [[nodiscard]] SetupStep answer_control(std::string_view text);
    [[nodiscard]] SetupStep answer_kind(std::string_view text);
    [[nodiscard]] SetupStep answer_minutes(std::string_view text);
    [[nodiscard]] SetupStep answer_moves(std::string_view text);
    [[nodiscard]] SetupStep answer_bonus(std::string_view text);
    [[nodiscard]] SetupStep answer_seconds(std::string_view text);
    [[nodiscard]] SetupStep answer_next_period(std::string_view text);
    [[nodiscard]] SetupStep answer_same(std::string_view text);
    [[nodiscard]] SetupStep answer_counter(std::string_view text);
    [[nodiscard]] SetupStep answer_hearing(std::string_view text);
    [[nodiscard]] SetupStep answer_own(std::string_view text);
    [[nodiscard]] SetupStep answer_warned(std::string_view text);
    [[nodiscard]] SetupStep answer_warnings(std::string_view text);
    [[nodiscard]] SetupStep answer_dial(std::string_view text);
    [[nodiscard]] SetupStep after_period();
    [[nodiscard]] SetupStep after_side();
    [[nodiscard]] SetupStep after_sides();
    [[nodiscard]] SetupStep after_control();
    [[nodiscard]] SetUp made() const { return {control_, counter_, hearing_}; }
    [[nodiscard]] std::vector<rules::Period>& periods();

    SetupQuestion question_ = SetupQuestion::control;
    std::optional<rules::Color> side_;
    rules::TimeControl control_{rules::ClockKind::countdown, {}};
    rules::MoveCounter counter_;
    Hearing hearing_;
    Unasked unasked_;
    bool own_is_settled_;
    std::vector<SetupQuestions> earlier_;  ///< as they were before each answer
};

/// An answer in English, into which the lexicons bring it; none if it is neither yes nor no.
[[nodiscard]] std::optional<bool> yes_or_no(std::string_view english);

}  // namespace client::clock
