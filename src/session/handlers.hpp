// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/session/exchange.hpp"
#include "src/session/inputs.hpp"
#include "src/session/typed_move.hpp"

/// What each command does: one function for each verb, found through one table.
namespace client::handlers {

using Handler = void (*)(Exchange& exchange, const Command& command);

/// The function of a verb that has a row in the table of commands.
[[nodiscard]] Handler handler_of(Verb verb);

// moving.cpp
/// Why a line is no move; in a tournament without anything that helps.
[[nodiscard]] speech::Word
fair_why(const Exchange& exchange, const rules::Position& position, const Misread& misread);
void move(Exchange& exchange, const Command& command);
void undo(Exchange& exchange, const Command& command);
void take_back(Exchange& exchange);
/// The engine is asked for its move if it is its turn.
void let_engine_move(Exchange& exchange);
void engine_moved(Exchange& exchange, rules::Move move);

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
/// Says when little time is left for the one who sits here; never in tournament mode.
void warn_of_time(Exchange& exchange);

// asking.cpp
void board(Exchange& exchange, const Command& command);
void pieces(Exchange& exchange, const Command& command);
void pawns(Exchange& exchange, const Command& command);
void square(Exchange& exchange, const Command& command);
void around(Exchange& exchange, const Command& command);
void hops(Exchange& exchange, const Command& command);
void imagine(Exchange& exchange, const Command& command);
void attackers(Exchange& exchange, const Command& command);
void reach(Exchange& exchange, const Command& command);
void captures(Exchange& exchange, const Command& command);
void loose(Exchange& exchange, const Command& command);
void material(Exchange& exchange, const Command& command);
void taken(Exchange& exchange, const Command& command);
void changes(Exchange& exchange, const Command& command);
void state(Exchange& exchange, const Command& command);
void law(Exchange& exchange, const Command& command);

// helping.cpp
void hint(Exchange& exchange, const Command& command);
void eval(Exchange& exchange, const Command& command);
void best(Exchange& exchange, const Command& command);
void use_engine(Exchange& exchange, const Command& command);
void engine_reported(Exchange& exchange, const engine::Report& report);

// using.cpp
void log(Exchange& exchange, const Command& command);
/// What the program was used for, in sentences.
[[nodiscard]] std::vector<speech::Word> log_lines(const Exchange& exchange);
/// A command was obeyed: an arbiter may want to know of it.
void note_use(Exchange& exchange, const Command& command);
void note_opening(Exchange& exchange);

// writing.cpp
void save(Exchange& exchange, const Command& command);
void score(Exchange& exchange, const Command& command);
void fen(Exchange& exchange, const Command& command);
void pgn(Exchange& exchange, const Command& command);
void file_written(Exchange& exchange, const inputs::FileWritten& written);
void overwrite(Exchange& exchange);

// voicing.cpp
void slower(Exchange& exchange, const Command& command);
void faster(Exchange& exchange, const Command& command);
void silent(Exchange& exchange, const Command& command);
void voice(Exchange& exchange, const Command& command);

// looking.cpp
void last(Exchange& exchange, const Command& command);
void again(Exchange& exchange, const Command& command);
void spell(Exchange& exchange, const Command& command);
void back(Exchange& exchange, const Command& command);
void forward(Exchange& exchange, const Command& command);
void start(Exchange& exchange, const Command& command);
void end(Exchange& exchange, const Command& command);

// at_board.cpp
void up(Exchange& exchange, const Command& command);
void down(Exchange& exchange, const Command& command);
void left(Exchange& exchange, const Command& command);
void right(Exchange& exchange, const Command& command);
void select(Exchange& exchange, const Command& command);
void release(Exchange& exchange, const Command& command);
void next(Exchange& exchange, const Command& command);
void previous(Exchange& exchange, const Command& command);
void rank(Exchange& exchange, const Command& command);
void file(Exchange& exchange, const Command& command);
void captured(Exchange& exchange, const Command& command);
void view(Exchange& exchange, const Command& command);
void flip(Exchange& exchange, const Command& command);
void learn(Exchange& exchange, const Command& command);
void type(Exchange& exchange, const Command& command);
void more(Exchange& exchange, const Command& command);

// key_words.cpp
void keys_struck(Exchange& exchange, const inputs::KeysStruck& struck);

// other.cpp
void new_game(Exchange& exchange, const Command& command);
void help(Exchange& exchange, const Command& command);
void quit(Exchange& exchange, const Command& command);
void blank(Exchange& exchange);
/// What follows the command does not fit it: what is wrong, and what is expected.
void refuse_misfit(Exchange& exchange, const Command& command);
void begin(Exchange& exchange);

/// Whether a command can be said now, apart from what it does.
[[nodiscard]] bool can_be_said(const SessionState& session, const CommandRow& row);

}  // namespace client::handlers
