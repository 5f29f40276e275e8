// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/espeak_voice.hpp"

#include "speech/manner.hpp"
#include "tests/speech/card.hpp"
#include "tests/speech/reports.hpp"
#include "tests/speech/surroundings.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <mutex>
#include <string>

namespace {

using namespace speech;
using namespace std::chrono_literals;
using tests::Card;
using tests::Reports;

const Utterance move{"Nf3", "Springer Felix drei", "de"};

TEST_CASE("what espeak-ng has spoken to the end is reported", "[speech][espeak_voice]")
{
    Reports reports;
    const auto card = std::make_shared<Card>();
    EspeakVoice voice{sound_of(card), {}, reports.listener()};
    voice.speak(move, 1);
    CHECK(reports.wait_for(Finished{1}));
    CHECK(card->played.size() > 10'000);
    voice.speak({"", "", "en"}, 2);
    CHECK(reports.wait_for(Finished{2}));
}

/// The softest ten milliseconds of a file, as the mean of what is heard by one ear.
int softest(const std::string& wav)
{
    constexpr std::size_t header = 44;
    constexpr std::size_t frames = 220;
    int least = 32767;
    for (auto at = header; at + 4 * frames <= wav.size(); at += 4 * frames) {
        int sum = 0;
        for (std::size_t i = 0; i < frames; ++i) {
            std::int16_t sample = 0;
            std::memcpy(&sample, wav.data() + at + 4 * i, sizeof sample);
            sum += std::abs(sample);
        }
        least = std::min(least, sum / static_cast<int>(frames));
    }
    return least;
}

TEST_CASE("noise is mixed into what is spoken, and into a file as well", "[speech][espeak_voice]")
{
    const tests::Folder folder;
    const auto file = folder / "noise.wav";
    const auto heard = [&](Noise noise) {
        Reports reports;
        EspeakVoice voice{wav_sound(file), {}, reports.listener()};
        auto said = move;
        said.language = in_manner("de", {Haste::none, noise});
        voice.speak(said, 1);
        REQUIRE(reports.wait_for(Finished{1}));
        return tests::contents(file);
    };
    CHECK(softest(heard(Noise::none)) < 50);
    CHECK(softest(heard(Noise::murmur)) > 200);
    CHECK(softest(heard(Noise::crowd)) > 600);
}

TEST_CASE("a cut utterance is flushed and never reported", "[speech][espeak_voice]")
{
    Reports reports;
    const auto card = std::make_shared<Card>();
    card->shut(true);
    EspeakVoice voice{sound_of(card), {}, reports.listener()};
    voice.speak(move, 1);
    REQUIRE(card->wait_until([&] { return !card->played.empty(); }));
    voice.cancel();
    card->shut(false);
    CHECK(card->wait_until([&] { return card->flushes == 1; }));
    CHECK(card->played.size() < 1000);
    voice.speak(move, 2);
    CHECK(reports.wait_for(Finished{2}));
    CHECK_FALSE(reports.has(Finished{1}));
}

TEST_CASE("a newer utterance takes the place of the older", "[speech][espeak_voice]")
{
    Reports reports;
    const auto card = std::make_shared<Card>();
    card->shut(true);
    EspeakVoice voice{sound_of(card), {}, reports.listener()};
    voice.speak(move, 1);
    REQUIRE(card->wait_until([&] { return !card->played.empty(); }));
    voice.speak(move, 2);
    voice.speak(move, 3);
    card->shut(false);
    CHECK(reports.wait_for(Finished{3}));
    CHECK_FALSE(reports.has(Finished{1}));
    CHECK_FALSE(reports.has(Finished{2}));
}

TEST_CASE("no sound is reported as a loss and not as silence", "[speech][espeak_voice]")
{
    const tests::NoSound nowhere;
    const tests::StandardError standard_error;
    Reports reports;
    EspeakVoice voice{open_sound, {}, reports.listener()};
    voice.speak(move, 1);
    CHECK(reports.wait_for(Lost{VoiceFault::no_sound}));
    CHECK(standard_error.said().empty());
}

TEST_CASE("a sound that breaks is lost, and regained when it is back", "[speech][espeak_voice]")
{
    Reports reports;
    const auto card = std::make_shared<Card>();
    EspeakVoice voice{sound_of(card), {}, reports.listener(), BackOff{{1ms}}};
    voice.speak(move, 1);
    CHECK(reports.wait_for(Finished{1}));
    card->break_down(true);
    voice.speak(move, 2);
    CHECK(reports.wait_for(Lost{VoiceFault::no_sound}));
    card->break_down(false);
    CHECK(reports.wait_for(Regained{}));
    voice.speak(move, 3);
    CHECK(reports.wait_for(Finished{3}));
    CHECK_FALSE(reports.has(Finished{2}));
}

TEST_CASE("a sound server that hangs keeps nobody waiting", "[speech][espeak_voice]")
{
    const auto card = std::make_shared<Card>();
    {
        Reports reports;
        EspeakVoice voice{sound_of(card), {}, reports.listener()};
        card->shut(true);
        voice.speak(move, 1);
        REQUIRE(card->wait_until([&] { return !card->played.empty(); }));
        voice.cancel();
        voice.speak(move, 2);
    }                   // comes to an end, or this test never would
    card->shut(false);  // lets the thread go that was left behind
}

TEST_CASE("a voice that is never used loads nothing", "[speech][espeak_voice]")
{
    Reports reports;
    std::atomic<bool> opened{false};
    {
        const EspeakVoice voice{[&](int) -> std::unique_ptr<Sound> {
                                    opened = true;
                                    return nullptr;
                                },
                                {},
                                reports.listener()};
    }
    CHECK_FALSE(opened);
}

}  // namespace
