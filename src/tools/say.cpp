// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/notation.hpp"
#include "rules/position.hpp"
#include "speech/announcer.hpp"
#include "speech/reason_words.hpp"
#include "src/board/given_position.hpp"
#include "src/cli/complaint.hpp"
#include "src/text/printable.hpp"
#include "src/tools/tools.hpp"
#include "src/words/chosen_words.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <istream>
#include <memory>
#include <ostream>
#include <sstream>
#include <string>
#include <vector>

namespace client::tools {

namespace {

struct SayOptions {
    words::WordOptions words;
    std::optional<std::string> fen;
    std::vector<std::string> moves;
};

struct WrittenMove {
    std::string text;
    speech::DrawOffer offer = speech::DrawOffer::none;
};

/// Takes "12." or "12..." off the front.
void drop_number(std::string& word)
{
    const auto dot = word.find_first_not_of("0123456789");
    if (dot == 0 || dot == std::string::npos || word[dot] != '.')
        return;
    word.erase(0, std::min(word.find_first_not_of('.', dot), word.size()));
}

/// Appendix C.12 marks a draw offer with (=); like e.p. it may stand apart from its move.
std::vector<WrittenMove> written_moves(std::istream& in)
{
    static const std::string offer = "(=)";
    std::vector<WrittenMove> moves;
    for (std::string word; in >> word;) {
        drop_number(word);
        const bool offered = word.ends_with(offer);
        if (offered)
            word.erase(word.size() - offer.size());
        if (word == "e.p." && !moves.empty())
            moves.back().text += " e.p.";
        else if (!word.empty())
            moves.push_back({word});
        if (offered && !moves.empty())
            moves.back().offer = speech::DrawOffer::made;
    }
    return moves;
}

std::vector<WrittenMove> written_moves(const SayOptions& options, std::istream& in)
{
    if (options.moves.empty() || (options.moves.size() == 1 && options.moves.front() == "-"))
        return written_moves(in);
    std::istringstream arguments{fmt::format("{}", fmt::join(options.moves, " "))};
    return written_moves(arguments);
}

cli::ExitStatus run(const SayOptions& options, const cli::Streams& streams)
{
    words::ChosenWords words{options.words};
    auto position = board::given_position(options.fen);
    if (!position)
        return cli::give_up(streams, "say", cli::in_words(words.language(), position.error()));
    const auto announcer = words.announcer();
    for (const auto& [text, offer] : written_moves(options, streams.in)) {
        const auto move = rules::find_move(*position, text, words.letters());
        if (!move) {
            const auto why =
                speech::ReasonWords{words.language()}.refusal(*position, move.error()).screen;
            return cli::give_up(streams, "say",
                                fmt::format("{}: {}", text::excerpt(text),
                                            words.shown(words.language(), text::printable(why))));
        }
        streams.out << words.written(announcer.move(move_facts(*position, *move), offer)) << '\n';
        position->play_unchecked(*move);
    }
    return cli::ExitStatus::done;
}

}  // namespace

cli::Action say(CLI::App& parser)
{
    const auto options = std::make_shared<SayOptions>();
    parser.add_option("--fen", options->fen, "Position to begin with")->type_name("FEN");
    words::add_announce_options(parser, options->words);
    words::add_braille_option(parser, options->words);
    words::add_notation_option(parser, options->words);
    words::add_language_option(parser, options->words);
    parser
        .add_option("MOVE", options->moves,
                    "Moves, one after the other; without any, from standard input")
        ->type_name("");
    return [options](const cli::Streams& streams) { return run(*options, streams); };
}

}  // namespace client::tools
