// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/earcon.hpp"

#include "rules/san.hpp"
#include "speech/cued_voice.hpp"
#include "speech/earcon_sound.hpp"
#include "tests/rules/walks.hpp"
#include "tests/speech/card.hpp"
#include "tests/speech/recording_voice.hpp"
#include "tests/speech/reports.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <vector>

namespace {

using namespace speech;
using rules::Color;
using tests::Card;
using tests::Reports;

constexpr int sample_rate = 22050;

Utterance with(Cue cue)
{
    Utterance utterance{"Nf3", "Springer Felix drei", "de"};
    utterance.cue = cue;
    return utterance;
}

std::vector<Earcon> all_earcons()
{
    std::vector<Earcon> all;
    for (std::size_t i = 0; i < earcon_names.size(); ++i)
        all.push_back(static_cast<Earcon>(i));
    return all;
}

int loudest(Frames frames, std::int16_t Frame::*ear)
{
    int peak = 0;
    for (const auto& frame : frames)
        peak = std::max(peak, std::abs(frame.*ear));
    return peak;
}

/// How often the sound crosses silence: twice for each wave.
int crossings(Frames frames)
{
    int count = 0;
    for (std::size_t i = 1; i < frames.size(); ++i)
        if ((frames[i - 1].left < 0) != (frames[i].left < 0))
            ++count;
    return count;
}

TEST_CASE("a square sounds where it lies before the player", "[speech][earcon]")
{
    struct Row {
        std::string_view square;
        Color side;
        SoundPlace place;
    };
    const auto row = GENERATE(values<Row>({
        {"a1", Color::white, {-0.8, 0}},
        {"h8", Color::white, {0.8, 7}},
        {"a1", Color::black, {0.8, 7}},
        {"h8", Color::black, {-0.8, 0}},
        {"h1", Color::white, {0.8, 0}},
    }));
    CAPTURE(row.square);
    const auto place = place_of(*rules::Square::parse(row.square), row.side);
    CHECK(place.pan == Approx(row.place.pan));
    CHECK(place.step == row.place.step);
}

TEST_CASE("a move sounds like the most that it does", "[speech][earcon]")
{
    struct Row {
        std::string_view fen;
        std::string_view san;
        Earcon earcon;
    };
    const auto row = GENERATE(values<Row>({
        {rules::initial_fen, "e4", Earcon::move},
        {"7k/8/8/3p4/2P5/8/8/7K w - - 0 1", "cxd5", Earcon::capture},
        {"5k2/8/8/8/5p2/8/8/5R1K w - - 0 1", "Rxf4+", Earcon::check},
        {"6k1/5ppp/8/8/8/8/8/4R2K w - - 0 1", "Re8#", Earcon::check},
        {"8/k7/8/1pP5/8/8/8/4K3 w - b6 0 2", "cxb6+", Earcon::check},
    }));
    CAPTURE(row.san);
    const auto position = walks::position(row.fen);
    CHECK(earcon_of(move_facts(position, *rules::read_san(position, row.san))) == row.earcon);
}

TEST_CASE("each earcon can be wanted or not", "[speech][earcon]")
{
    CHECK(read_earcons("all")->all());
    CHECK(read_earcons("off")->none());
    const auto some = read_earcons("check,low-time,end");
    REQUIRE(some);
    CHECK(some->count() == 3);
    CHECK(has(*some, Earcon::check));
    CHECK(has(*some, Earcon::low_time));
    CHECK(has(*some, Earcon::game_end));
    CHECK_FALSE(has(*some, Earcon::move));
    for (const auto* const wrong : {"", "moves", "move,", ",move", "move check", "ALL"})
        CHECK_FALSE(read_earcons(wrong));
}

TEST_CASE("earcons are short, unlike each other, and end in silence", "[speech][earcon]")
{
    std::vector<std::vector<Frame>> known;
    for (const auto earcon : all_earcons()) {
        CAPTURE(earcon_names.at(static_cast<std::size_t>(earcon)));
        const auto frames = frames_of(Cue{earcon}, sample_rate);
        CHECK(frames.size() < sample_rate / 4);
        CHECK(loudest(frames, &Frame::left) > 2000);
        CHECK(loudest(frames, &Frame::left) < 8000);
        CHECK(frames.front() == Frame{});
        const Frames breath = Frames{frames}.last(sample_rate * 15 / 1000);
        CHECK(loudest(breath, &Frame::left) == 0);
        CHECK(std::ranges::find(known, frames) == known.end());
        known.push_back(frames);
    }
}

/// How many waves each five milliseconds have, twice counted; none in silence.
std::vector<int> course(Frames frames)
{
    constexpr std::size_t moment = sample_rate / 200;
    std::vector<int> waves;
    for (; frames.size() >= moment; frames = frames.subspan(moment))
        waves.push_back(loudest(frames.first(moment), &Frame::left) < 300
                            ? -1
                            : crossings(frames.first(moment)));
    return waves;
}

/// For how much of the time in which one of them sounds two courses are not the same.
double unlikeness(std::vector<int> one, std::vector<int> other)
{
    const auto length = std::max(one.size(), other.size());
    one.resize(length, -1);
    other.resize(length, -1);
    double unlike = 0;
    double heard = 0;
    for (std::size_t i = 0; i < length; ++i) {
        heard += one[i] >= 0 || other[i] >= 0 ? 1 : 0;
        unlike += std::abs(one[i] - other[i]) > 1 ? 1 : 0;
    }
    return unlike / heard;
}

TEST_CASE("earcons are told apart wherever on the board they sound", "[speech][earcon]")
{
    for (const auto one : all_earcons())
        for (const auto other : all_earcons())
            for (int rank = 0; rank < 8 && one != other; ++rank) {
                CAPTURE(earcon_names.at(static_cast<std::size_t>(one)), rank,
                        earcon_names.at(static_cast<std::size_t>(other)));
                const bool placed =
                    one == Earcon::move || one == Earcon::capture || one == Earcon::check;
                const SoundPlace place{0, placed ? rank : 0};
                CHECK(unlikeness(course(frames_of(Cue{one, place}, sample_rate)),
                                 course(frames_of(Cue{other}, sample_rate))) > 0.3);
            }
}

TEST_CASE("a sound of a square is no longer than eighty milliseconds", "[speech][earcon]")
{
    for (const auto earcon : {Earcon::move, Earcon::capture, Earcon::check}) {
        const auto frames = frames_of(Cue{earcon, SoundPlace{}}, sample_rate);
        CHECK(frames.size() <= sample_rate * (80 + 15) / 1000);  // and the breath behind it
    }
}

TEST_CASE("no earcon clicks: it begins and ends softly", "[speech][earcon]")
{
    for (const auto earcon : all_earcons()) {
        CAPTURE(earcon_names.at(static_cast<std::size_t>(earcon)));
        auto frames = frames_of(Cue{earcon}, sample_rate);
        frames.resize(frames.size() - sample_rate * 15 / 1000);
        const Frames all{frames};
        constexpr std::size_t edge = sample_rate / 2000;  // half a millisecond
        const int peak = loudest(all, &Frame::left);
        CHECK(loudest(all.first(edge), &Frame::left) < peak / 4);
        CHECK(loudest(all.last(edge), &Frame::left) < peak / 4);
    }
}

TEST_CASE("an earcon is as loud as the voice beside it", "[speech][earcon][espeak_voice]")
{
    const auto played = [](std::optional<int> volume) {
        Reports reports;
        const auto card = std::make_shared<Card>();
        VoiceSettings settings;
        settings.volume = volume;
        EspeakVoice voice{sound_of(card), settings, reports.listener()};
        Utterance utterance;
        utterance.cue = Cue{Earcon::move};
        utterance.language = "de";
        voice.speak(utterance, 1);
        REQUIRE(reports.wait_for(Finished{1}));
        return loudest(card->played, &Frame::left);
    };
    const int usual = played(std::nullopt);
    CHECK(played(100) == usual);
    CHECK(played(0) == Approx(usual / 2).margin(2));
    CHECK(played(-100) == 0);
}

TEST_CASE("files are heard from left to right and ranks from low to high", "[speech][earcon]")
{
    const auto at = [](const char* square) {
        return frames_of(Cue{Earcon::move, place_of(*rules::Square::parse(square), Color::white)},
                         sample_rate);
    };
    const auto a1 = at("a1");
    const auto h1 = at("h1");
    CHECK(loudest(a1, &Frame::left) > 3 * loudest(a1, &Frame::right));
    CHECK(loudest(h1, &Frame::right) > 3 * loudest(h1, &Frame::left));
    int before = 0;
    for (const auto* const square : {"d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8"}) {
        const int waves = crossings(at(square));
        CHECK(waves > before);
        before = waves;
    }
}

TEST_CASE("an earcon ends before the first syllable begins", "[speech][earcon][espeak_voice]")
{
    Reports reports;
    const auto card = std::make_shared<Card>();
    EspeakVoice voice{sound_of(card), {}, reports.listener()};
    const auto utterance = with({Earcon::capture});
    voice.speak(utterance, 1);
    REQUIRE(reports.wait_for(Finished{1}));
    const auto expected = frames_of(*utterance.cue, sample_rate);
    REQUIRE(card->played.size() > expected.size() + 10'000);
    CHECK(std::ranges::equal(Frames{card->played}.first(expected.size()), expected));
}

TEST_CASE("a player can be spoken to in one ear only", "[speech][espeak_voice][ANN-044]")
{
    struct Row {
        Ear ear;
        bool left;
        bool right;
    };
    const auto row = GENERATE(values<Row>(
        {{Ear::both, true, true}, {Ear::left, true, false}, {Ear::right, false, true}}));
    Reports reports;
    const auto card = std::make_shared<Card>();
    EspeakVoice voice{sound_of(card), {}, reports.listener()};
    Utterance utterance{"", "Springer Felix drei", "de"};
    utterance.ear = row.ear;
    utterance.cue = GENERATE(std::optional<Cue>{}, Cue{Earcon::illegal});
    voice.speak(utterance, 1);
    REQUIRE(reports.wait_for(Finished{1}));
    CHECK((loudest(card->played, &Frame::left) > 1000) == row.left);
    CHECK((loudest(card->played, &Frame::right) > 1000) == row.right);
    CHECK((loudest(card->played, &Frame::left) > 0) == row.left);
    CHECK((loudest(card->played, &Frame::right) > 0) == row.right);
}

/// A voice without earcons of its own, behind a card that plays them.
struct Pair {
    std::shared_ptr<Card> card = std::make_shared<Card>();
    std::shared_ptr<tests::Recording> words = std::make_shared<tests::Recording>();
    Reports reports;
    CuedVoice voice{sound_of(card), tests::recorded("words", words).make, reports.listener()};

    /// Whether the words come within a while.
    bool hears(const std::string& text)
    {
        for (int i = 0; i < 4000; ++i) {
            if (words->has(text))
                return true;
            std::this_thread::sleep_for(std::chrono::milliseconds{5});
        }
        return false;
    }
};

TEST_CASE("a voice without earcons speaks when the earcon is over", "[speech][earcon]")
{
    Pair pair;
    pair.card->shut(true);
    pair.voice.speak(with({Earcon::move}), 1);
    REQUIRE(pair.card->wait_until([&] { return !pair.card->played.empty(); }));
    CHECK_FALSE(pair.words->has("Springer Felix drei"));
    pair.card->shut(false);
    CHECK(pair.hears("Springer Felix drei"));
    pair.voice.speak({"", "Dame", "de"}, 2);  // without an earcon at once
    CHECK(pair.words->has("Dame"));
}

TEST_CASE("words that are cut during their earcon are never said", "[speech][earcon]")
{
    Pair pair;
    pair.card->shut(true);
    pair.voice.speak(with({Earcon::move}), 1);
    REQUIRE(pair.card->wait_until([&] { return !pair.card->played.empty(); }));
    pair.voice.cancel();
    pair.card->shut(false);
    pair.voice.speak({"", "Dame", "de"}, 2);
    CHECK(pair.hears("Dame"));
    CHECK_FALSE(pair.words->has("Springer Felix drei"));
}

TEST_CASE("an earcon that cannot be heard keeps no words waiting", "[speech][earcon]")
{
    Pair pair;
    pair.card->break_down(true);
    pair.voice.speak(with({Earcon::move}), 1);
    CHECK(pair.hears("Springer Felix drei"));
    pair.voice.speak(Utterance{with({Earcon::move})}, 2);
    CHECK(pair.hears("Springer Felix drei"));
}

TEST_CASE("an earcon for one ear stays there when another voice says the words",
          "[speech][earcon][ANN-044]")
{
    Pair pair;
    auto utterance = with({Earcon::low_time});
    utterance.ear = Ear::right;
    pair.voice.speak(utterance, 1);
    REQUIRE(pair.hears("Springer Felix drei"));
    CHECK(loudest(pair.card->played, &Frame::left) == 0);
    CHECK(loudest(pair.card->played, &Frame::right) > 1000);
}

TEST_CASE("earcons can be heard without any words", "[speech][earcon]")
{
    Reports reports;
    const auto card = std::make_shared<Card>();
    CuedVoice voice{sound_of(card), nullptr, reports.listener()};
    voice.speak(with({Earcon::check}), 1);
    CHECK(reports.wait_for(Finished{1}));
    CHECK(card->played == frames_of(Cue{Earcon::check}, sample_rate));
    voice.speak({"", "Dame", "de"}, 2);
    CHECK(reports.wait_for(Finished{2}));
    card->break_down(true);
    voice.speak(with({Earcon::check}), 3);
    CHECK(reports.wait_for(Finished{3}));  // nobody waits for ever
}

}  // namespace
