// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/text_voice.hpp"

#include "speech/plain_text.hpp"

#include <utility>

namespace speech {

TextVoice::TextVoice(const std::string& file, Listener listener)
    : file_{file, std::ios::app}, listener_{std::move(listener)}
{
}

void TextVoice::speak(const Utterance& utterance, Ticket ticket)
{
    file_ << plain_text(utterance.screen.empty() ? utterance.voice : utterance.screen) << std::endl;
    if (file_)
        listener_(Finished{ticket});
    else
        listener_(Lost{VoiceFault::no_file});
}

}  // namespace speech
