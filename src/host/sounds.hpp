// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/fact.hpp"
#include "rules/piece.hpp"
#include "speech/earcon.hpp"
#include "speech/utterance.hpp"
#include "speech/voice_choice.hpp"
#include "src/host/tidings.hpp"
#include "src/player/sound_choice.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace client::host {

/// What a fact sounds like; a move has its own sounds.
[[nodiscard]] std::optional<speech::Earcon> earcon_of(const rules::FactBody& fact);
/// The earcon and the ear of an utterance, only as far as the player wants them.
void leave_out_unwanted(speech::Utterance& utterance, const player::SoundChoice& choice);
/// What concerns one side alone, in a room with two players.
[[nodiscard]] inline speech::Ear ear_of(rules::Color side)
{
    return side == rules::Color::white ? speech::Ear::left : speech::Ear::right;
}

/// Gives what is said of a tiding its earcon, before the first word, and the ear that it is for.
/// `turn` is the side that asks and is answered, where there is one.
void add_sounds(std::vector<speech::Utterance>& said,
                const Tiding& tiding,
                const player::SoundChoice& choice,
                std::optional<rules::Color> turn);

}  // namespace client::host
