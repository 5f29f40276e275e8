// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/ear/hearing.hpp"

namespace client::train::ear {

Hearing heard_at(const Teller& teller, int level)
{
    return {.pace = level == 1 ? speech::Pace::slow : speech::Pace::usual,
            .voice = teller.words().announcements().voice()};
}

speech::Word spelled(const std::string& written)
{
    std::string voice;
    for (const char byte : written) {
        const bool begins = (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;  // a code point
        voice += (begins && !voice.empty() ? " " : "") + std::string{byte};
    }
    return {written, voice};
}

}  // namespace client::train::ear
