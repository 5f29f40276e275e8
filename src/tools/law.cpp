// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/cli/complaint.hpp"
#include "src/cli/option_checks.hpp"
#include "src/play/rows.hpp"
#include "src/script/names.hpp"
#include "src/text/printable.hpp"
#include "src/tools/tools.hpp"
#include "src/words/law_answers.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>
#include <ostream>

namespace client::tools {

namespace {

struct LawOptions {
    rules::Edition edition = rules::Edition::e2018;
    std::vector<std::string> asked;
    words::WordOptions words;
};

/// As in a game; who asks for nothing wants to know what there is.
std::string asked_in(const speech::Lexicon& language, const LawOptions& options)
{
    const auto typed = fmt::format("{}", fmt::join(options.asked, " "));
    return words::fit_law(play::command_table(language), typed.empty() ? "contents" : typed)
        .value_or(typed);
}

cli::ExitStatus tell(const LawOptions& options, const cli::Streams& streams)
{
    words::ChosenWords words{options.words};
    words::LawReader reader{options.edition};
    const auto answer = words::law_answer(words, reader, asked_in(words.language(), options));
    if (!answer.found)
        return cli::give_up(streams, "law", answer.lines.front().screen);
    for (const auto& line : answer.lines)
        streams.out << text::printable(line.screen) << '\n';
    return cli::ExitStatus::done;
}

}  // namespace

cli::Action law(CLI::App& parser)
{
    const auto options = std::make_shared<LawOptions>();
    cli::add_choice(parser, "--edition", options->edition, "The Laws of 1997, 2009, 2018, 2023",
                    "YEAR", script::edition_names);
    words::add_language_option(parser, options->words);
    parser
        .add_option("WORDS", options->asked,
                    "A number, words to be searched for, contents, or a number and comment")
        ->type_name("");
    return [options](const cli::Streams& streams) { return tell(*options, streams); };
}

}  // namespace client::tools
