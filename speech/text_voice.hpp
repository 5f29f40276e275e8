// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/voice.hpp"

#include <fstream>
#include <string>

namespace speech {

/// Appends each utterance to a file as one line, in the text that is meant for reading.
class TextVoice : public Voice {
public:
    TextVoice(const std::string& file, Listener listener);

    void speak(const Utterance& utterance, Ticket ticket) override;
    void cancel() override {}

private:
    std::ofstream file_;
    Listener listener_;
};

}  // namespace speech
