// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/cli/complaint.hpp"
#include "src/player/heard.hpp"
#include "src/text/printable.hpp"
#include "src/tools/tools.hpp"
#include "src/words/chosen_words.hpp"

#include <CLI/CLI.hpp>

#include <memory>
#include <ostream>
#include <string_view>

namespace client::tools {

namespace {

int print(std::string_view name, const player::Heard& heard, std::ostream& out)
{
    if (heard.fault)
        return 0;
    for (const auto& voice : heard.voices)
        out << name << ": " << text::printable(voice.language) << ", "
            << text::printable(voice.name) << '\n';
    return static_cast<int>(heard.voices.size());
}

cli::ExitStatus list(const words::WordOptions& options, const cli::Streams& streams)
{
    auto count = print("speechd", player::look_at_speechd(), streams.out);
    if (!player::look_at_sound().fault)
        count += print("espeak", player::look_at_espeak(), streams.out);
    if (count > 0)
        return cli::ExitStatus::done;
    words::ChosenWords words{options};
    return cli::give_up(streams, "voices", words.language().say("voices-none"),
                        cli::ExitStatus::machine_lacks);
}

}  // namespace

cli::Action voices(CLI::App& parser)
{
    const auto options = std::make_shared<words::WordOptions>();
    words::add_language_option(parser, *options);
    return [options](const cli::Streams& streams) { return list(*options, streams); };
}

}  // namespace client::tools
