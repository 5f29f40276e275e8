// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/stage.hpp"
#include "src/play/engine_seat.hpp"
#include "src/play/game_keeping.hpp"
#include "src/play/game_options.hpp"
#include "src/play/play_table.hpp"
#include "src/play/playing.hpp"
#include "src/player/first_start.hpp"
#include "src/store/store.hpp"
#include "src/together/hosting.hpp"

#include <optional>
#include <string>

namespace client::play {

/// What is played: a new game, or one that was kept.
struct Seating {
    SessionOptions options;
    std::optional<store::SavedGame> saved;
};

/// A game that was kept, as it goes on.
[[nodiscard]] Seating seating_of(store::SavedGame saved, PlayOptions& options);

/// Somebody sits down to play: the game, its store and its opponent are put together here and
/// brought to the stage, and nothing is decided.
class Sitting {
public:
    /// The stage must outlive it.
    Sitting(PlayOptions options, Seating seating, host::Stage& stage);

    [[nodiscard]] cli::ExitStatus run();

private:
    /// False if somebody left instead of answering.
    [[nodiscard]] bool ask_first();
    void choose_words();
    /// The same; what the game is to be, or that an unfinished one goes on.
    [[nodiscard]] bool ask_for_game();
    void ask(player::Interview& interview, player::PlayerOptions options);
    [[nodiscard]] host::Scenery scenery();
    void begin(Seating seating);
    [[nodiscard]] std::optional<host::Input> help(const host::HelperWish& wish);
    void play_anew();
    void host();
    void open_door();

    PlayOptions options_;
    Seating seating_;
    bool resumed_;       ///< not begun with these options
    GameChoice chosen_;  ///< of the games since
    player::FirstStart start_;
    std::optional<words::ChosenWords> words_;
    store::Store store_;
    std::optional<std::string> unkept_;  ///< that the answers could not be kept
    host::Stage& stage_;
    std::optional<Playing> playing_;
    std::optional<GameKeeping> keeping_;
    std::optional<EngineSeat> engine_;
    std::optional<PlayTable> table_;  ///< where somebody may sit opposite
    std::optional<together::Hosting> hosting_;
};

}  // namespace client::play
