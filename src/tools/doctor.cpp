// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/plain_text.hpp"
#include "speech/voice_choice.hpp"
#include "src/printable.hpp"
#include "src/tools/heard.hpp"
#include "src/tools/machine.hpp"
#include "src/tools/tools.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <unistd.h>

namespace client::tools {

namespace {

using speech::VoiceFault;
using Kind = speech::VoiceChoice::Kind;

/// What the program says about a fault of a part: how bad, and how to mend it.
struct Remedy {
    VoiceFault fault;
    std::string_view state;
    std::string_view advice;
};

constexpr std::array remedies{
    Remedy{VoiceFault::no_library, "missing", "install libespeak-ng1"},
    Remedy{VoiceFault::no_voice_data, "broken", "reinstall espeak-ng-data"},
    Remedy{VoiceFault::no_sound, "missing",
           "start a sound server (PipeWire or PulseAudio), or make ALSA find a sound card"},
    Remedy{VoiceFault::stuck, "broken", "the sound server hangs: start it again"},
    Remedy{VoiceFault::no_daemon, "missing",
           "install speech-dispatcher and run spd-say hello once, unless espeak-ng is enough"},
    Remedy{VoiceFault::daemon_silent, "broken",
           "it runs but does not speak: end it with pkill -u $USER speech-dispatch and try again"},
    Remedy{VoiceFault::daemon_gone, "broken", "it ended while it was asked: start it again"},
};

std::string finding(std::string_view part, const Heard& heard)
{
    if (!heard.fault)
        return fmt::format("ok {}: {}", part, printable(heard.details));
    const auto* const row = std::ranges::find(remedies, *heard.fault, &Remedy::fault);
    return fmt::format("{} {}: {}; {}", row->state, part, printable(heard.details), row->advice);
}

/// The languages of the program, without those that no voice has.
std::string languages(const Heard& heard, bool present)
{
    std::string list;
    for (const auto language : spoken_languages) {
        const bool found = std::ranges::any_of(heard.voices, [&](const auto& voice) {
            return speech::primary_language(voice.language) == language;
        });
        if (found == present)
            list += fmt::format("{}{}", list.empty() ? "" : " ", language);
    }
    return list;
}

std::string voice_finding(std::string_view part, Heard heard, std::string_view package)
{
    if (heard.fault)
        return finding(part, heard);
    const auto absent = languages(heard, false);
    heard.details = fmt::format("speaks {}", languages(heard, true));
    if (absent.empty())
        return finding(part, heard);
    return fmt::format("broken {}: it has no voice for {}; {}", part, absent, package);
}

/// A file that is there, or that could be made where it is to be. Nothing is written to find out.
bool can_be_written(const std::filesystem::path& file)
{
    if (std::filesystem::exists(file))
        return !is_directory(file) && access(file.c_str(), W_OK) == 0;
    const auto folder = file.has_parent_path() ? file.parent_path() : std::filesystem::path{"."};
    return access(folder.c_str(), W_OK) == 0;
}

/// Whether this choice can be heard.
bool can_be_heard(const speech::VoiceChoice& choice, bool speechd, bool espeak)
{
    switch (choice.kind) {
    case Kind::automatic:
        return speechd || espeak;
    case Kind::espeak:
        return espeak;
    case Kind::speechd:
        return speechd;
    case Kind::off:
        return true;
    case Kind::wav:
    case Kind::text:
        return can_be_written(choice.file);
    }
    return true;
}

ExitStatus examine(const std::optional<std::string>& demanded, const Streams& streams)
{
    const auto choice = speech::read_voice_choice(demanded.value_or("off"));
    if (!choice) {
        streams.err << fmt::format(
            "annabella doctor: there is no voice {}; it is one of auto, off, "
            "espeak, speechd, wav:FILE and text:FILE.\n",
            printable(*demanded));
        return ExitStatus::wrong_use;
    }
    const auto espeak = look_at_espeak();
    const auto sound = look_at_sound();
    const auto speechd = look_at_speechd();
    streams.out << voice_finding("espeak-ng", espeak, "reinstall espeak-ng-data") << '\n'
                << finding("sound", sound) << '\n'
                << voice_finding("speech-dispatcher", speechd,
                                 "choose another module in its settings")
                << '\n'
                << engine_finding() << '\n'
                << store_finding() << '\n'
                << braille_finding() << '\n'
                << display_finding() << '\n';
    if (can_be_heard(*choice, !speechd.fault, !espeak.fault && !sound.fault))
        return ExitStatus::done;
    streams.err << fmt::format("annabella doctor: the voice {} cannot be heard.\n",
                               printable(*demanded));
    return ExitStatus::machine_lacks;
}

}  // namespace

Action doctor(CLI::App& parser)
{
    const auto demanded = std::make_shared<std::optional<std::string>>();
    parser.add_option("--voice", *demanded, "Fail when this voice cannot be heard")
        ->type_name("VOICE");
    return [demanded](const Streams& streams) { return examine(*demanded, streams); };
}

}  // namespace client::tools
