// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/espeak.hpp"
#include "speech/manner.hpp"

#include <cstdint>
#include <random>
#include <vector>

namespace speech {

/// The room around one utterance, always the same: noise as low as that of many people who speak
/// at once, so that it covers words and not only hisses beside them.
class RoomNoise {
public:
    /// `volume` is that of the voice, from 0 to 1: whoever makes it softer wants all of it softer.
    RoomNoise(Noise noise, double volume);

    /// The samples as they are heard in that room.
    [[nodiscard]] std::vector<std::int16_t> around(Samples samples);

private:
    [[nodiscard]] int next();

    int loudest_;
    std::minstd_rand chance_;
    int dull_ = 0;  ///< the noise without its high tones
};

}  // namespace speech
