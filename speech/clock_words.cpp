// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/clock_words.hpp"

#include "speech/enum_table.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"

#include <fmt/format.h>

#include <array>
#include <chrono>
#include <utility>
#include <vector>

namespace speech {

namespace {

using rules::ClockKind;
using rules::Color;
using rules::Duration;

constexpr std::array<Message, 5> units{"hours", "minutes", "seconds", "moves", "points"};
constexpr EnumTable<std::string_view, rules::BonusKind::delay> bonus_kinds{{{
    {rules::BonusKind::none, "none"},
    {rules::BonusKind::fischer, "fischer"},
    {rules::BonusKind::bronstein, "bronstein"},
    {rules::BonusKind::delay, "delay"},
}}};
constexpr int bare_seconds = 10;  ///< below them a number says it all

/// Hours, minutes and seconds.
std::array<int, 3> parts_of(Duration time)
{
    const auto all = std::chrono::duration_cast<std::chrono::seconds>(time).count();
    const auto seconds = static_cast<int>(all < 0 ? 0 : all);
    return {seconds / 3600, seconds / 60 % 60, seconds % 60};
}

std::size_t largest(const std::array<int, 3>& parts)
{
    std::size_t unit = 0;
    while (unit < 2 && parts[unit] == 0)
        ++unit;
    return unit;
}

/// A narrow display has the digits of the clock itself.
Word as_printed(const Lexicon& lexicon, Duration time, Word words)
{
    if (lexicon.breadth() == Breadth::narrow)
        words.screen = clock_face(time);
    return words;
}

Word brief_words(const Lexicon& lexicon, const std::array<int, 3>& parts)
{
    Word words;
    for (auto unit = largest(parts); unit < parts.size(); ++unit) {
        const bool first = words.screen.empty();
        words.screen += first ? fmt::format("{}", parts[unit]) : fmt::format(" {:02}", parts[unit]);
        words.voice += (first ? "" : " ") + plain_number(lexicon, parts[unit]).voice;
    }
    return words;
}

}  // namespace

Word counted(const Lexicon& lexicon, Counted counted, int number)
{
    const Word shown{std::to_string(number), lexicon.number_words(number, counted)};
    return sentence(lexicon, units.at(static_cast<std::size_t>(counted)),
                    {{"n", number}, {"shown", shown}});
}

Word plain_number(const Lexicon& lexicon, int number)
{
    return {std::to_string(number), lexicon.number_words(number, Counted::plain)};
}

std::string clock_face(Duration time)
{
    const auto [hours, minutes, seconds] = parts_of(time);
    return hours > 0 ? fmt::format("{}:{:02}:{:02}", hours, minutes, seconds)
                     : fmt::format("{}:{:02}", minutes, seconds);
}

Word time_words(const Lexicon& lexicon, Duration time, Verbosity verbosity)
{
    const auto parts = parts_of(time);
    if (verbosity == Verbosity::brief)
        return as_printed(lexicon, time, brief_words(lexicon, parts));
    const auto first = largest(parts);
    if (verbosity == Verbosity::normal && first == 2 && parts[2] < bare_seconds)
        return as_printed(lexicon, time, plain_number(lexicon, parts[2]));
    std::vector<Word> words;
    for (auto unit = first; unit < parts.size(); ++unit)
        if (parts[unit] != 0 || verbosity == Verbosity::full)
            words.push_back(counted(lexicon, static_cast<Counted>(unit), parts[unit]));
    return as_printed(lexicon, time, listed(words));
}

Word span_words(const Lexicon& lexicon, Duration time)
{
    const bool bare = time < std::chrono::seconds{bare_seconds};
    return time_words(lexicon, time, bare ? Verbosity::full : Verbosity::normal);
}

Word difference_words(const Lexicon& lexicon, Duration white, Duration black, ClockKind kind)
{
    using std::chrono::floor;
    using std::chrono::seconds;  // as both times are told
    const auto more = floor<seconds>(white) - floor<seconds>(black);
    if (more == seconds{0})
        return sentence(lexicon, "clock-no-difference");
    return sentence(lexicon,
                    kind == ClockKind::upcount ? Message{"clock-used-more"} : "clock-difference",
                    {{"side", side_argument(more > seconds{0} ? Color::white : Color::black)},
                     {"time", span_words(lexicon, std::chrono::abs(more))}});
}

Word time_of(const Lexicon& lexicon, Color side, Duration time, Verbosity verbosity)
{
    return sentence(
        lexicon, "time-of",
        {{"side", side_argument(side)}, {"time", time_words(lexicon, time, verbosity)}});
}

Word time_added(const Lexicon& lexicon, Color side, Duration time)
{
    const auto told = span_words(lexicon, time);
    const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(time);
    const bool whole = minutes == time && minutes.count() > 0 && minutes.count() < 60;
    if (!whole)
        return sentence(lexicon, "added-time", {{"side", side_argument(side)}, {"time", told}});
    return sentence(
        lexicon, "added-minutes",
        {{"side", side_argument(side)}, {"n", static_cast<int>(minutes.count())}, {"time", told}});
}

Word difference_words(const Lexicon& lexicon, std::array<rules::Duration, 2> times, Counts counts)
{
    using std::chrono::floor;
    using std::chrono::seconds;  // as both times are told
    const auto more = floor<seconds>(times[0]) - floor<seconds>(times[1]);
    if (more == seconds{0})
        return sentence(lexicon, "clock-no-difference");
    const auto side = more > seconds{0} ? rules::Color::white : rules::Color::black;
    return sentence(
        lexicon, counts == Counts::time_used ? Message{"clock-used-more"} : "clock-difference",
        {{"side", side_argument(side)}, {"time", span_words(lexicon, std::chrono::abs(more))}});
}

std::string_view bonus_argument(rules::BonusKind kind)
{
    return bonus_kinds[kind];
}

Word delay_words(const Lexicon& lexicon, Duration left)
{
    return sentence(lexicon, "in-delay", {{"time", time_words(lexicon, left)}});
}

std::vector<Word> clock_words(const Lexicon& lexicon, const rules::ClockReading& clock)
{
    auto running = clock.running
                       ? sentence(lexicon, "clock-runs", {{"side", side_argument(*clock.running)}})
                       : sentence(lexicon, "clock-stands");
    if (clock.delay)
        running = after(running, delay_words(lexicon, *clock.delay));
    return {time_of(lexicon, Color::white, clock.shown[0]),
            time_of(lexicon, Color::black, clock.shown[1]), std::move(running)};
}

}  // namespace speech
