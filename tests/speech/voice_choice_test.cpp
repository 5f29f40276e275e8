// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/voice_choice.hpp"

#include "speech/speaker.hpp"
#include "tests/speech/private_daemon.hpp"
#include "tests/speech/reports.hpp"
#include "tests/speech/surroundings.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <string>
#include <vector>

namespace {

using namespace speech;
using namespace std::chrono_literals;
using Kind = VoiceChoice::Kind;

const Utterance move{"Sf3, Schach", "Springer Felix drei, Schach", "de"};

Instant now()
{
    return std::chrono::steady_clock::now();
}

/// Says these with a choice, waits for the end, and returns what the player was told.
std::vector<VoiceNotice> say(const VoiceChoice& choice, const std::vector<Utterance>& utterances)
{
    std::vector<VoiceNotice> notices;
    Speaker speaker{voices_for(choice, {}),
                    [&](const VoiceNotice& notice) { notices.push_back(notice); }};
    for (const auto& utterance : utterances)
        speaker.say(utterance, now());
    CHECK(speaker.wait_until_silent(now() + tests::patience));
    return notices;
}

TEST_CASE("a choice of voice is read from its name", "[speech][voice_choice]")
{
    struct Row {
        std::string text;
        std::optional<VoiceChoice> choice;
    };
    const auto row = GENERATE(values<Row>({
        {"auto", VoiceChoice{Kind::automatic}},
        {"off", VoiceChoice{Kind::off}},
        {"espeak", VoiceChoice{Kind::espeak}},
        {"speechd", VoiceChoice{Kind::speechd}},
        {"wav:a b.wav", VoiceChoice{Kind::wav, "a b.wav"}},
        {"text:/tmp/x:y", VoiceChoice{Kind::text, "/tmp/x:y"}},
        {"text:", std::nullopt},
        {"wav", std::nullopt},
        {"Auto", std::nullopt},
        {"espeak:x", std::nullopt},
        {"", std::nullopt},
    }));
    CAPTURE(row.text);
    CHECK(read_voice_choice(row.text) == row.choice);
}

TEST_CASE("a text file gets one line for each utterance", "[speech][voice_choice]")
{
    const tests::Folder folder;
    const auto file = folder / "said";
    std::ofstream{file} << "before\n";
    CHECK(say({Kind::text, file}, {move, {"", "only\nfor the voice", "en"}}).empty());
    CHECK(tests::contents(file) == "before\nSf3, Schach\nonly for the voice\n");
    const auto notices = say({Kind::text, "/nonexistent/said"}, {move, move});
    CHECK(notices == std::vector<VoiceNotice>{{"text", VoiceFault::no_file, ""}});
}

TEST_CASE("a text file gets everything, in its order", "[speech][voice_choice]")
{
    const tests::Folder folder;
    const auto file = folder / "said";
    const auto line = [](const std::string& text, Urgency urgency) {
        return Utterance{text, text, "en", urgency};
    };
    CHECK(say({Kind::text, file},
              {line("e4", Urgency::normal), line("clock", Urgency::answer),
               line("last", Urgency::answer), line("e5", Urgency::normal),
               line("five minutes", Urgency::background), line("flag", Urgency::urgent)})
              .empty());
    CHECK(tests::contents(file) == "e4\nclock\nlast\ne5\nfive minutes\nflag\n");
}

TEST_CASE("a WAV file gets the sound of each utterance", "[speech][voice_choice]")
{
    const tests::Folder folder;
    const auto file = folder / "said.wav";
    CHECK(say({Kind::wav, file}, {move}).empty());
    const auto one = tests::contents(file).size();
    CHECK(one > 22050);
    CHECK(say({Kind::wav, file}, {move, move}).empty());
    CHECK(tests::contents(file).size() > one * 3 / 2);
    const auto notices = say({Kind::wav, "/nonexistent/said.wav"}, {move});
    CHECK(notices == std::vector<VoiceNotice>{{"wav", VoiceFault::no_file, ""}});
}

TEST_CASE("without daemon and sound each choice tells once what is missing",
          "[speech][voice_choice]")
{
    const tests::NoSound nowhere;
    const tests::Variable daemon{"SPEECHD_ADDRESS", "unix_socket:/nonexistent/speechd.sock"};
    const tests::StandardError standard_error;
    using Notices = std::vector<VoiceNotice>;
    CHECK(say({Kind::automatic}, {move, move}) == Notices{{"espeak", VoiceFault::no_sound, ""}});
    CHECK(say({Kind::espeak}, {move, move}) == Notices{{"espeak", VoiceFault::no_sound, ""}});
    CHECK(say({Kind::speechd}, {move, move}) ==
          Notices{{"speechd", VoiceFault::no_daemon, "espeak"},
                  {"espeak", VoiceFault::no_sound, ""}});
    CHECK(say({Kind::off}, {move, move}).empty());
    CHECK(standard_error.said().empty());
}

TEST_CASE("for one ear alone the daemon is not asked, since both would hear it",
          "[speech][voice_choice][ANN-044]")
{
    const auto names = [](Kind kind, Ears ears) {
        std::vector<std::string> all;
        for (const auto& link : voices_for({kind}, {}, Sounds::on, ears))
            all.push_back(link.name);
        return all;
    };
    using Names = std::vector<std::string>;
    for (const auto kind : {Kind::automatic, Kind::speechd}) {
        CHECK(names(kind, Ears::shared) == Names{"speechd", "espeak"});
        CHECK(names(kind, Ears::apart) == Names{"espeak"});
    }
    CHECK(names(Kind::off, Ears::apart) == Names{"sounds"});
}

TEST_CASE("a choice that is never used touches nothing", "[speech][voice_choice]")
{
    const tests::Folder folder;
    for (const auto kind : {Kind::automatic, Kind::wav, Kind::text}) {
        const Speaker speaker{voices_for({kind, folder / "file"}, {}), [](const VoiceNotice&) {}};
    }
    CHECK_FALSE(std::filesystem::exists(folder / "file"));
}

TEST_CASE("the game goes on while the daemon is killed and started again",
          "[speech][speechd_daemon]")
{
    if (!tests::PrivateDaemon::is_installed()) {
        WARN("skipped: speech-dispatcher is not installed");
        return;
    }
    tests::PrivateDaemon daemon;
    REQUIRE(daemon.wait_for_socket());
    const tests::NoSound nowhere;  // nor can espeak-ng be heard, and that is told too
    const tests::Variable address{"SPEECHD_ADDRESS", "unix_socket:" + daemon.socket()};
    std::vector<VoiceNotice> notices;
    Speaker speaker{voices_for({Kind::automatic}, {}),
                    [&](const VoiceNotice& notice) { notices.push_back(notice); }};
    const auto spoken = [&](const std::string& word) {
        // A daemon that has just started may be too slow for us, and is then tried again.
        for (const auto end = now() + 3 * tests::patience; now() < end;) {
            speaker.say({word, word, "de"}, now());
            speaker.wait_until_silent(end);
            if (daemon.log().find("\t" + word + "\n") != std::string::npos)
                return true;
        }
        return false;
    };
    CHECK(spoken("Dame"));
    daemon.kill();
    speaker.say(move, now());
    CHECK(speaker.wait_until_silent(now() + tests::patience));
    const auto told = [&](const std::string& lost, VoiceFault fault) {
        return std::ranges::count_if(notices, [&](const VoiceNotice& notice) {
            return notice.lost == lost && notice.fault == fault;
        });
    };
    // On a busy machine the daemon may have been given up before, and is then not told of again.
    CHECK(told("speechd", VoiceFault::daemon_gone) + told("speechd", VoiceFault::daemon_silent) >
          0);
    CHECK(told("espeak", VoiceFault::no_sound) == 1);
    daemon.start();
    CHECK(spoken("Turm"));
    CHECK(daemon.log().find("Springer") == std::string::npos);
}

}  // namespace
