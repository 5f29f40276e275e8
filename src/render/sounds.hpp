// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/fact.hpp"
#include "rules/piece.hpp"
#include "speech/earcon.hpp"
#include "speech/utterance.hpp"
#include "speech/voice_choice.hpp"
#include "src/session/tidings.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace client {

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

/// What a fact sounds like; a move has its own sounds.
[[nodiscard]] std::optional<speech::Earcon> earcon_of(const rules::FactBody& fact);
/// The earcon and the ear of an utterance, only as far as the player wants them.
void leave_out_unwanted(speech::Utterance& utterance, const SoundChoice& choice);
/// What concerns one side alone, in a room with two players.
[[nodiscard]] inline speech::Ear ear_of(rules::Color side)
{
    return side == rules::Color::white ? speech::Ear::left : speech::Ear::right;
}

/// Gives what is said of a tiding its earcon, before the first word, and the ear that it is for.
/// `turn` is the side that asks and is answered.
void add_sounds(std::vector<speech::Utterance>& said,
                const Tiding& tiding,
                const SoundChoice& choice,
                rules::Color turn);

}  // namespace client
