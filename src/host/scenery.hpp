// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/keymap.hpp"
#include "src/commands/chosen_keymap.hpp"
#include "src/host/keeping.hpp"
#include "src/host/reply.hpp"
#include "src/host/tidings.hpp"
#include "src/player/options.hpp"

#include <functional>

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
    /// Those at other terminals, who are told what was told here.
    std::function<void(const Reply& reply)> company = [](const Reply&) {};
};

/// For an activity at a board. What is wrong with the keys, and that there are lines instead of a
/// screen, is told first.
[[nodiscard]] Scenery board_scenery(const player::PlayerOptions& options,
                                    player::Profile profile,
                                    words::ChosenWords& words,
                                    Keeping& keeping,
                                    const commands::KeyUser& keys);

}  // namespace client::host
