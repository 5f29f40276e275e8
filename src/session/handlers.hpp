// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/session/exchange.hpp"
#include "src/session/inputs.hpp"

/// What each command does: one function for each verb, found through one table.
namespace client::handlers {

using Handler = void (*)(Exchange& exchange, const Command& command);

/// The function of a verb that has a row in the table of commands.
[[nodiscard]] Handler handler_of(Verb verb);

// moving.cpp
void move(Exchange& exchange, const Command& command);
void undo(Exchange& exchange, const Command& command);
void take_back(Exchange& exchange);
/// The engine is asked for its move if it is its turn.
void let_engine_move(Exchange& exchange);
void engine_moved(Exchange& exchange, const inputs::EngineMoved& moved);

// ending.cpp
void draw(Exchange& exchange, const Command& command);
void accept(Exchange& exchange, const Command& command);
void decline(Exchange& exchange, const Command& command);
void claim(Exchange& exchange, const Command& command);
void resign(Exchange& exchange, const Command& command);
void flag(Exchange& exchange, const Command& command);
void yes(Exchange& exchange, const Command& command);
void no(Exchange& exchange, const Command& command);
void engine_answered(Exchange& exchange, const inputs::EngineAnswered& answered);

// timing.cpp
void clock(Exchange& exchange, const Command& command);
void mine(Exchange& exchange, const Command& command);
void theirs(Exchange& exchange, const Command& command);
void moves(Exchange& exchange, const Command& command);
void turn(Exchange& exchange, const Command& command);
void period(Exchange& exchange, const Command& command);
void pause(Exchange& exchange, const Command& command);
void go(Exchange& exchange, const Command& command);

// looking.cpp
void state(Exchange& exchange, const Command& command);
void last(Exchange& exchange, const Command& command);
void again(Exchange& exchange, const Command& command);
void spell(Exchange& exchange, const Command& command);
void back(Exchange& exchange, const Command& command);
void forward(Exchange& exchange, const Command& command);
void start(Exchange& exchange, const Command& command);
void end(Exchange& exchange, const Command& command);

// other.cpp
void new_game(Exchange& exchange, const Command& command);
void help(Exchange& exchange, const Command& command);
void quit(Exchange& exchange, const Command& command);
void blank(Exchange& exchange);
void begin(Exchange& exchange);

/// Whether a command can be said now, apart from what it does.
[[nodiscard]] bool can_be_said(const SessionState& session, const CommandRow& row);

}  // namespace client::handlers
