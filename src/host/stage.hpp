// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/keymap.hpp"
#include "src/commands/bound_keymap.hpp"
#include "src/host/host.hpp"
#include "src/host/prover.hpp"
#include "src/host/speaking.hpp"
#include "src/player/options.hpp"
#include "src/terminal/loop.hpp"

#include <memory>
#include <optional>

namespace client::host {

/// What an activity is staged with.
struct Scenery {
    player::Profile profile = player::Profile::screen_reader;
    player::Interface interface = player::Interface::line;
    Keeping& keeping;
    keymaps::Keymap keys{};                   ///< of a board on the screen
    keymaps::Keymap display_keys{};           ///< of a braille display
    Tidings first{};                          ///< to be told before anything else
    rules::Color side = rules::Color::white;  ///< where the player sits, for what he hears
};

/// The terminal, the voice and the time of one person, and the host that brings an activity there.
class Stage {
public:
    using Helper = std::function<std::optional<Input>(const HelperWish& wish)>;

    Stage(player::PlayerOptions options, Activity& activity, Scenery scenery, Helper helper = {});
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;
    Stage(Stage&&) = delete;
    Stage& operator=(Stage&&) = delete;
    ~Stage();

    /// Until somebody leaves.
    [[nodiscard]] cli::ExitStatus run();

    [[nodiscard]] terminal::Loop& loop() { return loop_; }
    /// What a helper reports later.
    void take(const Input& input) { host_.take(input); }
    [[nodiscard]] bool has_ended() const { return host_.has_ended(); }

private:
    [[nodiscard]] World world(Helper helper);
    [[nodiscard]] std::unique_ptr<console::Console> console();
    [[nodiscard]] std::unique_ptr<console::Console> line_console();
    [[nodiscard]] std::unique_ptr<console::Console> picture_console(console::ConsoleEvents events);
    [[nodiscard]] commands::BoundKeymap bound(keymaps::Keymap& keys) const;
    [[nodiscard]] player::SoundChoice sounds() const;

    player::PlayerOptions options_;
    Activity& activity_;
    Scenery scenery_;
    terminal::Loop loop_;
    speech::VoiceChoice voice_;
    Speaking speaking_;
    Host host_;
    Prover prover_;  ///< last, so that its thread ends first
};

}  // namespace client::host
