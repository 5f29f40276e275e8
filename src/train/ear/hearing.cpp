// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/ear/hearing.hpp"

#include <array>

namespace client::train::ear {

Hearing heard_at(int level)
{
    using speech::Haste;
    using speech::Noise;
    using speech::Pace;
    static constexpr std::array<Hearing, hearing_levels> levels{{
        {Pace::slow, {}},
        {Pace::usual, {}},
        {Pace::usual, {Haste::brisk, Noise::none}},
        {Pace::usual, {Haste::brisk, Noise::murmur}},
        {Pace::usual, {Haste::fast, Noise::murmur}},
        {Pace::usual, {Haste::fast, Noise::crowd}},
    }};
    return levels.at(static_cast<std::size_t>(level - 1));
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
