// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/edition.hpp"
#include "rules/placement.hpp"
#include "rules/result.hpp"
#include "rules/time_control.hpp"
#include "src/engine/strength.hpp"
#include "src/play/game_choice.hpp"
#include "src/play/game_start.hpp"
#include "src/play/state.hpp"
#include "src/player/options.hpp"
#include "src/together/options.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace client::play {

/// Whether the program asks before a game what its options leave open.
enum class Questions : std::uint8_t { off, on };

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
    std::string name;
    std::string other_name;
    std::optional<std::vector<rules::Duration>> warnings;
    Questions questions = Questions::on;
    std::vector<StartQuestion> open{};  ///< what would be asked
};

/// What is settled of the one who plays, whatever the game.
void add_person_options(CLI::App& parser, PlayOptions& options);
/// What the command line leaves open of a game, before the settings are read: those only say what
/// is offered.
[[nodiscard]] std::vector<StartQuestion> left_open(const CLI::App& parser);

/// What is settled before a new game.
void add_game_options(CLI::App& parser, PlayOptions& options);

/// What the settings file says of games and their keys; its faults have been told.
void use_game_settings(PlayOptions& options);

/// The names and warnings of those who play; what is not said stays.
void take_person(const PlayOptions& options, SessionOptions& session);

/// A game that can begin, or why it cannot.
[[nodiscard]] rules::Result<SessionOptions, std::string>
session_options(const PlayOptions& options);

/// A game with what somebody has chosen of it; what is left to chance is drawn.
void use(const GameChoice& choice, SessionOptions& game);

[[nodiscard]] engine::Strength strength_of(const PlayOptions& options);
/// As the store keeps it: `level 3`, `elo 1500`.
[[nodiscard]] std::string strength_text(const PlayOptions& options);
[[nodiscard]] engine::Strength strength_from(std::string_view text);

}  // namespace client::play
