// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"
#include "speech/earcon.hpp"
#include "speech/enum_names.hpp"
#include "speech/voice_choice.hpp"

#include <cstdint>

namespace client::player {

/// Whether earcons of moves sound from the place of their square.
enum class Places : std::uint8_t { off, on };
inline constexpr speech::EnumNames<Places::on> place_names{{{
    {Places::off, "off"},
    {Places::on, "on"},
}}};
/// Apart, White hears in the left ear and Black in the right what concerns one side alone.
using speech::Ears;
inline constexpr speech::EnumNames<Ears::apart> ear_names{{{
    {Ears::shared, "off"},
    {Ears::apart, "on"},
}}};

/// Which sounds the player wants beside the words.
struct SoundChoice {
    speech::Earcons earcons{};
    Places places = Places::off;
    Ears ears = Ears::shared;
    rules::Color side = rules::Color::white;  ///< where the player sits
};

}  // namespace client::player
