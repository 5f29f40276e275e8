// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/read/exchange.hpp"
#include "src/read/rows.hpp"

/// What each command of the reader does: one function for each row of the table.
namespace client::read::handlers {

// stepping.cpp
void forward(Exchange& exchange, const std::string& argument);
void back(Exchange& exchange, const std::string& argument);
void start(Exchange& exchange, const std::string& argument);
void end(Exchange& exchange, const std::string& argument);
void go(Exchange& exchange, const std::string& argument);
void variations(Exchange& exchange, const std::string& argument);
void variation(Exchange& exchange, const std::string& argument);
void main_line(Exchange& exchange, const std::string& argument);
/// Where the reader is.
void place(Exchange& exchange, const std::string& argument);
/// What the clocks showed.
void clock(Exchange& exchange, const std::string& argument);
void comment(Exchange& exchange, const std::string& argument);
void tags(Exchange& exchange, const std::string& argument);
/// The number of a move, "12" or "12...", goes there.
bool go_to_number(Exchange& exchange, std::string_view word);
/// So does a move that was played or tried here.
bool follow_typed_move(Exchange& exchange, std::string_view line);

// reading_on.cpp
void read_on(Exchange& exchange, const std::string& argument);
void stop(Exchange& exchange, const std::string& argument);
void faster(Exchange& exchange, const std::string& argument);
void slower(Exchange& exchange, const std::string& argument);
/// One step of reading on aloud.
void look_on(Exchange& exchange);

// browsing.cpp
void list(Exchange& exchange, const std::string& argument);
void more(Exchange& exchange, const std::string& argument);
void find(Exchange& exchange, const std::string& argument);
void game(Exchange& exchange, const std::string& argument);
void next(Exchange& exchange, const std::string& argument);
void previous(Exchange& exchange, const std::string& argument);
void open_game(Exchange& exchange, std::size_t number);
/// A part of the search that is under way.
void search_on(Exchange& exchange);

// other.cpp
void page(Exchange& exchange, const std::string& argument);
void play(Exchange& exchange, const std::string& argument);
void again(Exchange& exchange, const std::string& argument);
void help(Exchange& exchange, const std::string& argument);
void quit(Exchange& exchange, const std::string& argument);

/// The whole number that was typed, or this one where nothing was.
[[nodiscard]] int number_or(const std::string& argument, int otherwise);

}  // namespace client::read::handlers
