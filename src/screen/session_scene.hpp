// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/screen/scene.hpp"
#include "src/session/session.hpp"

#include <cstdint>

namespace client::screen {

/// What stands for the pieces on the board.
enum class Figures : std::uint8_t { letters, figurines };

/// How the player wants the screen.
struct ScreenStyle {
    Layout layout = Layout::announcements;
    Theme theme = Theme::high_contrast;
    BoardSize board_size = BoardSize::large;
    Figures figures = Figures::letters;
    Characters characters = Characters::unicode;
    Review review = Review::facts;
};

/// What there is to be seen of a session at an instant; announcements and the typed line apart.
[[nodiscard]] Scene scene_of(const Session& session,
                             tools::ChosenWords& words,
                             const ScreenStyle& style,
                             rules::Instant now);

}  // namespace client::screen
