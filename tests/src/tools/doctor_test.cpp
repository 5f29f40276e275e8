// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/speech/private_daemon.hpp"
#include "tests/speech/scripted_daemon.hpp"
#include "tests/speech/surroundings.hpp"
#include "tests/src/run.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <functional>
#include <string>

namespace {

using client::cli::ExitStatus;
using tests::run;
using tests::Variable;

/// A machine with neither sound nor daemon.
struct Nothing {
    tests::NoSound sound;
    Variable daemon{"SPEECHD_ADDRESS", "unix_socket:/nonexistent/speechd.sock"};
};

/// An ALSA device that swallows everything.
class SilentCard {
public:
    SilentCard() { std::ofstream{file_} << "pcm.!default { type null }\n"; }

private:
    tests::Folder folder_;
    std::string file_ = folder_ / "asound.conf";
    Variable pulse_{"PULSE_SERVER", "unix:/nonexistent/pulse"};
    Variable alsa_{"ALSA_CONFIG_PATH", file_};
};

TEST_CASE("the doctor names what is missing and how to mend it", "[src][doctor]")
{
    const Nothing nothing;
    const tests::StandardError standard_error;
    const auto [status, out, err] = run({"doctor", "--language", "en"});
    CHECK(status == ExitStatus::done);
    CHECK(err.empty());
    CHECK_THAT(out, Catch::StartsWith("ok espeak-ng: speaks cs de en sk sr\n"));
    CHECK_THAT(out, Catch::Contains("\nmissing sound: "));
    CHECK_THAT(out, Catch::Contains("\nmissing speech-dispatcher: "));
    CHECK(standard_error.said().empty());
}

TEST_CASE("the doctor looks at the engine, the store and braille too", "[src][doctor]")
{
    const Nothing nothing;
    const tests::Folder home;
    const Variable data{"XDG_DATA_HOME", home.path()};
    const Variable brltty{"BRLAPI_HOST", "127.0.0.1:60000"};
    const auto out = run({"doctor", "--language", "en"}).out;
    CHECK_THAT(out, Catch::Contains(" engine: stockfish is "));
    CHECK_THAT(out, Catch::Contains("\nok store: 0 games in " + home.path().string()));
    CHECK_THAT(out, Catch::Contains(" liblouis: "));
    CHECK_THAT(out, Catch::Contains("\nmissing braille-display: "));
    CHECK(std::ranges::count(out, '\n') == 7);
}

TEST_CASE("the doctor speaks the player's language, but its first words are for scripts",
          "[src][doctor]")
{
    const Nothing nothing;
    const tests::Folder home;
    const Variable data{"XDG_DATA_HOME", home.path()};
    const Variable brltty{"BRLAPI_HOST", "127.0.0.1:60000"};
    struct Row {
        std::string language;
        std::string espeak;
        std::string sound;
        std::string store;
        std::string unheard;
    };
    const auto row = GENERATE(values<Row>({
        {"de", "spricht", "einen Tonserver starten (PipeWire oder PulseAudio)", "0 Partien in ",
         "die Stimme auto ist nicht zu hören"},
        {"sr-Cyrl", "гласови:", "покрените звучни сервер (PipeWire или PulseAudio)", "0 партија у ",
         "глас auto се не чује"},
    }));
    CAPTURE(row.language);
    const auto [status, out, err] = run({"doctor", "--language", row.language, "--voice", "auto"});
    CHECK(status == ExitStatus::machine_lacks);
    CHECK_THAT(out, Catch::StartsWith("ok espeak-ng: " + row.espeak + " cs de en sk sr\n"));
    CHECK_THAT(out, Catch::Contains("\nmissing sound: ") && Catch::Contains("; " + row.sound));
    CHECK_THAT(out, Catch::Contains("\nmissing speech-dispatcher: "));
    CHECK_THAT(out, Catch::Contains("\nok store: " + row.store + home.path().string()));
    CHECK_THAT(out, Catch::Contains("\nmissing braille-display: brltty "));
    CHECK(err == "annabella doctor: " + row.unheard + ".\n");
}

TEST_CASE("the doctor takes the language from the settings file", "[src][doctor][voices]")
{
    const Nothing nothing;
    const tests::Folder folder;
    const std::string file = folder / "settings.toml";
    std::ofstream{file} << "language = \"de\"\n";
    CHECK_THAT(run({"doctor", "--config", file}).out, Catch::StartsWith("ok espeak-ng: spricht "));
    CHECK(run({"voices", "--config", file}).err ==
          "annabella voices: hier ist keine Stimme zu hören; annabella doctor sagt, warum.\n");
}

TEST_CASE("a demanded voice that cannot be heard is a failure", "[src][doctor]")
{
    const Nothing nothing;
    struct Row {
        std::string voice;
        ExitStatus status;
    };
    const auto row = GENERATE(values<Row>({
        {"auto", ExitStatus::machine_lacks},
        {"espeak", ExitStatus::machine_lacks},
        {"speechd", ExitStatus::machine_lacks},
        {"off", ExitStatus::done},
        {"text:FILE", ExitStatus::done},
        {"wav:/tmp/FILE", ExitStatus::done},
        {"text:/nonexistent/file", ExitStatus::machine_lacks},
        {"wav:/nonexistent/file", ExitStatus::machine_lacks},
        {"text:/tmp", ExitStatus::machine_lacks},
        {"nobody", ExitStatus::wrong_use},
    }));
    CAPTURE(row.voice);
    CHECK(run({"doctor", "--voice", row.voice}).status == row.status);
}

TEST_CASE("a sound card is enough to hear espeak-ng", "[src][doctor]")
{
    const Nothing nothing;
    const SilentCard card;
    CHECK_THAT(run({"doctor", "--language", "en"}).out, Catch::Contains("\nok sound: ALSA"));
    CHECK(run({"doctor", "--voice", "auto"}).status == ExitStatus::done);
    const auto [status, out, err] = run({"voices", "--language", "en"});
    CHECK(status == ExitStatus::done);
    CHECK_THAT(out, Catch::Contains("espeak: de, German\n"));
    CHECK_THAT(out, Catch::Contains("espeak: sr, Serbian\n"));
    CHECK(out.find("speechd") == std::string::npos);
    CHECK(out.find("fr") == std::string::npos);  // not a language of ours
}

TEST_CASE("where nothing can be heard there are no voices", "[src][voices]")
{
    const Nothing nothing;
    const auto [status, out, err] = run({"voices", "--language", "en"});
    CHECK(status == ExitStatus::machine_lacks);
    CHECK(out.empty());
    CHECK_THAT(err, Catch::Contains("no voice can be heard here"));
}

TEST_CASE("a daemon that takes text and says nothing is broken", "[src][doctor]")
{
    const Nothing nothing;
    const tests::ScriptedDaemon daemon{tests::Manner::mute};
    const Variable address{"SPEECHD_ADDRESS", "unix_socket:" + daemon.path()};
    CHECK_THAT(run({"doctor", "--language", "en"}).out,
               Catch::Contains("\nbroken speech-dispatcher: "));
    CHECK(run({"doctor", "--voice", "speechd"}).status == ExitStatus::machine_lacks);
}

TEST_CASE("the voices of a real daemon are listed", "[src][voices]")
{
    if (!tests::PrivateDaemon::is_installed()) {
        WARN("skipped: speech-dispatcher is not installed");
        return;
    }
    const Nothing nothing;
    const tests::PrivateDaemon daemon;
    REQUIRE(daemon.wait_for_socket());
    REQUIRE(daemon.wait_for_voice());
    const Variable address{"SPEECHD_ADDRESS", "unix_socket:" + daemon.socket()};
    const std::string voices = "speechd: de, German\nspeechd: en, English\n";
    // A busy machine may keep the daemon from answering in time.
    const auto in_the_end = [](const std::function<bool()>& holds) {
        for (int i = 0; i < 20; ++i)
            if (holds())
                return true;
        return false;
    };
    CHECK(in_the_end([&] { return run({"voices", "--language", "en"}).out == voices; }));
    CHECK(in_the_end([] {
        return run({"doctor", "--language", "en"})
                   .out.find("\nbroken speech-dispatcher: it has no voice for cs sk sr; ") !=
               std::string::npos;
    }));
    CHECK(in_the_end([] {
        return run({"doctor", "--voice", "speechd"}).status == ExitStatus::done;
    }));
}

}  // namespace
