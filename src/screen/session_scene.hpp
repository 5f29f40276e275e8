// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/screen/board_scene.hpp"
#include "src/session/session.hpp"

namespace client::screen {

/// What there is to be seen of a session at an instant; announcements and the typed line apart.
[[nodiscard]] Scene scene_of(const Session& session,
                             tools::ChosenWords& words,
                             const ScreenStyle& style,
                             rules::Instant now);

}  // namespace client::screen
