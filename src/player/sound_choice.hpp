// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"
#include "speech/earcon.hpp"
#include "speech/voice_choice.hpp"

#include <cstdint>

namespace client::player {

/// Whether earcons of moves sound from the place of their square.
enum class Places : std::uint8_t { off, on };
/// Apart, White hears in the left ear and Black in the right what concerns one side alone.
using speech::Ears;

/// Which sounds the player wants beside the words.
struct SoundChoice {
    speech::Earcons earcons{};
    Places places = Places::off;
    Ears ears = Ears::shared;
    rules::Color side = rules::Color::white;  ///< where the player sits
};

}  // namespace client::player
