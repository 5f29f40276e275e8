// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/sound.hpp"

namespace speech {

std::unique_ptr<Sound> open_sound(int sample_rate)
{
    try {
        return open_pulse_sound(sample_rate);
    } catch (const VoiceFailure&) {
        return open_alsa_sound(sample_rate);
    }
}

}  // namespace speech
