// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/fact.hpp"
#include "rules/piece.hpp"
#include "speech/earcon.hpp"
#include "speech/utterance.hpp"
#include "src/session/tidings.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace client {

/// Whether earcons of moves sound from the place of their square.
enum class Places : std::uint8_t { off, on };
/// Whether White hears in the left ear and Black in the right what concerns one side alone.
enum class Ears : std::uint8_t { shared, apart };

/// Which sounds the player wants beside the words.
struct SoundChoice {
    speech::Earcons earcons{};
    Places places = Places::off;
    Ears ears = Ears::shared;
    rules::Color side = rules::Color::white;  ///< where the player sits
};

/// What a fact sounds like; a move has its own sounds.
[[nodiscard]] std::optional<speech::Earcon> earcon_of(const rules::FactBody& fact);

/// Gives what is said of a tiding its earcon, before the first word, and the ear that it is for.
/// `turn` is the side that asks and is answered.
void add_sounds(std::vector<speech::Utterance>& said,
                const Tiding& tiding,
                const SoundChoice& choice,
                rules::Color turn);

}  // namespace client
