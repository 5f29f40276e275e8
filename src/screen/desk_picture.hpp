// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/screen/face.hpp"
#include "src/screen/scene.hpp"

#include <string>
#include <vector>

/// The referee's desk for eyes: for whoever sits there, and for those who look on from afar.
namespace client::screen {

/// A board as it is seen, and whose it is.
struct SeenBoard {
    std::string title;  ///< empty: it is the board of both
    Scene scene;
};

struct DeskScene {
    Face face{};
    std::vector<SeenBoard> boards{};     ///< one, both where they differ, or none before the game
    std::string next{};                  ///< what is to be done now
    std::vector<std::string> rulings{};  ///< the newest last
    terminal::Theme theme = terminal::Theme::high_contrast;
};

/// The smallest terminal with room for the clock and two boards.
inline constexpr terminal::Size smallest_for_desk{18, 80};

/// Both times at the top, as large as the boards below allow; beside those what comes next, what
/// was said last, and as many rulings as have room. Whatever has no room beside the boards has the
/// screen of the clock alone.
[[nodiscard]] terminal::Frame picture(const DeskScene& scene, terminal::Size size, Blocks blocks);

}  // namespace client::screen
