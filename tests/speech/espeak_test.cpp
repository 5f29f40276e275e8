// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/espeak.hpp"

#include "speech/leading_silence.hpp"
#include "tests/speech/surroundings.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using namespace speech;

using Sound = std::vector<std::int16_t>;

Sound spoken(const Utterance& utterance, const VoiceSettings& settings = {})
{
    Sound all;
    Espeak::instance().speak(utterance, settings, [&](Samples samples) {
        all.insert(all.end(), samples.begin(), samples.end());
        return true;
    });
    return all;
}

Utterance in(const std::string& language, const std::string& text)
{
    return {text, text, language};
}

int peak(const Sound& sound)
{
    int most = 0;
    for (const int sample : sound)
        most = std::max(most, std::abs(sample));
    return most;
}

std::string long_text()
{
    std::string text;
    for (int i = 0; i < 60; ++i)
        text += "White knight on f 3, black pawn on e 5. ";
    return text;
}

TEST_CASE("espeak-ng speaks into memory without a sound device", "[speech][espeak]")
{
    CHECK(Espeak::instance().sample_rate() == 22050);
    const auto language = GENERATE("en", "de", "cs", "sk", "sr", "sr-Latn", "sr-Cyrl", "en-US");
    CAPTURE(language);
    CHECK(peak(spoken(in(language, "Anna 4"))) > 1000);
    CHECK(Espeak::instance().has_voice_for(language));
}

TEST_CASE("a refusing sink ends a long text at once, and the next is whole", "[speech][espeak]")
{
    const auto whole = spoken(in("en", "check")).size();
    std::size_t taken = 0;
    Espeak::instance().speak(in("en", long_text()), {}, [&](Samples samples) {
        taken += samples.size();
        return false;
    });
    CHECK(taken < 22050);
    const auto next = spoken(in("en", "check")).size();
    CHECK(next > whole * 9 / 10);
    CHECK(next < whole * 11 / 10);
}

TEST_CASE("a sink that throws is heard of, and the next text is whole", "[speech][espeak]")
{
    const auto throws = [](Samples) -> bool { throw std::runtime_error{"no room"}; };
    CHECK_THROWS_AS(Espeak::instance().speak(in("en", "check"), {}, throws), std::runtime_error);
    CHECK(peak(spoken(in("en", "check"))) > 1000);
}

TEST_CASE("a language that nobody speaks leaves a sound voice behind", "[speech][espeak]")
{
    const tests::StandardError standard_error;
    const auto expected = Espeak::instance().phonemes("Läufer schlägt", "de");
    const auto language = GENERATE("xx", "mb-de1", "mb/mb-de1", "de+nobody", "", "../../etc",
                                   "de de", "x\ny", "qqq-Latn");
    CAPTURE(language);
    CHECK(peak(spoken(in(language, "Anna"))) > 1000);
    CHECK(peak(spoken(in("de", "Anna"))) > 1000);
    CHECK(Espeak::instance().phonemes("Läufer schlägt", "de") == expected);
    CHECK(standard_error.said().empty());
}

TEST_CASE("each utterance is spoken in its own language", "[speech][espeak]")
{
    auto& espeak = Espeak::instance();
    CHECK(espeak.phonemes("Springer", "de") == "Spr'IN3");
    CHECK(espeak.phonemes("Springer", "en") != "Spr'IN3");
    CHECK(espeak.phonemes("Springer", "de") == "Spr'IN3");
}

