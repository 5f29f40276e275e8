// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/command_table.hpp"

#include "speech/messages.hpp"
#include "src/text/words.hpp"

#include <algorithm>
#include <array>

namespace client::clock {
namespace {

constexpr std::array table{
    CommandRow{"white", "w", "help-clock-white"},
    CommandRow{"black", "b", "help-clock-black"},
    CommandRow{"own", "mine me", "help-clock-own"},
    CommandRow{"other", "theirs op", "help-clock-other"},
    CommandRow{"both", "clock c t", "help-clock-both"},
    CommandRow{"difference", "d", "help-clock-difference"},
    CommandRow{"moves", "m", "help-clock-moves"},
    CommandRow{"left", "l", "help-clock-left"},
    CommandRow{"turn", "", "help-clock-turn"},
    CommandRow{"period", "", "help-clock-period"},
    CommandRow{"pause", "p", "help-clock-pause"},
    CommandRow{"go", "g", "help-clock-go"},
    CommandRow{"toggle", "", "help-clock-toggle"},
    CommandRow{"add", "", "help-clock-add", "add white 2"},
    CommandRow{"take", "", "help-clock-take", "take black 0:30"},
    CommandRow{"counter", "", "help-clock-counter", "counter white 21"},
    CommandRow{"set", "", "help-clock-set", "set 90+30"},
    CommandRow{"log", "", "help-log"},
    CommandRow{"again", ".", "help-clock-again"},
    CommandRow{"silent", ",", "help-clock-silent"},
    CommandRow{"slower", "", "help-slower"},
    CommandRow{"faster", "", "help-faster"},
    CommandRow{"help", "?", "help-clock-help"},
    CommandRow{"quit", "q", "help-clock-quit"},
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

}  // namespace client::clock
