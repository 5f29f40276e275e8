// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"
#include "src/cli/action.hpp"
#include "src/host/stage.hpp"
#include "src/player/options.hpp"

#include <string>

/// The commands that play.
namespace client::play {

[[nodiscard]] cli::Action play(CLI::App& parser);
[[nodiscard]] cli::Action resume(CLI::App& parser);

/// A game against the engine from a position that somebody was reading. His own choices go along;
/// what his settings say of games, and of their keys, holds as for any other game.
void play_from(const player::PlayerOptions& player,
               const std::string& fen,
               rules::Color side,
               host::Stage& stage);

}  // namespace client::play
