// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/back_off.hpp"
#include "speech/sound.hpp"
#include "speech/voice.hpp"

#include <memory>
#include <thread>

namespace speech {

/// espeak-ng in this process, on a thread of its own, through our own small sound buffer. Nothing
/// is loaded and nothing is opened before the first utterance. When the sound is lost it is looked
/// for again, later and later.
class EspeakVoice : public Voice {
public:
    EspeakVoice(SoundMaker sound, VoiceSettings settings, Listener listener, BackOff back_off = {});
    EspeakVoice(const EspeakVoice&) = delete;
    EspeakVoice& operator=(const EspeakVoice&) = delete;
    EspeakVoice(EspeakVoice&&) = delete;
    EspeakVoice& operator=(EspeakVoice&&) = delete;
    /// Leaves a thread behind that hangs in a sound server, rather than hang with it.
    ~EspeakVoice() override;

    void speak(const Utterance& utterance, Ticket ticket) override;
    void use(const VoiceSettings& settings) override;
    void cancel() override;

private:
    struct Shared;

    std::shared_ptr<Shared> shared_;
    std::thread thread_;
};

}  // namespace speech
