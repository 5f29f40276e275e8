// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/installed_voice.hpp"
#include "speech/manner.hpp"
#include "speech/voice.hpp"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace speech {

/// Sound as all our voices make it: 16 bits, one channel.
using Samples = std::span<const std::int16_t>;

/// Takes sound as it is made; false ends the making.
using SampleSink = std::function<bool(Samples)>;

struct EspeakEngine;

/// espeak-ng as a function from text to samples, in the thread of the caller. There is one per
/// process, because the library has its state in global variables.
class Espeak {
public:
    /// Loads it when first asked; throws VoiceFailure, and tries again when asked again.
    [[nodiscard]] static Espeak& instance();

    Espeak(const Espeak&) = delete;
    Espeak& operator=(const Espeak&) = delete;
    Espeak(Espeak&&) = delete;
    Espeak& operator=(Espeak&&) = delete;

    [[nodiscard]] int sample_rate() const;
    /// The best voice for the language speaks; an English one when there is none.
    void speak(const Utterance& utterance, const VoiceSettings& settings, const SampleSink& sink);
    /// What would be spoken, in espeak-ng's own letters for sounds, one line per clause. Its
    /// letters of the International Phonetic Alphabet have gaps: German "Turm" comes out as "t??m".
    [[nodiscard]] std::string phonemes(std::string_view text, std::string_view language);
    [[nodiscard]] std::vector<InstalledVoice> voices();
    [[nodiscard]] bool has_voice_for(std::string_view language);

private:
    explicit Espeak(EspeakEngine& engine) : engine_{engine} {}
    ~Espeak() = default;

    EspeakEngine& engine_;
};

/// Words a minute, pitch and volume as espeak-ng counts them.
struct EspeakNumbers {
    int rate;
    int pitch;
    int volume;
};
[[nodiscard]] EspeakNumbers
espeak_numbers(const VoiceSettings& settings, Pace pace, Haste haste = Haste::none);

}  // namespace speech
