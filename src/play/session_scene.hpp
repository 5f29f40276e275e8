// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/board/board_scene.hpp"
#include "src/play/session.hpp"

namespace client::play {

/// What there is to be seen of a session at an instant; announcements and the typed line apart.
[[nodiscard]] screen::Scene scene_of(const Session& session,
                                     words::ChosenWords& words,
                                     const screen::ScreenStyle& style,
                                     rules::Instant now);

}  // namespace client::play
