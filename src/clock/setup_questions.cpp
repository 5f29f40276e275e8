// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/setup_questions.hpp"

#include "speech/enum_table.hpp"
#include "speech/text.hpp"
#include "src/base/numbers.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace client::clock {
namespace {

using namespace rules;

constexpr std::array clock_kinds{ClockKind::countdown, ClockKind::hourglass, ClockKind::upcount};
constexpr std::array bonus_kinds{BonusKind::none, BonusKind::fischer, BonusKind::bronstein,
                                 BonusKind::delay};

std::optional<int> whole_number(std::string_view text)
{
    const auto value = base::read_number(text);
    return value && *value > 0 && *value < 1000 ? value : std::nullopt;
}

/// Which row of a table is meant by a number; nothing means the first one.
template <class Table>
auto chosen(const Table& table, std::string_view text) -> std::optional<typename Table::value_type>
{
    const auto number = text.empty() ? std::optional{1} : whole_number(text);
    if (!number || static_cast<std::size_t>(*number) > table.size())
        return std::nullopt;
    return table[static_cast<std::size_t>(*number) - 1];
}

bool has_time(const Period& period)
{
    return period.time > Duration{0} || period.bonus.amount > Duration{0};
}

}  // namespace

std::optional<bool> yes_or_no(std::string_view english)
{
    const auto word = speech::fold(english);
    if (word == "yes" || word == "y")
        return true;
    return word == "no" || word == "n" ? std::optional{false} : std::nullopt;
}

SetupStep SetupQuestions::answer(std::string_view text)
{
    auto before = *this;
    before.earlier_.clear();
    const auto next = step(text);
    if (std::holds_alternative<SetupQuestion>(next))
        earlier_.push_back(std::move(before));
    return next;
}

bool SetupQuestions::go_back()
{
    if (earlier_.empty())
        return false;
    auto earlier = std::move(earlier_);
    *this = std::move(earlier.back());
    earlier.pop_back();
    earlier_ = std::move(earlier);
    return true;
}

SetupStep SetupQuestions::step(std::string_view text)
{
    using S = SetupQuestions;
    using Read = SetupStep (S::*)(std::string_view text);
    static constexpr speech::EnumTable<Read, SetupQuestion::dial> steps{{{
        {SetupQuestion::control, &S::answer_control},
        {SetupQuestion::kind, &S::answer_kind},
        {SetupQuestion::minutes, &S::answer_minutes},
        {SetupQuestion::moves, &S::answer_moves},
        {SetupQuestion::bonus, &S::answer_bonus},
        {SetupQuestion::seconds, &S::answer_seconds},
        {SetupQuestion::next_period, &S::answer_next_period},
        {SetupQuestion::black_same, &S::answer_same},
        {SetupQuestion::counter, &S::answer_counter},
        {SetupQuestion::hearing, &S::answer_hearing},
        {SetupQuestion::own, &S::answer_own},
        {SetupQuestion::warned, &S::answer_warned},
        {SetupQuestion::warnings, &S::answer_warnings},
        {SetupQuestion::dial, &S::answer_dial},
    }}};
    return (this->*steps[question_])(text);
}

SetupStep SetupQuestions::ask(SetupQuestion question)
{
    question_ = question;
    return question;
}

std::vector<Period>& SetupQuestions::periods()
{
    return control_.sides[static_cast<std::size_t>(side_.value_or(Color::white))];
}

SetupStep SetupQuestions::answer_control(std::string_view text)
{
    if (text.empty())
        return ask(SetupQuestion::kind);
    const auto presets = time_presets();
    if (const auto number = text.starts_with('p') ? whole_number(text.substr(1)) : std::nullopt;
        number && static_cast<std::size_t>(*number) <= presets.size())
        text = presets[static_cast<std::size_t>(*number) - 1].control;
    const auto control = read_time_control(text);
    if (!control)
        return Unclear{control.error()};
    if (control->kind == ClockKind::none)
        return Unclear{};
    return SetUp{*control, counter_};
}

SetupStep SetupQuestions::answer_kind(std::string_view text)
{
    const auto kind = chosen(clock_kinds, text);
    if (!kind)
        return Unclear{};
    control_.kind = *kind;
    if (*kind != ClockKind::upcount)
        return ask(SetupQuestion::minutes);
    control_ = *read_time_control("upcount");
    return after_control();
}

SetupStep SetupQuestions::answer_minutes(std::string_view text)
{
    const auto time = read_minutes(text);
    if (!time || *time > std::chrono::hours{999})
        return Unclear{};
    if (control_.kind == ClockKind::hourglass && *time == Duration{0})
        return Unclear{};
    periods().push_back({std::nullopt, *time, {}});
    if (control_.kind == ClockKind::hourglass) {  // the same glass for both, and nothing else
        control_.sides[1] = control_.sides[0];
        return after_control();
    }
    return ask(SetupQuestion::moves);
}

