// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/back_off.hpp"
#include "speech/voice.hpp"

#include <chrono>
#include <memory>
#include <string>
#include <thread>

namespace speech {

/// The user's own Speech Dispatcher, on a thread of its own. The rate, the voice and everything
/// else that the user has set there stay, unless the settings say otherwise. A daemon that is
/// gone, hangs, or takes text and says nothing is noticed in time, and looked for again later.
class SpeechdVoice : public Voice {
public:
    struct Options {
        std::string socket;
        VoiceSettings settings{};
        BackOff back_off{};
        /// From an utterance to the news that it is being spoken; then the daemon is taken for
        /// dead.
        std::chrono::milliseconds patience{900};
    };

    SpeechdVoice(Options options, Listener listener);
    SpeechdVoice(const SpeechdVoice&) = delete;
    SpeechdVoice& operator=(const SpeechdVoice&) = delete;
    SpeechdVoice(SpeechdVoice&&) = delete;
    SpeechdVoice& operator=(SpeechdVoice&&) = delete;
    ~SpeechdVoice() override;

    void speak(const Utterance& utterance, Ticket ticket) override;
    /// On the same connection: what is told of it is told at once.
    void use(const VoiceSettings& settings) override;
    void cancel() override;

private:
    class Inbox;
    class Worker;

    std::unique_ptr<Inbox> inbox_;
    std::thread thread_;
};

}  // namespace speech
