// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/screen/scene.hpp"

namespace client::screen {

/// The smallest terminals that have room for the board, and for announcements.
inline constexpr terminal::Size smallest_for_board{10, 26};
inline constexpr terminal::Size smallest{2, 20};

/// The picture of a scene on a terminal of that size. Where the board has no room the picture says
/// so, and goes on with announcements.
[[nodiscard]] terminal::Frame picture(const Scene& scene, terminal::Size size);

/// Whether moves and times have places of their own, where they stay as they were announced.
[[nodiscard]] bool has_places(const Scene& scene, terminal::Size size);

}  // namespace client::screen
