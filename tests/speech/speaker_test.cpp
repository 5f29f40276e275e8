// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/speaker.hpp"

#include "tests/speech/recording_voice.hpp"

#include <catch2/catch.hpp>

#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace speech;
using namespace std::chrono_literals;
using tests::recorded;
using tests::Recording;

const Instant now{};
const Utterance move{"Nf3", "knight f 3", "en"};
const Utterance check{"check", "check", "en"};

using Heard = std::vector<std::string>;
using Notices = std::vector<VoiceNotice>;

/// A speaker with a first and a second voice.
struct Pair {
    std::shared_ptr<Recording> first = std::make_shared<Recording>();
    std::shared_ptr<Recording> second = std::make_shared<Recording>();
    Notices notices;
    Speaker speaker{{recorded("first", first), recorded("second", second)},
                    [this](const VoiceNotice& notice) { notices.push_back(notice); }};
};

TEST_CASE("utterances are said one after the other", "[speech][speaker]")
{
    Pair pair;
    pair.speaker.say(move, now);
    pair.speaker.say(check, now);
    CHECK(pair.first->heard == Heard{"knight f 3"});
    pair.first->finish();
    pair.speaker.poll(now);
    CHECK(pair.first->heard == Heard{"knight f 3", "check"});
    CHECK_FALSE(pair.speaker.is_silent());
    pair.first->finish();
    pair.speaker.poll(now);
    CHECK(pair.speaker.is_silent());
    CHECK(pair.notices.empty());
}

TEST_CASE("a key silences the voice before anything else happens", "[speech][speaker]")
{
    Pair pair;
    pair.speaker.say(move, now);
    pair.speaker.key_pressed(now);
    CHECK(pair.first->heard == Heard{"knight f 3", "(silence)"});
    pair.speaker.again(now);
    CHECK(pair.first->heard.back() == "knight f 3");
    pair.speaker.silence();
    CHECK(pair.first->heard.back() == "(silence)");
}

TEST_CASE("what a lost voice was saying is said by the next, and told once", "[speech][speaker]")
{
    Pair pair;
    pair.speaker.say(move, now);
    pair.first->lose(VoiceFault::daemon_gone);
    pair.speaker.poll(now);
    CHECK(pair.second->heard == Heard{"knight f 3"});
    CHECK(pair.notices == Notices{{"first", VoiceFault::daemon_gone, "second"}});
    pair.second->finish();
    pair.speaker.poll(now);

    // Regained and lost again before it has said anything: no second sentence.
    pair.first->regain();
    pair.speaker.poll(now);
    pair.speaker.say(check, now);
    CHECK(pair.first->heard.back() == "check");
    pair.first->lose(VoiceFault::daemon_silent);
    pair.speaker.poll(now);
    CHECK(pair.second->heard.back() == "check");
    CHECK(pair.notices.size() == 1);
    pair.second->finish();
    pair.speaker.poll(now);

    // Once it has spoken, its next loss is news.
    pair.first->regain();
    pair.speaker.poll(now);
    pair.speaker.say(check, now);
    pair.first->finish();
    pair.speaker.poll(now);
    pair.first->lose(VoiceFault::daemon_gone);
    pair.speaker.poll(now);
    CHECK(pair.notices.size() == 2);
}

TEST_CASE("when nobody is left it is told once, and nothing waits for ever", "[speech][speaker]")
{
    Pair pair;
    pair.speaker.say(move, now);
    pair.first->lose(VoiceFault::daemon_gone);
    pair.speaker.poll(now);
    pair.second->lose(VoiceFault::no_sound);
    pair.speaker.poll(now);
    CHECK(pair.notices == Notices{{"first", VoiceFault::daemon_gone, "second"},
                                  {"second", VoiceFault::no_sound, ""}});
    pair.speaker.poll(now);
    CHECK(pair.speaker.is_silent());
    pair.speaker.say(check, now);
    pair.speaker.poll(now);
    CHECK(pair.speaker.is_silent());
    CHECK(pair.notices.size() == 2);
    pair.second->regain();
    pair.speaker.poll(now);
    pair.speaker.say(check, now);
    CHECK(pair.second->heard.back() == "check");
}

TEST_CASE("a voice that was only tried first is missed by nobody", "[speech][speaker]")
{
    const auto first = std::make_shared<Recording>();
    const auto second = std::make_shared<Recording>();
    auto tried = recorded("first", first);
    tried.expected = false;
    Notices notices;
    Speaker speaker{{tried, recorded("second", second)},
                    [&](const VoiceNotice& notice) { notices.push_back(notice); }};
    speaker.say(move, now);
    first->lose(VoiceFault::no_daemon);
    speaker.poll(now);
    CHECK(second->heard == Heard{"knight f 3"});
    CHECK(notices.empty());
    second->lose(VoiceFault::no_sound);
    speaker.poll(now);
    CHECK(notices == Notices{{"second", VoiceFault::no_sound, ""}});
}

TEST_CASE("without a voice everything is over at once", "[speech][speaker]")
{
    Speaker speaker{{}, [](const VoiceNotice&) { FAIL("nobody is missed"); }};
    speaker.say(move, now);
    speaker.say(check, now);
    CHECK(speaker.wait_until_silent(std::chrono::steady_clock::now() + 20s));
}

TEST_CASE("a voice that hangs is told of", "[speech][speaker]")
{
    Pair pair;
    pair.speaker.say(move, now);
    pair.speaker.poll(now + 10s);
    CHECK(pair.notices.empty());
    pair.speaker.poll(now + 60s);
    CHECK(pair.notices == Notices{{"first", VoiceFault::stuck, ""}});
    CHECK(pair.speaker.is_silent());
}

TEST_CASE("a report wakes whoever polls", "[speech][speaker]")
{
    const auto recording = std::make_shared<Recording>();
    int woken = 0;
    Speaker speaker{{recorded("voice", recording)}, [](const VoiceNotice&) {}, [&] { ++woken; }};
    speaker.say(move, now);
    CHECK(woken == 0);
    recording->finish();
    CHECK(woken == 1);
}

}  // namespace
