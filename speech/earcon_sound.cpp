// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/earcon_sound.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace speech {

namespace {

/// Nothing sounds at no hertz.
struct Note {
    int hertz = 0;
    int milliseconds = 0;
};
using Tune = std::array<Note, 3>;

constexpr Note breath{0, 15};
/// By earcon. Each is told from the others by its course, not by its pitch alone.
constexpr std::array<Tune, earcon_names.size()> tunes{{
    {{{660, 45}}},
    {{{520, 35}, {350, 45}}},
    {{{780, 40}, {1040, 40}}},
    {{{170, 80}}},
    {{{110, 25}, {0, 15}, {110, 25}}},
    {{{1245, 12}, {784, 12}, {1245, 14}}},
    {{{1480, 15}}},
    {{{1320, 25}, {0, 20}, {1320, 25}}},
    {{{523, 60}, {659, 60}, {784, 90}}},
    {{{1000, 80}}},
    {{{1000, 220}}},
    {{{2300, 12}}},
    {{{2300, 12}, {0, 70}, {2300, 12}}},
}};
/// Eight pitches by rank, in semitones.
constexpr std::array scale{0, 2, 4, 5, 7, 9, 11, 12};
constexpr double loudness = 7000;  ///< of 32767: beside the voice, not above it
constexpr int fade = 4;            ///< milliseconds, so that nothing clicks

/// How much of it each ear hears, at the same power wherever it is.
struct Gains {
    double left = 0;
    double right = 0;
};

Gains gains(double pan)
{
    const double angle = (pan + 1) * std::numbers::pi / 4;
    return {std::cos(angle), std::sin(angle)};
}

/// A tone with one overtone, which small loudspeakers need for the low ones.
double tone(double hertz, double seconds)
{
    const double turn = 2 * std::numbers::pi * hertz * seconds;
    return 0.75 * std::sin(turn) + 0.25 * std::sin(3 * turn);
}

/// What one ear hears, and the other does not.
Frame only(Frame frame, Ear ear)
{
    if (ear == Ear::right)
        frame.left = 0;
    if (ear == Ear::left)
        frame.right = 0;
    return frame;
}

std::int16_t rounded(double value)
{
    return static_cast<std::int16_t>(std::lround(value));
}

void add(std::vector<Frame>& frames, double hertz, std::size_t length, int sample_rate, Gains gain)
{
    const auto edge = static_cast<double>(fade * sample_rate) / 1000;
    for (std::size_t i = 0; i < length; ++i) {
        const auto nearest = static_cast<double>(std::min(i, length - 1 - i));
        const double sound = loudness * std::min(1.0, nearest / edge) *
                             tone(hertz, static_cast<double>(i) / sample_rate);
        frames.push_back({rounded(sound * gain.left), rounded(sound * gain.right)});
    }
}

}  // namespace

std::vector<Frame> frames_of(const Cue& cue, int sample_rate, Ear ear, double volume)
{
    const auto place = cue.place.value_or(SoundPlace{});
    const auto step = scale.at(static_cast<std::size_t>(place.step));
    const double higher = std::pow(2.0, step / 12.0);
    const auto [left, right] = gains(place.pan);
    std::vector<Frame> frames;
    const auto play = [&](const Note& note) {
        const auto length = static_cast<std::size_t>(note.milliseconds * sample_rate / 1000);
        add(frames, note.hertz * higher, length, sample_rate, {left * volume, right * volume});
    };
    for (const auto& note : tunes.at(static_cast<std::size_t>(cue.earcon)))
        play(note);
    play(breath);
    std::ranges::transform(frames, frames.begin(), [&](Frame frame) { return only(frame, ear); });
    return frames;
}

std::vector<Frame> frames_of(Samples samples, Ear ear)
{
    std::vector<Frame> frames;
    frames.reserve(samples.size());
    for (const auto sample : samples)
        frames.push_back(only({sample, sample}, ear));
    return frames;
}

}  // namespace speech
