// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/screen/scene.hpp"
#include "src/session/session.hpp"

#include <cstdint>

namespace client::screen {

/// What stands for the pieces on the board.
enum class Figures : std::uint8_t { letters, figurines };

/// Whether facts stand in fixed places below the announcements. A screen reader would read them
/// aloud after each move, so that they are for those who have none.
enum class Review : std::uint8_t { hidden, shown };

/// How the player wants the screen.
struct ScreenStyle {
    Layout layout = Layout::announcements;
    Theme theme = Theme::high_contrast;
    BoardSize board_size = BoardSize::large;
    Figures figures = Figures::letters;
    Characters characters = Characters::unicode;
    Review review = Review::hidden;
};

/// What there is to be seen of a session at an instant; announcements and the typed line apart.
[[nodiscard]] Scene scene_of(const Session& session,
                             tools::ChosenWords& words,
                             const ScreenStyle& style,
                             rules::Instant now);

}  // namespace client::screen
