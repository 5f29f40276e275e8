// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/room_noise.hpp"

#include "speech/enum_table.hpp"

#include <algorithm>
#include <limits>

namespace speech {

namespace {

/// Before its high tones are taken away, which leaves about a third.
constexpr EnumTable<int, Noise::crowd> loudest{{{
    {Noise::none, 0},
    {Noise::murmur, 5'000},
    {Noise::crowd, 13'000},
}}};
/// Of each new value a part of so many comes in: tones above a kilohertz grow faint.
constexpr int dullness = 4;

std::int16_t bounded(int sample)
{
    using Limits = std::numeric_limits<std::int16_t>;
    return static_cast<std::int16_t>(std::clamp<int>(sample, Limits::min(), Limits::max()));
}

}  // namespace

RoomNoise::RoomNoise(Noise noise, double volume)
    : loudest_{static_cast<int>(loudest[noise] * std::clamp(volume, 0.0, 1.0))}
{
}

int RoomNoise::next()
{
    const auto drawn = static_cast<int>(chance_() % (2 * static_cast<unsigned>(loudest_) + 1));
    dull_ += (drawn - loudest_ - dull_) / dullness;
    return dull_;
}

std::vector<std::int16_t> RoomNoise::around(Samples samples)
{
    std::vector<std::int16_t> heard;
    heard.reserve(samples.size());
    for (const int sample : samples)
        heard.push_back(bounded(sample + next()));
    return heard;
}

}  // namespace speech
