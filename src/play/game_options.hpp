// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/result.hpp"
#include "src/engine/strength.hpp"
#include "src/play/state.hpp"
#include "src/player/options.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace client::play {

/// The options of a game, as they were written, and those of the person who plays it.
struct PlayOptions {
    player::PlayerOptions player;
    std::string edition = "2018";
    bool unsupervised = false;
    std::optional<std::string> mode;
    bool two = false;
    std::string time = "none";
    std::optional<std::string> fen;
    std::optional<int> chess960;
    bool any_chess960 = false;
    std::string side = "white";
    std::string engine = "stockfish";
    int level = 3;
    std::optional<int> elo;
};

/// What is settled before a new game.
void add_game_options(CLI::App& parser, PlayOptions& options);

/// What the settings file says of games and their keys; its faults have been told.
void use_game_settings(PlayOptions& options);

/// A game that can begin, or why it cannot.
[[nodiscard]] rules::Result<SessionOptions, std::string>
session_options(const PlayOptions& options);

[[nodiscard]] engine::Strength strength_of(const PlayOptions& options);
/// As the store keeps it: `level 3`, `elo 1500`.
[[nodiscard]] std::string strength_text(const PlayOptions& options);
[[nodiscard]] engine::Strength strength_from(std::string_view text);

}  // namespace client::play
