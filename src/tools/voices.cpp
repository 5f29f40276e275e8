// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/printable.hpp"
#include "src/tools/heard.hpp"
#include "src/tools/tools.hpp"

#include <CLI/CLI.hpp>

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

ExitStatus list(const Streams& streams)
{
    auto count = print("speechd", look_at_speechd(), streams.out);
    if (!look_at_sound().fault)
        count += print("espeak", look_at_espeak(), streams.out);
    if (count > 0)
        return ExitStatus::done;
    streams.err << "annabella voices: no voice can be heard here; annabella doctor tells why.\n";
    return ExitStatus::machine_lacks;
}

}  // namespace

Action voices(CLI::App& /*parser*/)
{
    return list;
}

}  // namespace client::tools
