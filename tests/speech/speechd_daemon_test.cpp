// SPDX-License-Identifier: GPL-3.0-or-later
// With the real Speech Dispatcher.
#include "speech/speechd_voice.hpp"
#include "tests/speech/private_daemon.hpp"
#include "tests/speech/reports.hpp"

#include <catch2/catch.hpp>

#include <chrono>
#include <string>

namespace {

using namespace speech;
using namespace std::chrono_literals;
using tests::PrivateDaemon;
using tests::Reports;

const Utterance move{"Nf3", "Springer Felix drei", "de"};
const Utterance long_text{"", std::string(400, 'x'), "en"};

/// The voice at the private daemon, once both are ready.
struct Conversation {
    explicit Conversation(int speed, std::chrono::milliseconds patience = tests::patience)
        : daemon{speed}
    {
        REQUIRE(daemon.wait_for_socket());
        REQUIRE(daemon.wait_for_voice());
        voice.emplace(
            SpeechdVoice::Options{daemon.socket(), {.rate = 20}, BackOff{{20ms}}, patience},
            reports.listener());
        REQUIRE(tests::speaks_in_the_end(*voice, reports, {"", "ready", "en"}, 1));
    }

    PrivateDaemon daemon;
    Reports reports;
    std::optional<SpeechdVoice> voice;
};

bool daemon_is_missing()
{
    if (!PrivateDaemon::is_installed())
        WARN("skipped: speech-dispatcher is not installed");
    return !PrivateDaemon::is_installed();
}

TEST_CASE("the real daemon speaks what it is given", "[speech][speechd_daemon]")
{
    if (daemon_is_missing())
        return;
    Conversation talk{0};
    talk.voice->speak(move, 2);
    CHECK(talk.reports.wait_for(Finished{2}));
    CHECK(talk.daemon.wait_for_line("speak\tde\t20\tSpringer Felix drei"));
    talk.voice->speak({"", "a < b & c <speak>\r\n.\r\n.d", "en"}, 3);
    CHECK(talk.reports.wait_for(Finished{3}));
    CHECK(talk.daemon.wait_for_line("speak\ten\t20\ta < b & c <speak> . .d"));
    talk.voice->speak({"", ".", "en", Urgency::urgent}, 4);
    CHECK(talk.reports.wait_for(Finished{4}));
    CHECK(talk.daemon.wait_for_line("speak\ten\t20\t."));
    talk.voice->speak({"", "", "en"}, 5);
    CHECK(talk.reports.wait_for(Finished{5}));
}

TEST_CASE("the real daemon falls silent when it is told to", "[speech][speechd_daemon]")
{
    if (daemon_is_missing())
        return;
    Conversation talk{20};
    talk.voice->speak(long_text, 2);
    REQUIRE(talk.daemon.wait_for_line("speak\ten\t20\t" + long_text.voice));
    talk.voice->cancel();
    CHECK(talk.daemon.wait_for_line("stop"));
    talk.voice->speak(move, 3);
    CHECK(talk.reports.wait_for(Finished{3}));
    CHECK_FALSE(talk.reports.has(Finished{2}));
}

TEST_CASE("a daemon that is killed and started again is used again", "[speech][speechd_daemon]")
{
    if (daemon_is_missing())
        return;
    Conversation talk{0};
    talk.daemon.kill();
    CHECK(talk.reports.wait_for(Lost{VoiceFault::daemon_gone}));
    talk.voice->speak(move, 2);  // must not be said late
    talk.daemon.start();
    CHECK(talk.reports.wait_for(Regained{}));
    CHECK(tests::speaks_in_the_end(*talk.voice, talk.reports, {"", "Dame", "de"}, 3));
    CHECK(talk.daemon.wait_for_line("speak\tde\t20\tDame"));  // with the settings of before
    CHECK(talk.daemon.log().find("Springer") == std::string::npos);
}

TEST_CASE("a daemon that hangs is noticed, and says nothing late", "[speech][speechd_daemon]")
{
    if (daemon_is_missing())
        return;
    Conversation talk{0, 900ms};
    talk.daemon.freeze();
    talk.voice->speak(move, 2);  // comes back, or this test would never end
    CHECK(talk.reports.wait_for(Lost{VoiceFault::daemon_silent}));
    talk.daemon.thaw();
    CHECK(talk.reports.wait_for(Regained{}));
    CHECK(tests::speaks_in_the_end(*talk.voice, talk.reports, {"", "Dame", "de"}, 3));
    CHECK(talk.daemon.wait_for_line("speak\tde\t20\tDame"));
}

TEST_CASE("a daemon whose voice has died is noticed", "[speech][speechd_daemon]")
{
    if (daemon_is_missing())
        return;
    Conversation talk{0, 900ms};
    talk.daemon.kill_voice();
    talk.voice->speak(move, 2);
    // The daemon takes the text and is silent, or goes down with its voice.
    CHECK(talk.reports.wait_for_one_of(
        {Lost{VoiceFault::daemon_silent}, Lost{VoiceFault::daemon_gone}}));
}

}  // namespace
