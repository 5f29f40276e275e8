// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/voice_chain.hpp"

#include <algorithm>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace tests {

/// What recording voices were told, and the listeners to whom a test reports in their name.
struct Recording {
    std::mutex mutex;                ///< of what is heard, where another thread speaks
    std::vector<std::string> heard;  ///< the texts, and "(silence)" for a cancelled one
    speech::Ticket last = 0;
    speech::Listener listener;

    [[nodiscard]] bool has(const std::string& text)
    {
        const std::scoped_lock lock{mutex};
        return std::ranges::find(heard, text) != heard.end();
    }
    void add(const std::string& text)
    {
        const std::scoped_lock lock{mutex};
        heard.push_back(text);
    }
    void finish() const { listener(speech::Finished{last}); }
    void lose(speech::VoiceFault fault) const { listener(speech::Lost{fault}); }
    void regain() const { listener(speech::Regained{}); }
};

/// A voice that takes down what it is to say, and speaks until the test says that it has ended.
class RecordingVoice : public speech::Voice {
public:
    RecordingVoice(std::shared_ptr<Recording> recording, speech::Listener listener)
        : recording_{std::move(recording)}
    {
        recording_->listener = std::move(listener);
    }

    void speak(const speech::Utterance& utterance, speech::Ticket ticket) override
    {
        recording_->add(utterance.voice);
        recording_->last = ticket;
    }
    void cancel() override { recording_->add("(silence)"); }

private:
    std::shared_ptr<Recording> recording_;
};

inline speech::VoiceLink recorded(const std::string& name, std::shared_ptr<Recording> recording)
{
    return {name, [recording = std::move(recording)](speech::Listener listener) {
                return std::make_unique<RecordingVoice>(recording, std::move(listener));
            }};
}

}  // namespace tests
