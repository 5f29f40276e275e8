// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/round/exchange.hpp"

#include <string>
#include <string_view>

/// What each line and each command does in a round.
namespace client::round::handlers {

// listening.cpp
void begin(Exchange& exchange);
void take(Exchange& exchange, const std::string& line);
void take(Exchange& exchange, const commands::Command& said);
void help(Exchange& exchange, const std::string& argument);
void quit(Exchange& exchange, const std::string& argument = {});
void leave(Exchange& exchange);

// going.cpp: from board to board, and from round to round
void boards(Exchange& exchange, const std::string& argument);
void board(Exchange& exchange, const std::string& argument);
void round(Exchange& exchange, const std::string& argument);

// scoring.cpp
void result(Exchange& exchange, const std::string& argument);
void results(Exchange& exchange, const std::string& argument);
void answer_overwrite(Exchange& exchange, std::string_view answer);
void file_written(Exchange& exchange, const host::inputs::FileWritten& outcome);

// time_passing.cpp: what happens at boards by itself
void tick(Exchange& exchange);
void settled(Exchange& exchange, const host::Input& input);
void ask_for_proof(Exchange& exchange);

}  // namespace client::round::handlers
