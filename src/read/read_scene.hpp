// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/board/board_scene.hpp"
#include "src/read/read_session.hpp"

namespace client::read {

/// What a reader sees: the board where he is and the line that led there.
[[nodiscard]] screen::Scene
scene_of(const ReadSession& session, words::ChosenWords& words, const screen::ScreenStyle& style);

}  // namespace client::read
