// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/printable.hpp"
#include "src/tools/heard.hpp"
#include "src/tools/tools.hpp"
#include "src/tools/word_options.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>
#include <ostream>
#include <string_view>

namespace client::tools {

namespace {

int print(std::string_view name, const Heard& heard, std::ostream& out)
{
    if (heard.fault)
        return 0;
    for (const auto& voice : heard.voices)
        out << name << ": " << printable(voice.language) << ", " << printable(voice.name) << '\n';
    return static_cast<int>(heard.voices.size());
}

ExitStatus list(const WordOptions& options, const Streams& streams)
{
    auto count = print("speechd", look_at_speechd(), streams.out);
    if (!look_at_sound().fault)
        count += print("espeak", look_at_espeak(), streams.out);
    if (count > 0)
        return ExitStatus::done;
    ChosenWords words{options};
    streams.err << fmt::format("annabella voices: {}.\n", words.language().say("voices-none"));
    return ExitStatus::machine_lacks;
}

}  // namespace

Action voices(CLI::App& parser)
{
    const auto options = std::make_shared<WordOptions>();
    add_language_option(parser, *options);
    return [options](const Streams& streams) { return list(*options, streams); };
}

}  // namespace client::tools
