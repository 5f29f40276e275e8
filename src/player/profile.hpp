// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/enum_names.hpp"

#include <cstdint>

namespace client::player {

/// How somebody plays: with eyes, ears or fingers.
enum class Profile : std::uint8_t { screen_reader, voice, braille, sighted };

inline constexpr speech::EnumNames<Profile::sighted> profile_names{{{
    {Profile::screen_reader, "screen-reader"},
    {Profile::voice, "voice"},
    {Profile::braille, "braille"},
    {Profile::sighted, "sighted"},
}}};

enum class Interface : std::uint8_t { line, screen };
inline constexpr speech::EnumNames<Interface::screen> interface_names{{{
    {Interface::line, "line"},
    {Interface::screen, "screen"},
}}};
/// Whether a move is told to who has just made it.
enum class OwnMoves : std::uint8_t { on, off };
inline constexpr speech::EnumNames<OwnMoves::off> own_move_names{{{
    {OwnMoves::on, "on"},
    {OwnMoves::off, "off"},
}}};
/// How the board is told when the whole of it is asked for.
enum class BoardForm : std::uint8_t {
    lists,    ///< the pieces by kind
    ranks,    ///< a line for each rank, for fingers
    diagram,  ///< for eyes
};

}  // namespace client::player