SetupStep SetupQuestions::answer_moves(std::string_view text)
{
    const auto moves = whole_number(text);
    if (!text.empty() && !moves)
        return Unclear{};
    periods().back().moves = moves;
    return ask(SetupQuestion::bonus);
}

SetupStep SetupQuestions::answer_bonus(std::string_view text)
{
    const auto kind = chosen(bonus_kinds, text);
    if (!kind)
        return Unclear{};
    periods().back().bonus.kind = *kind;
    return *kind == BonusKind::none ? after_period() : ask(SetupQuestion::seconds);
}

SetupStep SetupQuestions::answer_seconds(std::string_view text)
{
    const auto seconds = whole_number(text);
    if (!seconds)
        return Unclear{};
    periods().back().bonus.amount = std::chrono::seconds{*seconds};
    return after_period();
}

SetupStep SetupQuestions::after_period()
{
    if (!has_time(periods().back())) {  // the period is asked for again
        periods().pop_back();
        question_ = periods().empty() ? SetupQuestion::minutes : SetupQuestion::next_period;
        return Unclear{TimeError{TimeFault::no_time}};
    }
    if (periods().back().moves)  // more can follow only a number of moves
        return ask(SetupQuestion::next_period);
    return after_side();
}

SetupStep SetupQuestions::after_side()
{
    return side_ ? after_sides() : ask(SetupQuestion::black_same);
}

SetupStep SetupQuestions::after_sides()
{
    const bool by_moves = std::ranges::any_of(
        control_.sides, [](const auto& periods) { return periods.front().moves.has_value(); });
    return by_moves ? ask(SetupQuestion::counter) : after_control();
}

/// Where nothing is told unasked there is less to ask.
SetupStep SetupQuestions::after_control()
{
    const bool warns = unasked_ == Unasked::told && control_.kind != ClockKind::upcount;
    if (warns)
        return ask(SetupQuestion::hearing);
    return own_is_settled_ ? SetupStep{made()} : ask(SetupQuestion::own);
}

SetupStep SetupQuestions::answer_next_period(std::string_view text)
{
    if (!text.empty())
        return answer_minutes(text);
    return after_side();
}

SetupStep SetupQuestions::answer_same(std::string_view text)
{
    const auto same = text.empty() ? std::optional{true} : yes_or_no(text);
    if (!same)
        return Unclear{};
    control_.sides[1] = control_.sides[0];
    if (*same)
        return after_sides();
    control_.sides[1].clear();
    side_ = Color::black;
    return ask(SetupQuestion::minutes);
}

SetupStep SetupQuestions::answer_counter(std::string_view text)
{
    const auto counts = text.empty() ? counter_ == MoveCounter::on : yes_or_no(text);
    if (!counts)
        return Unclear{};
    counter_ = *counts ? MoveCounter::on : MoveCounter::off;
    return after_control();
}

SetupStep SetupQuestions::answer_hearing(std::string_view text)
{
    const auto change = text.empty() ? std::optional{false} : yes_or_no(text);
    if (!change)
        return Unclear{};
    return *change ? ask(SetupQuestion::own) : SetupStep{made()};
}

SetupStep SetupQuestions::answer_own(std::string_view text)
{
    const auto own = text.empty() ? hearing_.own : chosen(both_colors, text);
    if (!own)
        return Unclear{};
    hearing_.own = *own;
    const bool goes_on = earlier_.back().question_ == SetupQuestion::hearing;
    return goes_on ? ask(SetupQuestion::warned) : SetupStep{made()};
}

SetupStep SetupQuestions::answer_warned(std::string_view text)
{
    static constexpr std::array whose{WarnOf::own, WarnOf::both, WarnOf::nobody};
    const auto warned = text.empty() ? hearing_.warn_of : chosen(whose, text);
    if (!warned)
        return Unclear{};
    hearing_.warn_of = *warned;
    return ask(*warned == WarnOf::nobody ? SetupQuestion::dial : SetupQuestion::warnings);
}

SetupStep SetupQuestions::answer_warnings(std::string_view text)
{
    const auto warnings = text.empty() ? hearing_.warnings : read_warnings(text);
    if (!warnings)
        return Unclear{};
    hearing_.warnings = *warnings;
    return ask(SetupQuestion::dial);
}

SetupStep SetupQuestions::answer_dial(std::string_view text)
{
    const auto dial = text.empty() ? hearing_.dial : yes_or_no(text);
    if (!dial)
        return Unclear{};
    hearing_.dial = *dial;
    return made();
}

}  // namespace client::clock
