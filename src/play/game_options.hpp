// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/edition.hpp"
#include "rules/placement.hpp"
#include "rules/result.hpp"
#include "rules/time_control.hpp"
#include "src/engine/strength.hpp"
#include "src/play/state.hpp"
#include "src/player/options.hpp"
#include "src/together/options.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace client::play {

/// Which side the player takes.
enum class OwnSide : std::uint8_t { white, black, random };

/// The options of a game, and those of the person who plays it.
struct PlayOptions {
    player::PlayerOptions player;
    rules::Edition edition = rules::Edition::e2018;
    bool unsupervised = false;
    std::optional<rules::Mode> mode;
    bool two = false;
    rules::TimeControl time;
    std::optional<std::string> fen;
    std::optional<int> chess960;
    bool any_chess960 = false;
    OwnSide side = OwnSide::white;
    std::string engine = "stockfish";
    int level = 3;
    std::optional<int> elo;
    together::HostOptions hosting;
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
