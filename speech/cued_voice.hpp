// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/espeak_voice.hpp"
#include "speech/voice.hpp"

#include <functional>
#include <memory>
#include <mutex>
#include <optional>

namespace speech {

/// Plays the earcon of an utterance, and then has the words said by a voice that cannot play
/// earcons itself; or by nobody. An earcon that cannot be heard keeps no words waiting.
class CuedVoice : public Voice {
public:
    using MakeVoice = std::function<std::unique_ptr<Voice>(Listener)>;

    /// Without `words` only earcons are heard.
    CuedVoice(const SoundMaker& sound,
              const MakeVoice& words,
              Listener listener,
              const VoiceSettings& settings = {});

    void speak(const Utterance& utterance, Ticket ticket) override;
    void use(const VoiceSettings& settings) override;
    void cancel() override;

private:
    struct Waiting {
        Utterance utterance;
        Ticket ticket = 0;
    };
    void earcon_over(const Report& report);
    void say(const Waiting& waiting);

    Listener listener_;
    std::mutex mutex_;
    std::optional<Waiting> waiting_;  ///< for its earcon to end
    bool deaf_ = false;               ///< earcons cannot be heard now
    std::unique_ptr<Voice> words_;
    EspeakVoice earcons_;  ///< ends before what its thread reports to
};

}  // namespace speech
