// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/exchange.hpp"
#include "src/train/rows.hpp"

#include <string>
#include <string_view>
#include <vector>

/// What each command of training does: one function for each row of the table.
namespace client::train::handlers {

// asking.cpp: one question after the other
void begin_drill(Exchange& exchange, const ListedDrill& drill, const CourseOptions& options);
void ask_next(Exchange& exchange);
void judge(Exchange& exchange, const commands::Command& said, std::string_view text);
/// What an engine says that plays along.
void take_report(Exchange& exchange, const engine::Report& report);
/// Nobody answered in time.
void run_out(Exchange& exchange);
/// What was asked back is answered.
void settle(Exchange& exchange, std::string_view text);
void again(Exchange& exchange, const std::string& argument);
void slower(Exchange& exchange, const std::string& argument);
void hint(Exchange& exchange, const std::string& argument);
void skip(Exchange& exchange, const std::string& argument);
void solution(Exchange& exchange, const std::string& argument);
void explain(Exchange& exchange, const std::string& argument);
void level(Exchange& exchange, const std::string& argument);
void quit(Exchange& exchange, const std::string& argument);

// walking.cpp: lessons, small games and the guest's ten minutes
void begin_walk(Exchange& exchange, Outing outing);
void begin_lesson(Exchange& exchange, std::size_t number);
void begin_game(Exchange& exchange, const speech::LessonGame& game);
void hear_walk(Exchange& exchange, const commands::Command& said, std::string_view text);
void tell_walk(Exchange& exchange, const WalkReply& reply, speech::Pace pace = speech::Pace::usual);
/// The lesson that a coach has written; what is wrong in it is told first.
void begin_coached(Exchange& exchange);
/// Somebody is gone: what was done is kept.
void keep_place(Exchange& exchange);
/// Whatever goes on is left, and what was done of it is kept.
void leave(Exchange& exchange);
void settle_lesson(Exchange& exchange, AskedBack what, bool yes);
void lesson(Exchange& exchange, const std::string& argument);
void game(Exchange& exchange, const std::string& argument);
void guest(Exchange& exchange, const std::string& argument);
void next(Exchange& exchange, const std::string& argument);
void back(Exchange& exchange, const std::string& argument);
// puzzle_wishes.cpp: which puzzles come
/// Whether it was such a wish, and puzzles are asked.
[[nodiscard]] bool wish(Exchange& exchange, std::string_view line);

// listing.cpp: what there is, what was reached, what can be said
void overview(Exchange& exchange);
void drills(Exchange& exchange, const std::string& argument);
void lessons(Exchange& exchange, const std::string& argument);
void progress(Exchange& exchange, const std::string& argument);
void help(Exchange& exchange, const std::string& argument);
/// In the player's script.
[[nodiscard]] speech::Word title_of(const State& state, const speech::Lesson& lesson);
/// Whatever can be begun by its name alone.
[[nodiscard]] std::vector<std::string> names(const State& state);
/// The name of a drill, a group of drills, a lesson or a game, or nothing that is known.
void choose(Exchange& exchange, std::string_view name);

}  // namespace client::train::handlers
