// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/printable.hpp"
#include "src/script/runner.hpp"
#include "src/tools/tools.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <istream>
#include <memory>
#include <ostream>
#include <string>
#include <system_error>

namespace client::tools {

namespace {

struct AssistOptions {
    std::string script;
    std::string format = "words";
};

ExitStatus run(std::istream& in, const std::string& name, const Streams& streams)
{
    const bool done = script::run_script(in, printable(name), streams.out, streams.err);
    return done ? ExitStatus::done : ExitStatus::wrong_input;
}

ExitStatus run(const AssistOptions& options, const Streams& streams)
{
    if (options.format == "words") {
        streams.err << "annabella assist: this release has no words yet; "
                       "--format facts prints what happens.\n";
        return ExitStatus::machine_lacks;
    }
    if (options.script == "-")
        return run(streams.in, options.script, streams);
    std::ifstream file{options.script};
    std::error_code unknown;
    if (!file || std::filesystem::is_directory(options.script, unknown)) {
        streams.err << fmt::format("annabella assist: {} cannot be read.\n",
                                   printable(options.script));
        return ExitStatus::wrong_input;
    }
    return run(file, options.script, streams);
}

}  // namespace

Action assist(CLI::App& parser)
{
    const auto options = std::make_shared<AssistOptions>();
    parser.add_option("--script", options->script, "The script to run; - is standard input")
        ->required()
        ->type_name("FILE");
    parser
        .add_option("--format", options->format,
                    "What to print: facts, or words, which this release does not have yet")
        ->type_name("FORM")
        ->check(CLI::IsMember({"words", "facts"}));
    return [options](const Streams& streams) { return run(*options, streams); };
}

}  // namespace client::tools
