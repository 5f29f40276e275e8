// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.hpp"
#include "src/train/pair/exchange.hpp"

#include <optional>
#include <string>
#include <string_view>

/// What each command does: one function for each row of the table, and what they share.
namespace client::train::pair::handlers {

// announcing.cpp: the mover's part
void move(Exchange& exchange, Person& by, const std::string& argument);
void announce(Exchange& exchange, Person& by, const std::string& argument);
void correct(Exchange& exchange, Person& by, const std::string& argument);
/// Words that were understood already.
void announce_heard(Exchange& exchange, Person& by, const rules::Heard& heard);

// answering.cpp: the listener's part
void repeat(Exchange& exchange, Person& by, const std::string& argument);
void repeat_heard(Exchange& exchange, Person& by, const rules::Heard& heard);
void execute(Exchange& exchange, Person& by, const std::string& argument);

// pressing.cpp
void press(Exchange& exchange, Person& by, const std::string& argument);
void compare(Exchange& exchange, Person& by, const std::string& argument);
void offer(Exchange& exchange, Person& by, const std::string& argument);
void accept(Exchange& exchange, Person& by, const std::string& argument);
void decline(Exchange& exchange, Person& by, const std::string& argument);
void resign(Exchange& exchange, Person& by, const std::string& argument);
/// What came of an event, told to all; it may be the end.
void settle(Exchange& exchange, const rules::Facts& facts);

// assisting.cpp: the duties of D.2.10 that no player has himself
void write(Exchange& exchange, Person& by, const std::string& argument);
void time(Exchange& exchange, Person& by, const std::string& argument);
void moves(Exchange& exchange, Person& by, const std::string& argument);
void claim(Exchange& exchange, Person& by, const std::string& argument);
void report(Exchange& exchange, Person& by, const std::string& argument);
void adjourn(Exchange& exchange, Person& by, const std::string& argument);
void seal(Exchange& exchange, Person& by, const std::string& argument);
/// What somebody does himself, or for the player whose assistant he is.
rules::Facts act(Exchange& exchange, const Person& by, const rules::Event& event);
/// For whom somebody acts with a move that is this side's to announce or to carry out.
[[nodiscard]] std::optional<rules::Color> side_of(const Exchange& exchange, const Person& by);

// coaching.cpp
void point(Exchange& exchange, Person& by, const std::string& argument);
void arrow(Exchange& exchange, Person& by, const std::string& argument);
void mark(Exchange& exchange, Person& by, const std::string& argument);
void clear(Exchange& exchange, Person& by, const std::string& argument);
void lock(Exchange& exchange, Person& by, const std::string& argument);
void unlock(Exchange& exchange, Person& by, const std::string& argument);
void back(Exchange& exchange, Person& by, const std::string& argument);
void ask(Exchange& exchange, Person& by, const std::string& argument);

// talking.cpp: what changes nothing
void say(Exchange& exchange, Person& by, const std::string& argument);
void answer(Exchange& exchange, Person& by, const std::string& argument);
void touch(Exchange& exchange, Person& by, const std::string& argument);
void tell_coach_of_touch(Exchange& exchange, const Person& by, rules::Square square);
void pieces(Exchange& exchange, Person& by, const std::string& argument);
void again(Exchange& exchange, Person& by, const std::string& argument);
void help(Exchange& exchange, Person& by, const std::string& argument);

// exercising.cpp: one exercise after the other
void begin(Exchange& exchange);
void next(Exchange& exchange, Person& by, const std::string& argument);
void level(Exchange& exchange, Person& by, const std::string& argument);
void quit(Exchange& exchange, Person& by, const std::string& argument);
void tell_beginning(Exchange& exchange, const Person& to);
/// Everybody hears what it has cost.
void finish(Exchange& exchange);
/// What the step that is due now is, for whoever is on.
void tell_due(Exchange& exchange, const Person& to);
/// The time of a step that was taken is counted, and the next one told where that helps.
void go_on(Exchange& exchange);

// partner.cpp
/// The program takes its steps until somebody else is on.
void drive(Exchange& exchange);

}  // namespace client::train::pair::handlers
