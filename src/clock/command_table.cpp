// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/command_table.hpp"

#include "speech/messages.hpp"
#include "speech/text.hpp"
#include "src/clock/handlers.hpp"
#include "src/clock/written_acts.hpp"
#include "src/text/words.hpp"

#include <algorithm>
#include <array>

namespace client::clock {
namespace {

using namespace handlers;
using enum Noting;
using rules::Color;

bool fits_change(std::string_view argument)
{
    return read_change(argument).has_value();
}
bool fits_count(std::string_view argument)
{
    return read_count(argument).has_value();
}
/// What is wrong with a control is told where it is set; none is no clock.
bool fits_control(std::string_view argument)
{
    const auto control = read_typed_control(argument);
    return !control || control->kind != rules::ClockKind::none;
}

constexpr std::array table{
    CommandRow{"white", "w", "help-clock-white", press<Color::white>},
    CommandRow{"black", "b", "help-clock-black", press<Color::black>},
    CommandRow{"own", "mine me", "help-clock-own", ask<Question::own>, noted},
    CommandRow{"other", "theirs op", "help-clock-other", ask<Question::other>, noted},
    CommandRow{"both", "clock c t", "help-clock-both", ask<Question::both>, noted},
    CommandRow{"difference", "d", "help-clock-difference", ask<Question::difference>, noted},
    CommandRow{.name = "moves",
               .shorts = "m",
               .help = "help-clock-moves",
               .handler = ask<Question::moves>,
               .noting = noted,
               .fairness = Fairness::helps},
    CommandRow{.name = "left",
               .shorts = "l",
               .help = "help-clock-left",
               .handler = ask<Question::to_control>,
               .noting = noted,
               .fairness = Fairness::helps},
    CommandRow{"turn", "", "help-clock-turn", ask<Question::turn>, noted},
    CommandRow{"period", "", "help-clock-period", ask<Question::period>, noted},
    CommandRow{"pause", "p", "help-clock-pause", simply<acts::Pause>, noted},
    CommandRow{"go", "g", "help-clock-go", simply<acts::Go>, noted},
    CommandRow{"toggle", "", "help-clock-toggle", simply<acts::Toggle>, noted},
    CommandRow{"add", "", "help-clock-add", add, noted, "add white 2", fits_change},
    CommandRow{"take", "", "help-clock-take", take_time, noted, "take black 0:30", fits_change},
    CommandRow{"counter", "", "help-clock-counter", count, noted, "counter white 21", fits_count},
    CommandRow{"set", "", "help-clock-set", set, unnoted, "set 90+30", fits_control},
    CommandRow{"log", "", "help-log", log},
    CommandRow{"again", ".", "help-clock-again", again},
    CommandRow{"silent", ",", "help-clock-silent", silent},
    CommandRow{"slower", "", "help-slower", slower},
    CommandRow{"faster", "", "help-faster", faster},
    CommandRow{"help", "?", "help-clock-help", help},
    CommandRow{"quit", "q", "help-clock-quit", quit},
};

bool has_word(std::string_view list, std::string_view word)
{
    for (text::Words words{list}; !words.empty();)
        if (words.next() == word)
            return true;
    return false;
}

}  // namespace

std::span<const CommandRow> clock_commands()
{
    return table;
}

const CommandRow* find_clock_command(std::string_view word)
{
    const auto row = std::ranges::find_if(table, [&](const CommandRow& each) {
        return each.name == word || has_word(each.shorts, word);
    });
    return row == table.end() ? nullptr : &*row;
}

SaidCommand read_line(const commands::WordTable& words, std::string_view line)
{
    const bool slash = line.starts_with('/');  // as the keys of a braille display have it
    const auto english = words.in_english(speech::fold(line.substr(slash ? 1 : 0)));
    text::Words said{english};
    const CommandRow* const row = find_clock_command(said.next());
    return {row, std::string{said.rest()}};
}

std::string translated(const commands::WordTable& words, std::string_view english)
{
    std::string line;
    for (text::Words rest{english}; !rest.empty();)
        line += (line.empty() ? "" : " ") + words.own(rest.next());
    return line;
}

}  // namespace client::clock
