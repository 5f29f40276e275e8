// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/speechd_voice.hpp"

#include "tests/speech/reports.hpp"
#include "tests/speech/scripted_daemon.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <string>

namespace {

using namespace speech;
using namespace std::chrono_literals;
using tests::Manner;
using tests::Reports;
using tests::ScriptedDaemon;

const Utterance move{"Nf3", "Springer Felix drei", "de"};

/// A busy machine may keep a healthy daemon from answering for a while: only where a daemon is to
/// be given up does the voice lose its patience soon.
SpeechdVoice::Options at(const ScriptedDaemon& daemon,
                         std::chrono::milliseconds patience = tests::patience)
{
    return {daemon.path(), {}, BackOff{{5ms}}, patience};
}

/// The lines from the first SPEAK on, without the numbers and settings of a new session.
std::vector<std::string> after(ScriptedDaemon& daemon, const std::string& line)
{
    auto lines = daemon.lines();
    lines.erase(lines.begin(), std::ranges::find(lines, line));
    return lines;
}

TEST_CASE("an utterance is spoken in its language at its priority", "[speech][speechd_voice]")
{
    ScriptedDaemon daemon{Manner::healthy};
    Reports reports;
    SpeechdVoice voice{at(daemon), reports.listener()};
    voice.speak(move, 1);
    CHECK(reports.wait_for(Finished{1}));
    const std::vector<std::string> expected{"SET SELF LANGUAGE de", "SET SELF PRIORITY MESSAGE",
                                            "SPEAK", "Springer Felix drei", "."};
    CHECK(after(daemon, "SET SELF LANGUAGE de") == expected);
}

TEST_CASE("the user's own settings stay unless others are asked for", "[speech][speechd_voice]")
{
    ScriptedDaemon daemon{Manner::healthy};
    Reports reports;
    {
        SpeechdVoice voice{at(daemon), reports.listener()};
        voice.speak({"check", "check", "en", Urgency::answer}, 1);
        CHECK(reports.wait_for(Finished{1}));
        voice.speak({"e", "Eva", "en", Urgency::answer, Pace::slow}, 2);
        CHECK(reports.wait_for(Finished{2}));
        voice.speak({"f", "Felix", "en", Urgency::answer}, 3);
        CHECK(reports.wait_for(Finished{3}));
    }
    const std::vector<std::string> expected{
        "SET SELF CLIENT_NAME player:annabella:game",
        "SET SELF NOTIFICATION ALL on",
        "SET SELF SSML_MODE off",
        "GET LANGUAGE",
        "GET RATE",
        "SET SELF PRIORITY TEXT",  // and no language: the user's variety of English is right
        "SPEAK",
        "check",
        ".",
        "SET SELF RATE -20",  // slower than the user's 10
        "SPEAK",
        "Eva",
        ".",
        "SET SELF RATE 10",
        "SPEAK",
        "Felix",
        ".",
    };
    auto lines = daemon.lines();
    lines.resize(expected.size());
    CHECK(lines == expected);
}

TEST_CASE("settings that are asked for are sent, and never out of range", "[speech][speechd_voice]")
{
    ScriptedDaemon daemon{Manner::healthy};
    Reports reports;
    auto options = at(daemon);
    options.settings = {.rate = 50, .pitch = -7, .volume = 900};
    SpeechdVoice voice{options, reports.listener()};
    CHECK(daemon.wait_for("SET SELF RATE 50"));
    CHECK(daemon.wait_for("SET SELF PITCH -7"));
    CHECK(daemon.wait_for("SET SELF VOLUME 100"));
}

TEST_CASE("neither text nor language can bring a command", "[speech][speechd_voice]")
{
    ScriptedDaemon daemon{Manner::healthy};
    Reports reports;
    SpeechdVoice voice{at(daemon), reports.listener()};
    voice.speak({"", "one\r\n.\r\nCANCEL ALL\r\n", "de\r\nSTOP ALL"}, 1);
    CHECK(reports.wait_for(Finished{1}));
    voice.speak({"", ".", "en"}, 2);
    CHECK(reports.wait_for(Finished{2}));
    const std::vector<std::string> expected{"SPEAK", "one . CANCEL ALL", ".", "SPEAK", "..", "."};
    CHECK(after(daemon, "SPEAK") == expected);
}

TEST_CASE("cancelling ends what is spoken and is not reported", "[speech][speechd_voice]")
{
    ScriptedDaemon daemon{Manner::holds};
    Reports reports;
    SpeechdVoice voice{at(daemon), reports.listener()};
    voice.speak(move, 1);
    REQUIRE(daemon.wait_for("."));
    voice.cancel();
    CHECK(daemon.wait_for("CANCEL SELF"));
    daemon.behave(Manner::healthy);
    voice.speak(move, 2);
    CHECK(reports.wait_for(Finished{2}));
    CHECK_FALSE(reports.has(Finished{1}));
}

TEST_CASE("a daemon that forgets to speak is reminded, and cut only when it speaks",
          "[speech][speechd_voice]")
{
    ScriptedDaemon daemon{Manner::forgets};
    Reports reports;
    SpeechdVoice voice{at(daemon), reports.listener()};
    voice.speak(move, 1);
    REQUIRE(daemon.wait_for("."));
    voice.cancel();
    REQUIRE(daemon.wait_for("CANCEL SELF"));
    const std::vector<std::string> expected{
        "SPEAK", "Springer Felix drei", ".", "SET SELF PRIORITY PROGRESS", "SPEAK", " ",
        ".",     "CANCEL SELF"};
    CHECK(after(daemon, "SPEAK") == expected);
}

TEST_CASE("without a daemon the loss is told at once", "[speech][speechd_voice]")
{
    const auto socket = GENERATE(values<std::string>(
        {"/nonexistent/nobody", "", "/nonexistent/" + std::string(200, 'x'), "/dev/null"}));
    Reports reports;
    const SpeechdVoice voice{SpeechdVoice::Options{socket}, reports.listener()};
    CHECK(reports.wait_for(Lost{VoiceFault::no_daemon}));
}

TEST_CASE("a daemon that fails in any way is noticed within a second", "[speech][speechd_voice]")
{
    struct Row {
        Manner manner;
        VoiceFault fault;
    };
    const auto row = GENERATE(values<Row>({
        {Manner::mute, VoiceFault::daemon_silent},
        {Manner::deaf, VoiceFault::daemon_silent},
        {Manner::refuses, VoiceFault::daemon_silent},
        {Manner::babbles, VoiceFault::daemon_silent},
        {Manner::hangs_up, VoiceFault::daemon_gone},
    }));
    CHECK(SpeechdVoice::Options{}.patience == 900ms);
    ScriptedDaemon daemon{row.manner};
    Reports reports;
    SpeechdVoice voice{at(daemon, 900ms), reports.listener()};
    voice.speak(move, 1);
    CHECK(reports.wait_for(Lost{row.fault}));

    // It is tried again, and when it speaks it is used again.
    daemon.behave(Manner::healthy);
    CHECK(reports.wait_for(Regained{}));
    CHECK(tests::speaks_in_the_end(voice, reports, move, 2));
    CHECK_FALSE(reports.has(Finished{1}));
}

TEST_CASE("a daemon that falls silent while it is used is noticed", "[speech][speechd_voice]")
{
    ScriptedDaemon daemon{Manner::healthy};
    Reports reports;
    SpeechdVoice voice{at(daemon, 900ms), reports.listener()};
    REQUIRE(tests::speaks_in_the_end(voice, reports, move, 1));
    const auto manner = GENERATE(Manner::mute, Manner::deaf, Manner::refuses, Manner::babbles);
    daemon.behave(manner);
    voice.speak(move, 2);
    CHECK(reports.wait_for(Lost{VoiceFault::daemon_silent}));
    CHECK_FALSE(reports.has(Finished{2}));
}

TEST_CASE("a dropped reminder is no failure", "[speech][speechd_voice]")
{
    ScriptedDaemon daemon{Manner::mute};
    Reports reports;
    SpeechdVoice voice{at(daemon, 900ms), reports.listener()};
    voice.speak({"", "five minutes left", "en", Urgency::background}, 1);
    CHECK(reports.wait_for(Finished{1}));
}

TEST_CASE("leaving does not wait for a daemon that hangs", "[speech][speechd_voice]")
{
    ScriptedDaemon daemon{Manner::deaf};
    Reports reports;
    auto options = at(daemon);
    options.patience = 1min;
    const auto begin = std::chrono::steady_clock::now();
    {
        SpeechdVoice voice{options, reports.listener()};
        voice.speak(move, 1);
        REQUIRE(daemon.wait_for("SET SELF CLIENT_NAME player:annabella:game"));
    }
    CHECK(std::chrono::steady_clock::now() - begin < 10s);
}

}  // namespace
