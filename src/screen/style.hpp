// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/screen/scene.hpp"

#include <cstdint>

namespace client::screen {

/// What stands for the pieces on the board.
enum class Figures : std::uint8_t { letters, figurines, silhouettes };
inline constexpr speech::EnumNames<Figures::silhouettes> figure_names{{{
    {Figures::letters, "letters"},
    {Figures::figurines, "figurines"},
    {Figures::silhouettes, "silhouettes"},
}}};
inline constexpr speech::EnumNames<BoardSize::normal> board_size_names{{{
    {BoardSize::large, "large"},
    {BoardSize::normal, "normal"},
}}};

/// How the player wants the screen.
struct ScreenStyle {
    Layout layout = Layout::announcements;
    terminal::Theme theme{};
    BoardSize board_size = BoardSize::large;
    Figures figures = Figures::silhouettes;
    Characters characters = Characters::unicode;
    Review review = Review::facts;
};

}  // namespace client::screen
