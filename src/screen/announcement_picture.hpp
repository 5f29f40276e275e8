// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/screen/area.hpp"
#include "src/screen/scene.hpp"

/// What is announced, in a picture: where it stands, and where the cursor then is.
namespace client::screen {

/// Both moves of a pair in one row: "100 Nbxd7+ Qe8xd7+".
inline constexpr int widest_pair = 20;

void announce(const Scene& scene, terminal::Frame& frame, Area area);
/// The typed line; of a long one the end, where the cursor is.
void type(const TypedLine& typed, terminal::Frame& frame, Area area);
/// The moves as one line each: pairs where they fit, else single moves.
[[nodiscard]] Rows move_lines(const Scene& scene, int width);

/// The whole screen of those who do not see it, below the rows that are taken.
void draw_announcements(const Scene& scene, terminal::Frame& frame, terminal::Size size, int top);

}  // namespace client::screen
