// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace client::player {

/// How somebody plays: with eyes, ears or fingers.
enum class Profile : std::uint8_t { screen_reader, voice, braille, sighted };

enum class Interface : std::uint8_t { line, screen };
/// How the board is told when the whole of it is asked for.
enum class BoardForm : std::uint8_t {
    lists,    ///< the pieces by kind
    ranks,    ///< a line for each rank, for fingers
    diagram,  ///< for eyes
};

}  // namespace client::player
