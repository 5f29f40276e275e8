// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/stage.hpp"
#include "src/play/engine_seat.hpp"
#include "src/play/game_keeping.hpp"
#include "src/play/game_options.hpp"
#include "src/play/playing.hpp"
#include "src/player/first_start.hpp"
#include "src/store/store.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace client::play {

/// What is played: a new game, or one that was kept.
struct Seating {
    SessionOptions options;
    std::optional<store::SavedGame> saved;
};

/// Somebody sits down to play: the game, its store, its opponent and the stage are put together
/// here, and nothing is decided.
class Sitting {
public:
    Sitting(PlayOptions options, Seating seating);

    [[nodiscard]] cli::ExitStatus run();
    /// Whether nobody is there any more.
    [[nodiscard]] bool has_ended() const { return !stage_ || stage_->has_ended(); }

private:
    /// False if somebody left instead of answering.
    [[nodiscard]] bool ask_first();
    void choose_words();
    [[nodiscard]] host::Scenery scenery();
    [[nodiscard]] keymaps::Keymap board_keys();
    [[nodiscard]] keymaps::Keymap display_keys();
    void tell_first(const std::string& sentence);
    void tell_faults(const std::vector<keymaps::KeymapFault>& faults);
    void begin(Seating seating);
    [[nodiscard]] std::optional<host::Input> help(const host::HelperWish& wish);
    void play_anew();

    PlayOptions options_;
    Seating seating_;
    bool resumed_;  ///< not begun with these options
    player::FirstStart start_;
    player::Profile profile_ = player::Profile::screen_reader;
    std::unique_ptr<words::ChosenWords> words_;
    store::Store store_;
    host::Tidings first_;  ///< to be told before the game
    std::unique_ptr<Playing> playing_;
    std::unique_ptr<GameKeeping> keeping_;
    std::unique_ptr<host::Stage> stage_;
    std::unique_ptr<EngineSeat> engine_;
};

}  // namespace client::play
