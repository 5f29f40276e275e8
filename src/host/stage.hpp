// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/commands/bound_keymap.hpp"
#include "src/host/host.hpp"
#include "src/host/prover.hpp"
#include "src/host/scenery.hpp"
#include "src/host/speaking.hpp"
#include "src/player/options.hpp"
#include "src/terminal/loop.hpp"

#include <memory>
#include <optional>

namespace client::host {

/// The terminal, the voice and the time of one person. Activities follow each other there, each
/// brought by a host of its own: the loop stays, and so does the voice where the same one is
/// wanted.
class Stage {
public:
    using Helper = std::function<std::optional<Input>(const HelperWish& wish)>;

    Stage();
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;
    Stage(Stage&&) = delete;
    Stage& operator=(Stage&&) = delete;
    ~Stage();

    /// Until somebody leaves the activity.
    [[nodiscard]] cli::ExitStatus
    run(player::PlayerOptions options, Activity& activity, Scenery scenery, Helper helper = {});

    [[nodiscard]] terminal::Loop& loop() { return loop_; }
    /// What a helper reports later.
    void take(const Input& input);
    /// Whether the last activity was left because nothing more can come.
    [[nodiscard]] bool has_ended() const { return ended_; }

private:
    struct Act;

    [[nodiscard]] World world(Helper helper);
    [[nodiscard]] std::unique_ptr<console::Console> console();
    [[nodiscard]] std::unique_ptr<console::Console> line_console();
    [[nodiscard]] std::unique_ptr<console::Console> picture_console(console::ConsoleEvents events);
    [[nodiscard]] std::function<void(const console::Echo& key)> heard_keys();
    [[nodiscard]] commands::BoundKeymap bound(keymaps::Keymap& keys) const;

    terminal::Loop loop_;
    Speaking speaking_;
    std::unique_ptr<Act> act_;  ///< none: nothing is on
    bool ended_ = false;
    Prover prover_;  ///< last, so that its thread ends first
};

}  // namespace client::host
