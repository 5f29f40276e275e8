// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/exchange.hpp"
#include "src/train/rows.hpp"

#include <string_view>

/// What each command of training does: one function for each row of the table.
namespace client::train::handlers {

// asking.cpp: one question after the other
void begin_drill(Exchange& exchange, const ListedDrill& drill);
void ask_next(Exchange& exchange);
void judge(Exchange& exchange, const commands::Command& said, std::string_view text);
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

// puzzle_wishes.cpp: which puzzles come
/// Whether it was such a wish, and puzzles are asked.
[[nodiscard]] bool wish(Exchange& exchange, std::string_view line);

// listing.cpp: what there is, what was reached, what can be said
void drills(Exchange& exchange, const std::string& argument);
void progress(Exchange& exchange, const std::string& argument);
void help(Exchange& exchange, const std::string& argument);
/// The name of a drill, or nothing that is known.
void choose(Exchange& exchange, std::string_view name);

}  // namespace client::train::handlers
