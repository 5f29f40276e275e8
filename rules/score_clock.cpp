// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/score_clock.hpp"

#include <algorithm>
#include <charconv>

namespace rules {
namespace {

using std::chrono::milliseconds;

constexpr bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/// A number of at most five digits taken from the front: more than any clock shows.
std::optional<int> take_number(std::string_view& text)
{
    int value = 0;
    const auto [end, error] =
        std::from_chars(text.data(), text.data() + std::min<std::size_t>(text.size(), 5), value);
    if (error != std::errc{} || !is_digit(text.front()))
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

bool take(std::string_view& text, char c)
{
    if (!text.starts_with(c))
        return false;
    text.remove_prefix(1);
    return true;
}

/// The digits after a decimal point; what is finer than a millisecond is left out.
milliseconds take_fraction(std::string_view& text)
{
    int value = 0;
    for (int place = 100; !text.empty() && is_digit(text.front()); place /= 10) {
        value += place * (text.front() - '0');
        text.remove_prefix(1);
    }
    return milliseconds{value};
}

/// Seconds, minutes and seconds, or hours, minutes and seconds; then the bracket or a comma.
std::optional<milliseconds> read_time(std::string_view text)
{
    std::chrono::seconds sum{};
    int parts = 0;
    do {
        const auto number = take_number(text);
        if (!number || ++parts > 3)
            return std::nullopt;
        sum = sum * 60 + std::chrono::seconds{*number};
    } while (take(text, ':'));
    milliseconds time = sum;
    if (take(text, '.'))
        time += take_fraction(text);
    while (take(text, ' ')) {
    }
    if (!text.starts_with(']') && !text.starts_with(','))
        return std::nullopt;
    return time;
}

std::optional<milliseconds> time_in(std::string_view comment, std::string_view command)
{
    const std::size_t found = comment.find(command);
    if (found == std::string_view::npos)
        return std::nullopt;
    std::string_view rest = comment.substr(found + command.size());
    if (!take(rest, ' '))
        return std::nullopt;
    while (take(rest, ' ')) {
    }
    return read_time(rest);
}

std::string two_digits(long long number)
{
    return (number < 10 ? "0" : "") + std::to_string(number);
}

std::string write_time(milliseconds time)
{
    time = std::max(time, milliseconds{0});  // a fallen flag shows no time, never less
    const auto seconds = time.count() / 1000;
    std::string text = std::to_string(seconds / 3600) + ':' + two_digits(seconds / 60 % 60) + ':' +
                       two_digits(seconds % 60);
    if (const auto rest = time.count() % 1000; rest != 0) {
        const std::string digits = std::to_string(1000 + rest);
        text += '.' + digits.substr(1, digits.find_last_not_of('0'));
    }
    return text;
}

}  // namespace

std::optional<milliseconds> clock_in(std::string_view comment)
{
    return time_in(comment, "[%clk");
}
std::optional<milliseconds> elapsed_in(std::string_view comment)
{
    return time_in(comment, "[%emt");
}

std::string clock_comment(milliseconds left)
{
    return "[%clk " + write_time(left) + ']';
}
std::string elapsed_comment(milliseconds taken)
{
    return "[%emt " + write_time(taken) + ']';
}

}  // namespace rules
