// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/setup_questions.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

namespace client::clock {
namespace {

using namespace rules;

constexpr std::array yes_words{"y", "yes", "j", "ja", "a", "ano", "áno", "d", "da", "д", "да"};
constexpr std::array no_words{"n", "no", "nein", "ne", "nie", "н", "не"};
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

bool has_time(const Period& period)
{
    return period.time > Duration{0} || period.bonus.amount > Duration{0};
}

}  // namespace

std::optional<bool> yes_or_no(std::string_view text)
{
    if (std::ranges::find(yes_words, text) != yes_words.end())
        return true;
    if (std::ranges::find(no_words, text) != no_words.end())
        return false;
    return std::nullopt;
}

SetupStep SetupQuestions::answer(std::string_view text)
{
    switch (question_) {
    case SetupQuestion::control:
        return answer_control(text);
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
        return ask(SetupQuestion::minutes);
    const auto presets = time_presets();
    if (const auto number = text.starts_with('p') ? whole_number(text.substr(1)) : std::nullopt;
        number && static_cast<std::size_t>(*number) <= presets.size())
        text = presets[static_cast<std::size_t>(*number) - 1].control;
    const auto control = read_time_control(text);
    if (!control || control->kind == ClockKind::none)
        return Unclear::answer;
    return *control;
}

SetupStep SetupQuestions::answer_minutes(std::string_view text)
{
    const auto time = read_minutes(text);
    if (!time || *time > std::chrono::hours{999})
        return Unclear::answer;
    periods().push_back({std::nullopt, *time, {}});
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
    const auto number = text.empty() ? std::optional{1} : whole_number(text);
    if (!number || static_cast<std::size_t>(*number) > bonus_kinds.size())
        return Unclear::answer;
    periods().back().bonus.kind = bonus_kinds[static_cast<std::size_t>(*number) - 1];
    return *number == 1 ? after_period() : ask(SetupQuestion::seconds);
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
    if (side_)
        return control_;
    return ask(SetupQuestion::black_same);
}

SetupStep SetupQuestions::answer_next_period(std::string_view text)
{
    if (!text.empty())
        return answer_minutes(text);
    if (side_)
        return control_;
    return ask(SetupQuestion::black_same);
}

SetupStep SetupQuestions::answer_same(std::string_view text)
{
    const auto same = text.empty() ? std::optional{true} : yes_or_no(text);
    if (!same)
        return Unclear::answer;
    control_.sides[1] = control_.sides[0];
    if (*same)
        return control_;
    control_.sides[1].clear();
    side_ = Color::black;
    return ask(SetupQuestion::minutes);
}

}  // namespace client::clock
