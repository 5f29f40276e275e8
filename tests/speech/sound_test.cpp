// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/sound.hpp"

#include "tests/speech/surroundings.hpp"

#include <catch2/catch.hpp>

#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

namespace {

using namespace speech;

std::uint32_t number_at(const std::string& bytes, std::size_t place)
{
    std::uint32_t value = 0;
    for (std::size_t i = 4; i-- > 0;)
        value = value << 8U | static_cast<std::uint8_t>(bytes.at(place + i));
    return value;
}

void check_wav(const std::string& bytes, std::size_t frames)
{
    REQUIRE(bytes.size() == 44 + frames * 4);
    CHECK(bytes.starts_with("RIFF"));
    CHECK(bytes.substr(8, 8) == "WAVEfmt ");
    CHECK(number_at(bytes, 4) == bytes.size() - 8);
    CHECK(number_at(bytes, 24) == 22050);
    CHECK(bytes.substr(36, 4) == "data");
    CHECK(number_at(bytes, 40) == frames * 4);
}

TEST_CASE("a WAV file is whole after each utterance", "[speech][sound]")
{
    const tests::Folder folder;
    const auto file = folder / "speech.wav";
    std::ofstream{file} << "what was here before is gone";
    const auto maker = wav_sound(file);
    const std::vector<Frame> frames{{0, 1}, {-1, 32767}, {-32768, 2}};
    {
        const auto sound = maker(22050);
        check_wav(tests::contents(file), 0);
        sound->write(frames);
        CHECK(sound->pending().count() == 0);
        check_wav(tests::contents(file), 3);
        sound->write(frames);
        sound->flush();
        check_wav(tests::contents(file), 6);
    }
    const auto again = maker(22050);  // after a pause the file goes on
    again->write(frames);
    static_cast<void>(again->pending());
    check_wav(tests::contents(file), 9);
    CHECK(tests::contents(file).substr(44, 12) ==
          std::string("\0\0\1\0\xff\xff\xff\x7f\0\x80\2\0", 12));
}

TEST_CASE("a WAV file that cannot be written is a failure", "[speech][sound]")
{
    try {
        static_cast<void>(wav_sound("/nonexistent/speech.wav")(22050));
        FAIL("this file cannot be written");
    } catch (const VoiceFailure& failure) {
        CHECK(failure.fault == VoiceFault::no_file);
    }
}

TEST_CASE("no sound at all is a failure that nobody sees on standard error", "[speech][sound]")
{
    const tests::NoSound nowhere;
    const tests::StandardError standard_error;
    for (const auto& open : {open_pulse_sound, open_alsa_sound, open_sound})
        try {
            static_cast<void>(open(22050));
            FAIL("nothing should sound here");
        } catch (const VoiceFailure& failure) {
            CHECK(failure.fault == VoiceFault::no_sound);
        }
    CHECK(standard_error.said().empty());
}

TEST_CASE("an ALSA device takes the samples and can be cut", "[speech][sound]")
{
    const tests::Folder folder;
    const auto played = folder / "played.raw";
    const auto configuration = folder / "asound.conf";
    std::ofstream{configuration} << "pcm.nothing { type null }\n"
                                 << "pcm.!default { type file slave.pcm nothing file \"" << played
                                 << "\" format raw }\n";
    const tests::Variable alsa{"ALSA_CONFIG_PATH", configuration};
    const tests::StandardError standard_error;
    {
        const auto sound = open_alsa_sound(22050);
        const std::vector<Frame> frames(2205, Frame{1000, 1000});
        sound->write(frames);
        CHECK(sound->pending() < std::chrono::seconds{5});
        sound->flush();
        sound->write(frames);
    }
    CHECK(tests::contents(played).size() >= 8820);
    CHECK(standard_error.said().empty());
}

}  // namespace
