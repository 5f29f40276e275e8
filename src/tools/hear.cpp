// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/san.hpp"
#include "speech/reason_words.hpp"
#include "speech/recogniser.hpp"
#include "src/board/given_position.hpp"
#include "src/cli/complaint.hpp"
#include "src/text/printable.hpp"
#include "src/tools/tools.hpp"
#include "src/words/chosen_words.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <array>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace client::tools {

namespace {

struct HearOptions {
    words::WordOptions words;
    std::optional<std::string> fen;
    std::vector<std::string> said;
};

/// What scripts go by, for each reason in the order of speech::Unheard.
constexpr std::array<std::string_view, std::variant_size_v<speech::Unheard>> kinds{
    "not understood", "incomplete", "incomplete", "incomplete",
    "ambiguous",      "illegal",    "illegal",    "illegal"};

cli::ExitStatus complain(const rules::Position& position,
                         const speech::Unheard& unheard,
                         words::ChosenWords& words,
                         std::ostream& err)
{
    err << kinds[unheard.index()];
    if (!std::holds_alternative<speech::unheard::NotUnderstood>(unheard)) {
        const auto why = speech::ReasonWords{words.language()}.unheard(position, unheard).screen;
        err << ": " << words.shown(words.language(), text::printable(why));
    }
    err << '\n';
    return cli::ExitStatus::wrong_input;
}

cli::ExitStatus run(const HearOptions& options, const cli::Streams& streams)
{
    words::ChosenWords words{options.words};
    const auto position = board::given_position(options.fen);
    if (!position)
        return cli::give_up(streams, "hear", cli::in_words(words.language(), position.error()));
    const auto said = fmt::format("{}", fmt::join(options.said, " "));
    const auto heard = words.recogniser().hear(*position, said);
    if (!heard)
        return complain(*position, heard.error(), words, streams.err);
    streams.out << write_san(*position, heard->move, words.letters());
    if (heard->offer == speech::DrawOffer::made)
        streams.out << " (=)";
    streams.out << '\n';
    return cli::ExitStatus::done;
}

}  // namespace

cli::Action hear(CLI::App& parser)
{
    const auto options = std::make_shared<HearOptions>();
    parser.add_option("--fen", options->fen, "Position in which the words were said")
        ->type_name("FEN");
    words::add_announce_options(parser, options->words);
    words::add_notation_option(parser, options->words);
    words::add_language_option(parser, options->words);
    parser.add_option("WORDS", options->said, "The announcement")->required()->type_name("");
    return [options](const cli::Streams& streams) { return run(*options, streams); };
}

}  // namespace client::tools
