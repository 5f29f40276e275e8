// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/time_control.hpp"

#include <algorithm>
#include <cassert>
#include <charconv>

namespace rules {
namespace {

using namespace std::chrono_literals;

constexpr Duration longest_period = 1000h;
constexpr Duration longest_bonus = 1h;
constexpr int most_moves = 999;
constexpr std::string_view upcount = "upcount";

constexpr std::array presets{
    TimePreset{"fide-classic", "40/90+30,30+30"},
    TimePreset{"classic-90-30", "90+30"},
    TimePreset{"two-hours", "40/120,20/60,15+30"},
    TimePreset{"old-2h-30", "40/120,30"},
    TimePreset{"rapid-25-10", "25+10"},
    TimePreset{"rapid-15-10", "15+10"},
    TimePreset{"rapid-60", "60"},
    TimePreset{"rapid-30", "30"},
    TimePreset{"rapid-20", "20"},
    TimePreset{"blitz-3-2", "3+2"},
    TimePreset{"blitz-5-3", "5+3"},
    TimePreset{"blitz-5", "5"},
    TimePreset{"blitz-10", "10"},
    TimePreset{"bullet-1", "1"},
    TimePreset{"bullet-2-1", "2+1"},
    TimePreset{"us-90-d5", "90d5"},
    TimePreset{"us-60-d5", "60d5"},
    TimePreset{"us-30-d5", "30d5"},
    TimePreset{"bronstein-25-10", "25b10"},
    TimePreset{"hourglass-1", "hourglass 1"},
    TimePreset{"hourglass-10", "hourglass 10"},
    TimePreset{"long-75", "75"},
};

struct BonusSign {
    char sign;
    BonusKind kind;
};
constexpr std::array bonus_signs{
    BonusSign{'+', BonusKind::fischer},
    BonusSign{'b', BonusKind::bronstein},
    BonusSign{'d', BonusKind::delay},
};

std::optional<BonusKind> bonus_kind(char sign)
{
    const auto row = std::ranges::find(bonus_signs, sign, &BonusSign::sign);
    return row == bonus_signs.end() ? std::nullopt : std::optional{row->kind};
}

/// A written time control while it is read: what is left of it, and where that begins.
class Reader {
public:
    explicit Reader(std::string_view text) : rest_{text} {}

    [[nodiscard]] bool done() const { return rest_.empty(); }
    [[nodiscard]] std::size_t column() const { return column_; }
    [[nodiscard]] char peek() const { return done() ? '\0' : rest_.front(); }
    bool take(char wanted)
    {
        if (peek() != wanted || done())
            return false;
        skip(1);
        return true;
    }
    /// A number in digits alone; none if there is no digit or the number is beyond sense.
    std::optional<int> number()
    {
        int value = 0;
        const char* const begin = rest_.data();
        const auto [end, error] = std::from_chars(begin, begin + rest_.size(), value);
        if (error != std::errc{} || peek() == '-' || value > 1'000'000)
            return std::nullopt;
        skip(static_cast<std::size_t>(end - begin));
        return value;
    }
    [[nodiscard]] bool number_before_slash() const
    {
        const auto after = rest_.find_first_not_of("0123456789");
        return after != std::string_view::npos && after > 0 && rest_[after] == '/';
    }
    [[nodiscard]] tl::unexpected<TimeError> wrong(TimeFault fault) const
    {
        return tl::unexpected{TimeError{fault, column_}};
    }

private:
    void skip(std::size_t count)
    {
        rest_.remove_prefix(count);
        column_ += count;
    }

