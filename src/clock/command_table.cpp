// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/command_table.hpp"

#include "speech/messages.hpp"
#include "speech/text.hpp"
#include "src/clock/handlers.hpp"
#include "src/clock/written_acts.hpp"
#include "src/commands/arguments.hpp"
#include "src/words/law_answers.hpp"

#include <array>
#include <optional>
#include <string>
#include <utility>

namespace client::clock {
namespace {

using namespace handlers;
using enum Noting;
using rules::Color;

using commands::Fairness;
using commands::arguments::nothing;
using commands::arguments::some_text;

/// What follows a command, every word of it in English.
std::string in_english(const commands::CommandTable& table, std::string_view rest)
{
    return table.in_english(speech::fold(rest), std::string_view::npos);
}

template <auto read>
std::optional<std::string> fit_act(const commands::CommandTable& table, std::string_view rest)
{
    auto words = in_english(table, rest);
    return read(words) ? std::optional{std::move(words)} : std::nullopt;
}

/// Also a side and its time. What is wrong with a control is told where it is set; none is no
/// clock.
std::optional<std::string> fit_control(const commands::CommandTable& table, std::string_view rest)
{
    auto words = in_english(table, rest);
    return words != "none" ? std::optional{std::move(words)} : std::nullopt;
}

constexpr commands::Argument change{"text", fit_act<read_change>};
constexpr commands::Argument number{"text", fit_act<read_count>};
constexpr commands::Argument control{"some_text", fit_control};

constexpr commands::Row with_example(commands::Row row, std::string_view example)
{
    row.example = example;
    return row;
}

/// The numbers of moves, which a tournament tells to the impaired player only (12.6, D.2.6.1).
constexpr commands::Row helping(commands::Row row)
{
    row.fairness = Fairness::helps;
    return row;
}

constexpr std::array rows{
    ClockRow{{"white", "w", nothing, "help-clock-white"}, press<Color::white>},
    ClockRow{{"black", "b", nothing, "help-clock-black"}, press<Color::black>},
    ClockRow{{"own", "mine me", nothing, "help-clock-own"}, ask<Question::own>, noted},
    ClockRow{{"other", "theirs op", nothing, "help-clock-other"}, ask<Question::other>, noted},
    ClockRow{{"both", "clock time c t", nothing, "help-clock-both"}, ask<Question::both>, noted},
    ClockRow{
        {"difference", "d", nothing, "help-clock-difference"}, ask<Question::difference>, noted},
    ClockRow{helping({"moves", "m", nothing, "help-clock-moves"}), ask<Question::moves>, noted},
    ClockRow{helping({"left", "l", nothing, "help-clock-left"}), ask<Question::to_control>, noted},
    ClockRow{{"turn", "", nothing, "help-clock-turn"}, ask<Question::turn>, noted},
    ClockRow{{"period", "", nothing, "help-clock-period"}, ask<Question::period>, noted},
    ClockRow{{"pause", "p", nothing, "help-clock-pause"}, simply<acts::Pause>, noted},
    ClockRow{{"go", "g", nothing, "help-clock-go"}, simply<acts::Go>, noted},
    ClockRow{{"toggle", "", nothing, "help-clock-toggle"}, simply<acts::Toggle>, noted},
    ClockRow{with_example({"add", "", change, "help-clock-add"}, "white 2"), add, noted},
    ClockRow{with_example({"take", "", change, "help-clock-take"}, "black 0:30"), take_time, noted},
    ClockRow{with_example({"counter", "", number, "help-clock-counter"}, "white 21"), count, noted},
    ClockRow{with_example({"set", "", control, "help-clock-set"}, "90+30"), set},
    ClockRow{{"law", "", words::asked_law, "help-law"}, law, noted},
    ClockRow{{"what", "", words::asked_term, "help-what"}, what, noted},
    ClockRow{{"why", "", nothing, "help-why"}, why, noted},
    ClockRow{{"log", "", nothing, "help-log"}, log},
    ClockRow{{"again", ".", nothing, "help-clock-again"}, again},
    ClockRow{{"silent", ",", nothing, "help-clock-silent"}, silent},
    ClockRow{{"slower", "", nothing, "help-slower"}, slower},
    ClockRow{{"faster", "", nothing, "help-faster"}, faster},
    ClockRow{{"help", "?", some_text, "help-clock-help"}, help},
    ClockRow{{"quit", "q", nothing, "help-clock-quit"}, quit},
};

}  // namespace

std::span<const ClockRow> clock_rows()
{
    return rows;
}

bool can_be_said(const ClockState& state, const commands::Row& row)
{
    return row.fairness == Fairness::fair || state.options.counts == Counts::told;
}

commands::CommandTable clock_commands(const speech::Lexicon& language)
{
    return {language, {{speech::CommandArea::clock, clock_rows()}}};
}

}  // namespace client::clock
