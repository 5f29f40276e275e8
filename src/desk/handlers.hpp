// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.hpp"
#include "src/desk/exchange.hpp"
#include "src/host/input.hpp"

#include <optional>
#include <string>
#include <string_view>

/// What each line and each command does at the desk: one function for each, found through the table
/// of commands.
namespace client::desk {

/// The player who is meant where nobody is named.
[[nodiscard]] std::optional<rules::Color> speaker_of(const rules::Game& game, Speaker kind);
/// The event of a command, as scripts have it.
[[nodiscard]] std::optional<rules::Event> read_event(const DeskState& state, const Order& order);
/// A move in any notation, or in the words of any language: made, and announced if it must be. It
/// may be said whose it is.
[[nodiscard]] std::optional<rules::Event>
read_move(const DeskState& state, std::string_view text, std::optional<rules::Color> whose);

namespace handlers {

// listening.cpp: lines, keys and answers
void take(Exchange& exchange, std::string_view line);
/// The command of a key; where something is asked, what it says is the answer.
void take(Exchange& exchange, const commands::Command& said);
/// The command of a key, in English; with three dots behind it, the rest is typed.
void strike(Exchange& exchange, std::string_view name, const commands::Command& said);
void obey(Exchange& exchange, std::string_view typed);
void obey(Exchange& exchange, const commands::Command& said, std::string_view typed);
void rule(Exchange& exchange, const Order& order);
void drop_line(Exchange& exchange);

// hearing_moves.cpp: lines that are no commands
void hear_move(Exchange& exchange, const commands::Command& said, std::string_view typed);
/// What was typed, with the words or the sign of a draw offer perhaps.
struct Typed {
    rules::Event event;
    std::string_view words;
    bool offer_sign = false;
};
void make(Exchange& exchange, Typed heard, std::string_view typed);

// pressing.cpp
void press(Exchange& exchange, const Order& order);
/// Nobody is punished for a key that was struck twice: only who is said to have pressed, did.
void press_of(Exchange& exchange, rules::Color side, std::string_view typed);

// correcting.cpp: what whoever types does for the players, later than they
void amend(Exchange& exchange, const Order& order);
/// The press is stamped first, and its move is typed after it.
void pressed(Exchange& exchange, const Order& order);
/// What is typed after such a press: its move, or what changes nothing.
void obey_after_press(Exchange& exchange, const commands::Command& said, std::string_view typed);

// ruling.cpp
void apply(Exchange& exchange, rules::Event event, std::string_view typed);
void retract(Exchange& exchange, const Order& order);

// proving.cpp
void ask_for_proof(Exchange& exchange);
void settled(Exchange& exchange, const host::inputs::Settled& settled);

/// `flag white` for `arbiter flag white`.
void by_arbiter(Exchange& exchange, const Order& order);
void ask_which_draw(Exchange& exchange, const Order& order);

// following.cpp
void tell_what_follows(Exchange& exchange, const rules::Event& event, const rules::Facts& facts);
void tell_sealed_text(Exchange& exchange, const rules::Facts& facts);
void tell_missing_score(Exchange& exchange, rules::Color side);
void tell_times(Exchange& exchange);

// opening.cpp
void begin(Exchange& exchange);
void begin_anew(Exchange& exchange);
void set_up(Exchange& exchange, const script::Headers& head, base::CalendarTime opened);
void answer_setup(Exchange& exchange, std::string_view text);
/// Who has no name has his colour's.
[[nodiscard]] std::string
player_name(const Exchange& exchange, const rules::GameOptions& options, rules::Color side);

// taking_over.cpp
/// What was wrong with the record that was left behind stands on its papers.
void note_damage(DeskState& state, const Damaged& damaged);
void ask_about_kept(Exchange& exchange);
void answer_kept(Exchange& exchange, std::string_view text);

// leaving.cpp
void quit(Exchange& exchange, const Order& order);
/// Ctrl-D where nothing is typed: whoever has to be asked is asked.
void end_typed(Exchange& exchange);
void answer_quit(Exchange& exchange, std::string_view text);
void leave(Exchange& exchange);
void again(Exchange& exchange, const Order& order);
void silent(Exchange& exchange, const Order& order);

// helping.cpp
void help(Exchange& exchange, const Order& order);
/// All that the arbiter can say.
void tell_topic(Exchange& exchange, speech::Message topic, Exchange::Kind kind);

// telling_moves.cpp
void last(Exchange& exchange, const Order& order);
void spell(Exchange& exchange, const Order& order);

// showing.cpp
void pieces(Exchange& exchange, const Order& order);
void boards(Exchange& exchange, const Order& order);
void square(Exchange& exchange, const Order& order);
void fen(Exchange& exchange, const Order& order);

// asking_laws.cpp
void law(Exchange& exchange, const Order& order);
void what(Exchange& exchange, const Order& order);
void why(Exchange& exchange, const Order& order);

// paper_work.cpp
void pgn(Exchange& exchange, const Order& order);
void sheet(Exchange& exchange, const Order& order);
void braille(Exchange& exchange, const Order& order);
void brf(Exchange& exchange, const Order& order);
void log(Exchange& exchange, const Order& order);
/// What the arbiter wants to stand on the papers.
void note(Exchange& exchange, const Order& order);
void export_papers(Exchange& exchange, const Order& order);
void answer_overwrite(Exchange& exchange, std::string_view text);
void file_written(Exchange& exchange, const host::inputs::FileWritten& outcome);

}  // namespace handlers
}  // namespace client::desk
