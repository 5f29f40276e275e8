// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/setup_questions.hpp"

#include "speech/text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

namespace client::clock {
namespace {

using namespace rules;

constexpr std::array clock_kinds{ClockKind::countdown, ClockKind::hourglass, ClockKind::upcount};
constexpr std::array bonus_kinds{BonusKind::none, BonusKind::fischer, BonusKind::bronstein,
                                 BonusKind::delay};

std::optional<int> whole_number(std::string_view text)
{
    int value = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, value);
    const bool sensible = error == std::errc{} && rest == end && value > 0 && value < 1000;
    return sensible ? std::optional{value} : std::nullopt;
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
    switch (question_) {
    case SetupQuestion::control:
        return answer_control(text);
    case SetupQuestion::kind:
        return answer_kind(text);
    case SetupQuestion::minutes:
        return answer_minutes(text);
    case SetupQuestion::moves:
        return answer_moves(text);
    case SetupQuestion::bonus:
        return answer_bonus(text);
    case SetupQuestion::seconds:
        return answer_seconds(text);
    case SetupQuestion::next_period:
        return answer_next_period(text);
    case SetupQuestion::black_same:
        return answer_same(text);
    case SetupQuestion::counter:
        return answer_counter(text);
    }
    return Unclear::answer;
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
    if (!control || control->kind == ClockKind::none)
        return Unclear::answer;
    return SetUp{*control, counter_};
}

SetupStep SetupQuestions::answer_kind(std::string_view text)
{
    const auto kind = chosen(clock_kinds, text);
    if (!kind)
        return Unclear::answer;
    control_.kind = *kind;
    return *kind == ClockKind::upcount ? SetupStep{SetUp{*read_time_control("upcount")}}
                                       : ask(SetupQuestion::minutes);
}

SetupStep SetupQuestions::answer_minutes(std::string_view text)
{
    const auto time = read_minutes(text);
    if (!time || *time > std::chrono::hours{999})
        return Unclear::answer;
    if (control_.kind == ClockKind::hourglass && *time == Duration{0})
        return Unclear::answer;
    periods().push_back({std::nullopt, *time, {}});
    if (control_.kind == ClockKind::hourglass) {  // the same glass for both, and nothing else
        control_.sides[1] = control_.sides[0];
        return SetUp{control_};
    }
    return ask(SetupQuestion::moves);
}

SetupStep SetupQuestions::answer_moves(std::string_view text)
{
    const auto moves = whole_number(text);
    if (!text.empty() && !moves)
        return Unclear::answer;
    periods().back().moves = moves;
    return ask(SetupQuestion::bonus);
}

SetupStep SetupQuestions::answer_bonus(std::string_view text)
{
    const auto kind = chosen(bonus_kinds, text);
    if (!kind)
        return Unclear::answer;
    periods().back().bonus.kind = *kind;
    return *kind == BonusKind::none ? after_period() : ask(SetupQuestion::seconds);
}

SetupStep SetupQuestions::answer_seconds(std::string_view text)
{
    const auto seconds = whole_number(text);
    if (!seconds)
        return Unclear::answer;
    periods().back().bonus.amount = std::chrono::seconds{*seconds};
    return after_period();
}

SetupStep SetupQuestions::after_period()
{
    if (!has_time(periods().back())) {  // neither time nor bonus: the period is asked for again
        periods().pop_back();
        return ask(SetupQuestion::minutes);
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
    return by_moves ? ask(SetupQuestion::counter) : SetupStep{SetUp{control_}};
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
        return Unclear::answer;
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
        return Unclear::answer;
    return SetUp{control_, *counts ? MoveCounter::on : MoveCounter::off};
}

}  // namespace client::clock
