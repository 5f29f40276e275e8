// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/play/exchange.hpp"
#include "src/play/inputs.hpp"
#include "src/play/rows.hpp"
#include "src/words/typed_move.hpp"

/// What each command does: one function for each row of the table.
namespace client::play::handlers {

// moving.cpp
/// Why a line is no move; in a tournament without anything that helps.
[[nodiscard]] speech::Word
fair_why(const Exchange& exchange, const rules::Position& position, const words::Misread& misread);
void move(Exchange& exchange, const commands::Command& command);
/// A legal move that was read already; the exchange has it as it could have been typed.
void make(Exchange& exchange, rules::Move move);
/// The moves that were typed at once.
void play_several(Exchange& exchange);
void undo(Exchange& exchange, const commands::Command& command);
/// As many moves as this side means when it takes back.
void take_back(Exchange& exchange, rules::Color side);
void play_premove(Exchange& exchange);
/// The engine is asked for its move if it is its turn.
void let_engine_move(Exchange& exchange);
void engine_moved(Exchange& exchange, rules::Move move);

// ending.cpp
void draw(Exchange& exchange, const commands::Command& command);
void accept(Exchange& exchange, const commands::Command& command);
void decline(Exchange& exchange, const commands::Command& command);
void claim(Exchange& exchange, const commands::Command& command);
void resign(Exchange& exchange, const commands::Command& command);
void flag(Exchange& exchange, const commands::Command& command);
void yes(Exchange& exchange, const commands::Command& command);
void no(Exchange& exchange, const commands::Command& command);
void engine_answered(Exchange& exchange, const inputs::EngineAnswered& answered);
/// Behind a move of the engine: what waits for an answer, or that nobody waits for it any more.
void ask_again(Exchange& exchange);

// partnering.cpp
/// Whether somebody sits opposite; if not, what was wanted is refused.
[[nodiscard]] bool partner_is_there(Exchange& exchange, std::string_view typed);
void await_partner(Exchange& exchange);
void meet_partner(Exchange& exchange);
/// A partner decides whether a move is taken back.
void ask_partner_undo(Exchange& exchange);
void grant_undo(Exchange& exchange);
void drop_partner_question(Exchange& exchange);
/// What somebody at another terminal did.
void heard(Exchange& exchange, const inputs::Heard& heard);
/// Whether a command is one for two at terminals of their own; if not, it is refused.
[[nodiscard]] bool is_for_partners(Exchange& exchange, const commands::Command& command);
/// The moves as they are known here, for when some are taken back.
void remember_moves(SessionState& session);

// proving.cpp
/// What the game could not find out is asked elsewhere.
void ask_for_proof(Exchange& exchange);
void settled(Exchange& exchange, const inputs::Settled& settled);

// timing.cpp
void clock(Exchange& exchange, const commands::Command& command);
void mine(Exchange& exchange, const commands::Command& command);
void theirs(Exchange& exchange, const commands::Command& command);
void moves(Exchange& exchange, const commands::Command& command);
void turn(Exchange& exchange, const commands::Command& command);
void period(Exchange& exchange, const commands::Command& command);
void difference(Exchange& exchange, const commands::Command& command);
void pause(Exchange& exchange, const commands::Command& command);
void go(Exchange& exchange, const commands::Command& command);
void thoughts(Exchange& exchange, const commands::Command& command);
/// A game with clocks waits until somebody is ready.
void wait_with_clocks(Exchange& exchange);
/// The clocks that waited wait no longer.
void start_clocks(Exchange& exchange);
/// Says when little time is left for the one who sits here; never in tournament mode.
void warn_of_time(Exchange& exchange);

// asking.cpp
void board(Exchange& exchange, const commands::Command& command);
void pieces(Exchange& exchange, const commands::Command& command);
void pawns(Exchange& exchange, const commands::Command& command);
void square(Exchange& exchange, const commands::Command& command);
void around(Exchange& exchange, const commands::Command& command);
void hops(Exchange& exchange, const commands::Command& command);
void imagine(Exchange& exchange, const commands::Command& command);
void attackers(Exchange& exchange, const commands::Command& command);
void reach(Exchange& exchange, const commands::Command& command);
void captures(Exchange& exchange, const commands::Command& command);
void loose(Exchange& exchange, const commands::Command& command);
void material(Exchange& exchange, const commands::Command& command);
void taken(Exchange& exchange, const commands::Command& command);
void changes(Exchange& exchange, const commands::Command& command);
void state(Exchange& exchange, const commands::Command& command);
void castling(Exchange& exchange, const commands::Command& command);

// asking_laws.cpp
void law(Exchange& exchange, const commands::Command& command);
void what(Exchange& exchange, const commands::Command& command);
void why(Exchange& exchange, const commands::Command& command);
void leave(Exchange& exchange, const commands::Command& command);
/// Behind each exchange: what was ruled or refused in it can be asked for.
void note_rulings(Exchange& exchange);

// helping.cpp
void hint(Exchange& exchange, const commands::Command& command);
void eval(Exchange& exchange, const commands::Command& command);
void best(Exchange& exchange, const commands::Command& command);
void use_engine(Exchange& exchange, const commands::Command& command);
void level(Exchange& exchange, const commands::Command& command);
void elo(Exchange& exchange, const commands::Command& command);
void engine_reported(Exchange& exchange, const engine::Report& report);
/// The engine is of no more use, and what can be done about it.
void tell_fault(Exchange& exchange);
/// Once at each of its moves, when it takes long.
void tell_of_silence(Exchange& exchange);

// using.cpp
void log(Exchange& exchange, const commands::Command& command);
/// What the program was used for, in sentences.
[[nodiscard]] std::vector<speech::Word> log_lines(const Exchange& exchange);
/// A command was obeyed: an arbiter may want to know of it.
void note_use(Exchange& exchange, const commands::Command& command);
void note_opening(Exchange& exchange);

// writing.cpp
void save(Exchange& exchange, const commands::Command& command);
void score(Exchange& exchange, const commands::Command& command);
void fen(Exchange& exchange, const commands::Command& command);
void pgn(Exchange& exchange, const commands::Command& command);
void file_written(Exchange& exchange, const inputs::FileWritten& written);
void overwrite(Exchange& exchange);

// voicing.cpp
void slower(Exchange& exchange, const commands::Command& command);
void faster(Exchange& exchange, const commands::Command& command);
void silent(Exchange& exchange, const commands::Command& command);
void voice(Exchange& exchange, const commands::Command& command);
void own_moves(Exchange& exchange, const commands::Command& command);
void numbers(Exchange& exchange, const commands::Command& command);
/// Moves are told in another form from now on.
void tell_moves(Exchange& exchange, std::string_view form);

// looking.cpp
void last(Exchange& exchange, const commands::Command& command);
void again(Exchange& exchange, const commands::Command& command);
void spell(Exchange& exchange, const commands::Command& command);
void back(Exchange& exchange, const commands::Command& command);
void forward(Exchange& exchange, const commands::Command& command);
void start(Exchange& exchange, const commands::Command& command);
void end(Exchange& exchange, const commands::Command& command);
/// What is looked at is the game again, and whoever looked elsewhere is told so.
void leave_looking(Exchange& exchange);

// at_board.cpp
void up(Exchange& exchange, const commands::Command& command);
void down(Exchange& exchange, const commands::Command& command);
void left(Exchange& exchange, const commands::Command& command);
void right(Exchange& exchange, const commands::Command& command);
void select(Exchange& exchange, const commands::Command& command);
void release(Exchange& exchange, const commands::Command& command);
void next(Exchange& exchange, const commands::Command& command);
void previous(Exchange& exchange, const commands::Command& command);
void rank(Exchange& exchange, const commands::Command& command);
void file(Exchange& exchange, const commands::Command& command);
void captured(Exchange& exchange, const commands::Command& command);
void view(Exchange& exchange, const commands::Command& command);
void flip(Exchange& exchange, const commands::Command& command);
void learn(Exchange& exchange, const commands::Command& command);
void type(Exchange& exchange, const commands::Command& command);
void more(Exchange& exchange, const commands::Command& command);

// keys_struck.cpp
void keys_struck(Exchange& exchange, const commands::KeysStruck& struck);

// other.cpp
/// A line that means nothing is refused, and what was perhaps meant waits for yes.
void refuse_with_suggestion(Exchange& exchange, std::string_view line, const speech::Word& refusal);
void new_game(Exchange& exchange, const commands::Command& command);
void help(Exchange& exchange, const commands::Command& command);
void quit(Exchange& exchange, const commands::Command& command);
void blank(Exchange& exchange);
/// What follows the command does not fit it: what is wrong, and what is expected.
void refuse_misfit(Exchange& exchange, const commands::Command& command);
void begin(Exchange& exchange);

}  // namespace client::play::handlers
