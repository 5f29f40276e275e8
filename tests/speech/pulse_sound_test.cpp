// SPDX-License-Identifier: GPL-3.0-or-later
// With a real PulseAudio server and no sound card.
#include "speech/espeak_voice.hpp"
#include "tests/speech/null_sink.hpp"
#include "tests/speech/reports.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <thread>

namespace {

using namespace speech;
using namespace std::chrono_literals;

const Utterance move{"Nf3", "Springer Felix drei", "de"};
const Utterance long_text{"", std::string(2000, 'x'), "en"};

/// None, with a plain line, where PulseAudio cannot run.
std::unique_ptr<tests::NullSink> null_sink()
{
    if (!tests::NullSink::is_installed()) {
        WARN("skipped: pulseaudio and pulseaudio-utils are not installed");
        return nullptr;
    }
    auto sink = std::make_unique<tests::NullSink>();
    if (!sink->runs()) {
        WARN("skipped: PulseAudio does not run here");
        return nullptr;
    }
    return sink;
}

bool is_loud(int sample)
{
    return std::abs(sample) > 60;
}

auto loud(const std::vector<std::int16_t>& samples)
{
    return std::ranges::count_if(samples, is_loud);
}

/// The sink plays on while nobody speaks: a second without a sound at the end of the recording.
bool is_silent(const std::vector<std::int16_t>& samples)
{
    constexpr std::size_t second = 22050;
    return samples.size() > second && std::none_of(samples.end() - second, samples.end(), is_loud);
}

/// The recorder writes when it finds the time.
bool wait_until(const std::function<bool()>& holds)
{
    for (const auto end = std::chrono::steady_clock::now() + tests::patience; !holds();
         std::this_thread::sleep_for(20ms))
        if (std::chrono::steady_clock::now() > end)
            return false;
    return true;
}

TEST_CASE("what is spoken can be heard through PulseAudio", "[speech][pulse_sound]")
{
    const auto sink = null_sink();
    if (!sink)
        return;
    const tests::Variable server{"PULSE_SERVER", sink->address()};
    sink->record();
    tests::Reports reports;
    EspeakVoice voice{open_pulse_sound, {}, reports.listener()};
    voice.speak(move, 1);
    CHECK(reports.wait_for(Finished{1}));
    CHECK(wait_until([&] { return loud(sink->recorded()) > 5000; }));
}

TEST_CASE("a cancel empties the buffer of PulseAudio", "[speech][pulse_sound]")
{
    const auto sink = null_sink();
    if (!sink)
        return;
    const tests::Variable server{"PULSE_SERVER", sink->address()};
    sink->record();
    tests::Reports reports;
    EspeakVoice voice{open_pulse_sound, {}, reports.listener()};
    voice.speak(long_text, 1);
    REQUIRE(wait_until([&] { return loud(sink->recorded()) > 2000; }));
    voice.cancel();
    // The text would have gone on for minutes.
    REQUIRE(wait_until([&] { return is_silent(sink->recorded()); }));
    const auto then = loud(sink->recorded());
    voice.speak(move, 2);
    CHECK(reports.wait_for(Finished{2}));
    CHECK(wait_until([&] { return loud(sink->recorded()) > then + 5000; }));
    CHECK_FALSE(reports.has(Finished{1}));
}

TEST_CASE("a PulseAudio server that ends is a loss", "[speech][pulse_sound]")
{
    const auto sink = null_sink();
    if (!sink)
        return;
    const tests::Variable server{"PULSE_SERVER", sink->address()};
    const tests::StandardError standard_error;
    tests::Reports reports;
    EspeakVoice voice{open_pulse_sound, {}, reports.listener()};
    voice.speak(move, 1);
    REQUIRE(reports.wait_for(Finished{1}));
    sink->kill();
    voice.speak(move, 2);
    CHECK(reports.wait_for(Lost{VoiceFault::no_sound}));
    CHECK(standard_error.said().empty());
}

TEST_CASE("a PulseAudio server that hangs keeps nobody waiting", "[speech][pulse_sound]")
{
    const auto sink = null_sink();
    if (!sink)
        return;
    const tests::Variable server{"PULSE_SERVER", sink->address()};
    tests::Reports reports;
    sink->record();
    {
        EspeakVoice voice{open_pulse_sound, {}, reports.listener()};
        voice.speak(long_text, 1);
        REQUIRE(wait_until([&] { return loud(sink->recorded()) > 2000; }));
        sink->freeze();
        voice.cancel();
        voice.speak(move, 2);
    }  // comes to an end, or this test never would
    sink->thaw();
    // Lets the thread go that was left behind.
    CHECK(wait_until([&] { return is_silent(sink->recorded()); }));
}

}  // namespace
