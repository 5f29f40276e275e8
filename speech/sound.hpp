// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/frame.hpp"
#include "speech/voice.hpp"

#include <chrono>
#include <functional>
#include <memory>
#include <string>

namespace speech {

/// Takes frames to where they can be heard. All calls throw VoiceFailure when that is over.
class Sound {
public:
    Sound() = default;
    Sound(const Sound&) = delete;
    Sound& operator=(const Sound&) = delete;
    Sound(Sound&&) = delete;
    Sound& operator=(Sound&&) = delete;
    virtual ~Sound() = default;

    /// Waits while the buffer is full, which is never longer than what is written lasts.
    virtual void write(Frames frames) = 0;
    /// How long it takes until everything written has been heard.
    [[nodiscard]] virtual std::chrono::milliseconds pending() = 0;
    /// Forgets what was written and has not been heard.
    virtual void flush() = 0;
};

/// How much sound lies between us and the ear. Small, so that silence comes at once.
inline constexpr std::chrono::milliseconds sound_buffer{40};

/// Opens a sound for so many frames a second.
using SoundMaker = std::function<std::unique_ptr<Sound>(int sample_rate)>;

[[nodiscard]] std::unique_ptr<Sound> open_pulse_sound(int sample_rate);
[[nodiscard]] std::unique_ptr<Sound> open_alsa_sound(int sample_rate);
/// PulseAudio or whatever answers in its place; otherwise ALSA.
[[nodiscard]] std::unique_ptr<Sound> open_sound(int sample_rate);
/// A WAV file, begun anew by the first sound, and complete after every utterance.
[[nodiscard]] SoundMaker wav_sound(const std::string& file);

}  // namespace speech
