// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/read/read_session.hpp"
#include "src/screen/board_scene.hpp"

namespace client::reading {

/// What a reader sees: the board where he is and the line that led there.
[[nodiscard]] screen::Scene
scene_of(const ReadSession& session, tools::ChosenWords& words, const screen::ScreenStyle& style);

}  // namespace client::reading
