// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/key.hpp"
#include "rules/result.hpp"
#include "src/clock/exchange.hpp"

#include <optional>
#include <string_view>

/// What each command and each answer does: one function for each, found through the table of
/// commands. What follows a command is in English.
namespace client::clock {

namespace handlers {

// listening.cpp
/// A line, or the command of a key: an answer where one is asked for.
void take(Exchange& exchange, std::string_view text);
void obey(Exchange& exchange, std::string_view text);
void obey(Exchange& exchange, const commands::Command& said, std::string_view text);
/// The command of a key; where something is asked, what it says is the answer.
void order(Exchange& exchange, const commands::Command& said);
/// A key asks for a command in words.
void ask_for_line(Exchange& exchange);
/// A key that means nothing here; it may have no name.
void unbound(Exchange& exchange, const std::optional<keymaps::Key>& key);
/// Leaves a question without an answer: back to the clock, to the question before, or away.
void cancel(Exchange& exchange);
/// The same; where there is no question, whether the clock is to be left.
void interrupt(Exchange& exchange);

// timing.cpp
void act(Exchange& exchange, const Command& command);
template <rules::Color side>
void press(Exchange& exchange, std::string_view /*argument*/)
{
    act(exchange, acts::Press{side});
}
template <Question question>
void ask(Exchange& exchange, std::string_view /*argument*/)
{
    act(exchange, acts::Ask{question});
}
template <class Act>
void simply(Exchange& exchange, std::string_view /*argument*/)
{
    act(exchange, Act{});
}
void add(Exchange& exchange, std::string_view argument);
void take_time(Exchange& exchange, std::string_view argument);
void count(Exchange& exchange, std::string_view argument);

// setting.cpp
void begin(Exchange& exchange);
void ask_for_control(Exchange& exchange);
void ask_again(Exchange& exchange);
void answer_setup(Exchange& exchange, std::string_view text);
void answer_kept(Exchange& exchange, std::string_view text);
void set(Exchange& exchange, std::string_view argument);
void set_anew(Exchange& exchange, const SetUp& chosen);

// asking_back.cpp
void ask_back(Exchange& exchange);
void answer_back(Exchange& exchange, std::string_view text);
/// Nobody loses a clock in use by a slip of the finger.
void set_another(Exchange& exchange, std::optional<SetUp> wanted);
void quit(Exchange& exchange, std::string_view argument);
void leave(Exchange& exchange, host::wishes::Remains remains = host::wishes::Remains::kept);

// helping.cpp
void help(Exchange& exchange, std::string_view argument);
void help_setup(Exchange& exchange);
void not_understood(Exchange& exchange, std::string_view text);
/// The same of a line that is no command, and which one was perhaps meant.
void refuse_line(Exchange& exchange, std::string_view text);
/// What follows the command does not fit it: what it wants.
void refuse_misfit(Exchange& exchange, std::string_view text, const commands::Row& row);
/// What does not even begin like a control is not explained as one.
void refuse_control(Exchange& exchange, std::string_view text, const rules::TimeError& why);

// asking_laws.cpp
void law(Exchange& exchange, std::string_view argument);
void what(Exchange& exchange, std::string_view argument);
void why(Exchange& exchange, std::string_view argument);

// using.cpp
void log(Exchange& exchange, std::string_view argument);
/// The numbers of moves are for the impaired player only.
void refuse_count(Exchange& exchange, const commands::Row& row);
void note_use(Exchange& exchange, const commands::Row& row, std::string_view argument);

// voicing.cpp
void again(Exchange& exchange, std::string_view argument);
void silent(Exchange& exchange, std::string_view argument);
void slower(Exchange& exchange, std::string_view argument);
void faster(Exchange& exchange, std::string_view argument);

}  // namespace handlers
}  // namespace client::clock
