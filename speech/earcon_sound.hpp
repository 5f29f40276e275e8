// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/earcon.hpp"
#include "speech/espeak.hpp"
#include "speech/frame.hpp"
#include "speech/utterance.hpp"

#include <vector>

namespace speech {

/// The earcon as it is played, and a breath behind it, so that it never lies over a first syllable.
/// `volume` is that of the voice beside it, from 0 to 1.
[[nodiscard]] std::vector<Frame>
frames_of(const Cue& cue, int sample_rate, Ear ear = Ear::both, double volume = 1);

/// Speech for both ears, or for one only.
[[nodiscard]] std::vector<Frame> frames_of(Samples samples, Ear ear);

}  // namespace speech
