// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/earcon.hpp"
#include "speech/espeak.hpp"
#include "speech/frame.hpp"
#include "speech/utterance.hpp"

#include <vector>

namespace speech {

/// The earcon as it is played, and a breath behind it, so that it never lies over a first syllable.
[[nodiscard]] std::vector<Frame> frames_of(const Cue& cue, int sample_rate, Ear ear = Ear::both);

/// Speech for both ears, or for one only.
[[nodiscard]] std::vector<Frame> frames_of(Samples samples, Ear ear);

}  // namespace speech
