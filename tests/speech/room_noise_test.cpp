// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/room_noise.hpp"

#include <catch2/catch.hpp>

#include <cmath>

using namespace speech;

namespace {

/// How loud a second of the room alone is, as the root of its mean square.
double loudness(Noise noise, double volume = 1)
{
    const std::vector<std::int16_t> silence(22050);
    double sum = 0;
    for (const double sample : RoomNoise{noise, volume}.around(silence))
        sum += sample * sample;
    return std::sqrt(sum / 22050);
}

}  // namespace

TEST_CASE("a quiet room changes nothing that is said", "[speech][noise]")
{
    const std::vector<std::int16_t> said{0, 100, -32768, 32767, 7};
    CHECK(RoomNoise{Noise::none, 1}.around(said) == said);
}

TEST_CASE("a crowd is louder than a murmur, and both are softer with a soft voice",
          "[speech][noise]")
{
    CHECK(loudness(Noise::murmur) > 500);
    CHECK(loudness(Noise::crowd) > 2 * loudness(Noise::murmur));
    CHECK(loudness(Noise::crowd, 0.5) < 0.6 * loudness(Noise::crowd));
    CHECK(loudness(Noise::crowd, 0) == 0);
}

TEST_CASE("the same room is around the same words every time", "[speech][noise]")
{
    const std::vector<std::int16_t> said(1000, 5000);
    CHECK(RoomNoise{Noise::crowd, 1}.around(said) == RoomNoise{Noise::crowd, 1}.around(said));
    CHECK(RoomNoise{Noise::crowd, 1}.around(said) != said);
}

TEST_CASE("a loud voice in a loud room is cut and does not turn over", "[speech][noise]")
{
    const std::vector<std::int16_t> loud(1000, 32767);
    for (const auto sample : RoomNoise{Noise::crowd, 1}.around(loud))
        CHECK(sample > 20000);
}
