// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/speaking_order.hpp"
#include "speech/voice_chain.hpp"

#include <functional>
#include <vector>

namespace speech {

/// Says utterances in their order with the best voice there is. All calls come from one thread and
/// none of them waits for a voice, but `wait_until_silent`.
class Speaker {
public:
    using Notify = std::function<void(const VoiceNotice&)>;

    /// `notify` is called within the calls below; `wake` by any thread, when `poll` is due.
    Speaker(std::vector<VoiceLink> voices, Notify notify, std::function<void()> wake = nullptr);

    void say(const Utterance& utterance, Instant now);
    void key_pressed(Instant now);
    void silence();
    /// From now on it is spoken so, by the same voices.
    void use(const VoiceSettings& settings) { voices_.use(settings); }
    void again(Instant now);
    /// Does what has become due: after `wake`, and every second or so.
    void poll(Instant now);

    [[nodiscard]] bool is_silent() const { return order_.is_silent(); }
    /// For commands that end after speaking; false when the deadline came first.
    bool wait_until_silent(Instant deadline);

private:
    void perform(const SpeakingOrder::Step& step);

    SpeakingOrder order_;
    Notify notify_;
    VoiceChain voices_;
};

}  // namespace speech