TEST_CASE("rate, pitch, volume and pace are those that were asked for", "[speech][espeak]")
{
    const auto usual = spoken(in("en", "knight takes e 5"));
    CHECK(spoken(in("en", "knight takes e 5"), {.rate = 60}).size() < usual.size() * 3 / 4);
    CHECK(spoken(in("en", "knight takes e 5"), {.rate = -60}).size() > usual.size() * 5 / 4);
    CHECK(peak(spoken(in("en", "knight takes e 5"), {.volume = -80})) < peak(usual) / 2);
    CHECK(peak(spoken(in("en", "knight takes e 5"), {.volume = -100})) < 100);
    auto slow = in("en", "knight takes e 5");
    slow.pace = Pace::slow;
    CHECK(spoken(slow).size() > usual.size() * 5 / 4);

    const auto fast = in("en-x-fast-crowd", "knight takes e 5");
    CHECK(spoken(fast).size() < usual.size() * 3 / 4);

    CHECK(espeak_numbers({}, Pace::usual).rate == 175);
    CHECK(espeak_numbers({}, Pace::usual, Haste::brisk).rate == 236);
    CHECK(espeak_numbers({}, Pace::usual, Haste::fast).rate == 297);
    CHECK(espeak_numbers({.rate = 100}, Pace::usual, Haste::fast).rate == 450);
    CHECK(espeak_numbers({.rate = 100}, Pace::usual).rate == 450);
    CHECK(espeak_numbers({.rate = -1000}, Pace::slow).rate == 80);
    CHECK(espeak_numbers({.pitch = 100}, Pace::usual).pitch == 99);
    CHECK(espeak_numbers({}, Pace::usual).volume == 100);
}

TEST_CASE("commands in a text are read, not obeyed", "[speech][espeak]")
{
    auto& espeak = Espeak::instance();
    CHECK(spoken(in("en", "a <break time=\"60s\"/> b")).size() < 22050U * 10);
    CHECK(espeak.phonemes("<speak>knight</speak>", "en").find("n'aIt") != std::string::npos);
    CHECK(espeak.phonemes("<speak>knight</speak>", "en").find("sp'i:k") != std::string::npos);
    CHECK(espeak.phonemes("\x01"
                          "300S knight",
                          "en") == espeak.phonemes("300S knight", "en"));
    // Phonemes that would say "knight" if they were obeyed.
    CHECK(espeak.phonemes("[[n'aIt]]", "en") != "n'aIt");
}

TEST_CASE("anything can be given to be spoken", "[speech][espeak]")
{
    const auto text = GENERATE(values<std::string>(
        {"", " ", "\xff\xff", "♘f3 ½-½", std::string(20'000, 'a'), std::string(3'000, '<'),
         std::string("nul\0inside", 10), "&&&;&#0;&#x1;", "...", "\u202e"}));
    CHECK_NOTHROW(
        Espeak::instance().speak(in("de", text), {.rate = 100}, [](Samples) { return true; }));
}

TEST_CASE("the silence before a word is taken away", "[speech][espeak]")
{
    const auto word = GENERATE("pawn", "takes", "king", "check", "Anna");
    CAPTURE(word);
    LeadingSilence silence;
    Sound all;
    Espeak::instance().speak(in("en", word), {}, [&](Samples samples) {
        const auto left = silence.trim(samples);
        all.insert(all.end(), left.begin(), left.end());
        return true;
    });
    const auto first = std::ranges::find_if(all, [](int sample) { return std::abs(sample) > 60; });
    REQUIRE(first != all.end());
    CHECK(first - all.begin() <= 44);  // two milliseconds
}

TEST_CASE("the voices have a language and a name", "[speech][espeak]")
{
    const auto voices = Espeak::instance().voices();
    CHECK(voices.size() > 50);
    for (const auto& voice : voices) {
        CHECK_FALSE(voice.language.empty());
        CHECK_FALSE(voice.name.empty());
    }
    CHECK_FALSE(Espeak::instance().has_voice_for("qqq"));
}

// In a process of its own, because espeak-ng reads its voices once.
TEST_CASE("voices that cannot be read are a failure without noise", "[.alone]")
{
    const tests::StandardError standard_error;
    try {
        static_cast<void>(Espeak::instance());
        FAIL("there should be no voices here");
    } catch (const VoiceFailure& failure) {
        CHECK(failure.fault == VoiceFault::no_voice_data);
    }
    CHECK_THROWS_AS(Espeak::instance(), VoiceFailure);
    CHECK(standard_error.said().empty());
}

TEST_CASE("missing voices are noticed", "[speech][espeak]")
{
    const tests::Folder folder;
    std::filesystem::create_directory(folder / "espeak-ng-data");
    const tests::Variable data{"ESPEAK_DATA_PATH", folder.path()};
    const auto self = std::filesystem::read_symlink("/proc/self/exe").string();
    CHECK(std::system(("'" + self + "' '[.alone]' >/dev/null").c_str()) == 0);
}

}  // namespace