    std::string_view rest_;
    std::size_t column_ = 1;
};

/// One part of a time after a colon: two digits, below sixty.
std::optional<int> sixtieth(Reader& reader)
{
    const std::size_t begin = reader.column();
    const auto value = reader.number();
    if (!value || *value >= 60 || reader.column() - begin != 2)
        return std::nullopt;
    return value;
}

std::optional<Duration> read_time(Reader& reader)
{
    const auto first = reader.number();
    if (!first)
        return std::nullopt;
    if (!reader.take(':'))
        return std::chrono::minutes{*first};
    const auto second = sixtieth(reader);
    if (!second)
        return std::nullopt;
    if (!reader.take(':'))
        return std::chrono::minutes{*first} + std::chrono::seconds{*second};
    const auto third = sixtieth(reader);
    if (!third)
        return std::nullopt;
    return std::chrono::hours{*first} + std::chrono::minutes{*second} +
           std::chrono::seconds{*third};
}

Result<Bonus, TimeError> read_bonus(Reader& reader)
{
    const auto kind = bonus_kind(reader.peek());
    if (!kind)
        return Bonus{};
    reader.take(reader.peek());
    const auto amount = reader.number();
    if (!amount || std::chrono::seconds{*amount} > longest_bonus)
        return reader.wrong(TimeFault::bonus);
    if (*amount == 0)
        return Bonus{};
    return Bonus{*kind, std::chrono::seconds{*amount}};
}

Result<Period, TimeError> read_period(Reader& reader)
{
    Period period;
    if (reader.number_before_slash()) {
        period.moves = reader.number();
        if (!period.moves || *period.moves == 0 || *period.moves > most_moves)
            return reader.wrong(TimeFault::moves);
        reader.take('/');
    }
    const auto time = read_time(reader);
    if (!time)
        return reader.wrong(TimeFault::time);
    if (*time > longest_period)
        return reader.wrong(TimeFault::time_too_long);
    period.time = *time;
    const auto bonus = read_bonus(reader);
    if (!bonus)
        return tl::unexpected{bonus.error()};
    period.bonus = *bonus;
    if (period.time == 0s && period.bonus.amount == 0s)
        return reader.wrong(TimeFault::no_time);
    return period;
}

Result<std::vector<Period>, TimeError> read_periods(Reader& reader)
{
    std::vector<Period> periods;
    do {
        if (!periods.empty() && !periods.back().moves)
            return reader.wrong(TimeFault::moves_missing);
        const auto period = read_period(reader);
        if (!period)
            return tl::unexpected{period.error()};
        periods.push_back(*period);
    } while (reader.take(','));
    return periods;
}

Result<TimeControl, TimeError> read_hourglass(std::string_view whole, std::size_t prefix)
{
    Reader reader{whole.substr(prefix)};
    const auto time = read_time(reader);
    const std::size_t column = prefix + reader.column();
    if (!time || *time == 0s)
        return tl::unexpected{TimeError{TimeFault::time, column}};
    if (!reader.done())
        return tl::unexpected{TimeError{TimeFault::surplus, column}};
    const std::vector periods{Period{std::nullopt, *time, {}}};
    return TimeControl{ClockKind::hourglass, {periods, periods}};
}

std::string written_time(Duration time)
{
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time).count();
    const auto two = [](std::int64_t number) {
        return (number < 10 ? ":0" : ":") + std::to_string(number);
    };
    if (seconds % 60 == 0)
        return std::to_string(seconds / 60);
    if (seconds < 3600)
        return std::to_string(seconds / 60) + two(seconds % 60);
    return std::to_string(seconds / 3600) + two(seconds / 60 % 60) + two(seconds % 60);
}

std::string written_periods(std::span<const Period> periods)
{
    std::string text;
    for (const Period& period : periods) {
        if (!text.empty())
            text += ',';
        if (period.moves)
            text += std::to_string(*period.moves) + '/';
        text += written_time(period.time);
        if (period.bonus.kind == BonusKind::none)
            continue;
        text += std::ranges::find(bonus_signs, period.bonus.kind, &BonusSign::kind)->sign;
        text += std::to_string(
            std::chrono::duration_cast<std::chrono::seconds>(period.bonus.amount).count());
    }
    return text;
}

Duration allotment(std::span<const Period> periods, bool with_bonus)
{
    Duration sum{};
    for (const Period& period : periods)
        sum += period.time;
    // Where the bonus changes from one period to the next, the last one is that of most moves.
    return with_bonus && !periods.empty() ? sum + 60 * periods.back().bonus.amount : sum;
}

}  // namespace

const Period& TimeControl::period(Color side, std::size_t number) const
{
    const auto all = periods(side);
    assert(!all.empty());
    return all[std::min(number, all.size() - 1)];
}

Result<TimeControl, TimeError> read_time_control(std::string_view text)
{
    constexpr std::string_view hourglass = "hourglass ";
    if (text.empty())
        return tl::unexpected{TimeError{TimeFault::empty, 1}};
    if (text == "none")
        return TimeControl{};
    if (text == upcount) {
        const std::vector periods{Period{}};
        return TimeControl{ClockKind::upcount, {periods, periods}};
    }
    if (const auto preset = std::ranges::find(presets, text, &TimePreset::name);
        preset != presets.end())
        return read_time_control(preset->control);
    if (text.starts_with(hourglass))
        return read_hourglass(text, hourglass.size());
    Reader reader{text};
    auto white = read_periods(reader);
    if (!white)
        return tl::unexpected{white.error()};
    auto black = reader.take(';') ? read_periods(reader) : white;
    if (!black)
        return tl::unexpected{black.error()};
    if (!reader.done())
        return reader.wrong(bonus_kind(reader.peek()) ? TimeFault::bonus : TimeFault::surplus);
    return TimeControl{ClockKind::countdown, {*std::move(white), *std::move(black)}};
}

std::string write_time_control(const TimeControl& control)
{
    if (control.kind == ClockKind::none)
        return "none";
    if (control.kind == ClockKind::upcount)
        return std::string{upcount};
    const std::string white = written_periods(control.periods(Color::white));
    if (control.kind == ClockKind::hourglass)
        return "hourglass " + white;
    const std::string black = written_periods(control.periods(Color::black));
    return white == black ? white : white + ';' + black;
}

std::optional<Duration> read_minutes(std::string_view text)
{
    Reader reader{text};
    const auto time = read_time(reader);
    if (!time || !reader.done() || *time > longest_period)
        return std::nullopt;
    return time;
}

std::span<const TimePreset> time_presets()
{
    return presets;
}

std::optional<Duration> longest_allotment(const TimeControl& control, bool with_bonus)
{
    if (control.kind == ClockKind::none || control.kind == ClockKind::upcount)
        return std::nullopt;
    return std::max(allotment(control.periods(Color::white), with_bonus),
                    allotment(control.periods(Color::black), with_bonus));
}

bool has_several_periods(const TimeControl& control)
{
    return std::ranges::any_of(control.sides, [](const auto& side) { return side.size() > 1; });
}

}  // namespace rules
