// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/enum_table.hpp"
#include "speech/messages.hpp"
#include "speech/plain_text.hpp"
#include "speech/voice_choice.hpp"
#include "src/player/heard.hpp"
#include "src/text/printable.hpp"
#include "src/tools/machine.hpp"
#include "src/tools/tools.hpp"
#include "src/words/chosen_words.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>

namespace client::tools {

namespace {

using speech::Lexicon;
using speech::Message;
using speech::VoiceFault;
using Kind = speech::VoiceChoice::Kind;

/// What the program says about a fault of a part: how bad, and how to mend it.
struct Remedy {
    std::string_view state;
    std::optional<Message> mend;
};
constexpr speech::EnumTable<Remedy, VoiceFault::stuck> remedies{{{
    {VoiceFault::no_library, {"missing", Message{"mend-library"}}},
    {VoiceFault::no_voice_data, {"broken", Message{"mend-voice-data"}}},
    {VoiceFault::no_sound, {"missing", Message{"mend-sound"}}},
    {VoiceFault::no_daemon, {"missing", Message{"mend-no-daemon"}}},
    {VoiceFault::daemon_silent, {"broken", Message{"mend-daemon-silent"}}},
    {VoiceFault::daemon_gone, {"broken", Message{"mend-daemon-gone"}}},
    {VoiceFault::no_file, {"broken", std::nullopt}},  // nobody here speaks into a file
    {VoiceFault::stuck, {"broken", Message{"mend-stuck"}}},
}}};

PartReport report(const Lexicon& lexicon, std::string_view part, const player::Heard& heard)
{
    auto found = text::printable(speech::words(lexicon, heard.found));
    if (!heard.fault)
        return {"ok", part, std::move(found)};
    const auto& [state, mend] = remedies[*heard.fault];
    return {state, part, std::move(found), mend ? lexicon.say(*mend) : ""};
}

/// The languages of the program, without those that no voice has.
std::string languages(const player::Heard& heard, bool present)
{
    std::string list;
    for (const auto& language : player::spoken_languages()) {
        const bool found = std::ranges::any_of(heard.voices, [&](const auto& voice) {
            return speech::primary_language(voice.language) == language;
        });
        if (found == present)
            list += fmt::format("{}{}", list.empty() ? "" : " ", language);
    }
    return list;
}

/// A voice is broken as long as it lacks one of the languages.
PartReport voice_report(const Lexicon& lexicon,
                        std::string_view part,
                        const player::Heard& heard,
                        Message mend)
{
    if (heard.fault)
        return report(lexicon, part, heard);
    const auto spoken = languages(heard, true);
    const auto absent = languages(heard, false);
    if (absent.empty())
        return {"ok", part, lexicon.say("found-speaks", {{"languages", std::string_view{spoken}}})};
    return {"broken", part,
            lexicon.say("found-no-voice", {{"languages", std::string_view{absent}}}),
            lexicon.say(mend)};
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

struct Options {
    std::optional<std::string> voice;
    words::WordOptions words;
};

cli::ExitStatus examine(const Options& options, const cli::Streams& streams)
{
    words::ChosenWords words{options.words};
    const auto& lexicon = words.language();
    const auto demanded = options.voice.value_or("off");
    const auto complain = [&](Message message) {
        const auto name = text::printable(demanded);
        streams.err << fmt::format("annabella doctor: {}.\n",
                                   lexicon.say(message, {{"name", std::string_view{name}}}));
    };
    const auto choice = speech::read_voice_choice(demanded);
    if (!choice) {
        complain("voice-not-known");
        return cli::ExitStatus::wrong_use;
    }
    const auto espeak = player::look_at_espeak();
    const auto sound = player::look_at_sound();
    const auto speechd = player::look_at_speechd();
    for (const auto& part : {voice_report(lexicon, "espeak-ng", espeak, "mend-voice-data"),
                             report(lexicon, "sound", sound),
                             voice_report(lexicon, "speech-dispatcher", speechd, "mend-module"),
                             engine_report(lexicon), store_report(lexicon), braille_report(lexicon),
                             display_report(lexicon)})
        streams.out << text(part) << '\n';
    if (can_be_heard(*choice, !speechd.fault, !espeak.fault && !sound.fault))
        return cli::ExitStatus::done;
    complain("voice-unheard");
    return cli::ExitStatus::machine_lacks;
}

}  // namespace

cli::Action doctor(CLI::App& parser)
{
    const auto options = std::make_shared<Options>();
    parser.add_option("--voice", options->voice, "Fail when this voice cannot be heard")
        ->type_name("VOICE");
    words::add_language_option(parser, options->words);
    return [options](const cli::Streams& streams) { return examine(*options, streams); };
}

}  // namespace client::tools
