// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/coordinates.hpp"
#include "rules/position.hpp"
#include "src/board/given_position.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/option_checks.hpp"
#include "src/tools/tools.hpp"
#include "src/words/chosen_words.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <ostream>
#include <string>

namespace client::tools {

namespace {

// Deeper counts do not end in a lifetime, but the recursion would end on the stack.
constexpr int deepest = 99;

struct PerftOptions {
    int depth = 0;
    std::optional<std::string> fen;
    bool divide = false;
};

/// The count below each first move, by the move's name so that two programs' lists compare.
std::map<std::string, std::uint64_t> parts(const rules::Position& position, int depth)
{
    std::map<std::string, std::uint64_t> result;
    for (const auto move : position.legal_moves())
        result[write_uci(position, move)] = rules::perft(position.after_unchecked(move), depth - 1);
    return result;
}

std::uint64_t print_parts(const rules::Position& position, int depth, std::ostream& out)
{
    std::uint64_t sum = 0;
    for (const auto& [move, nodes] : parts(position, depth)) {
        out << move << ": " << nodes << '\n';
        sum += nodes;
    }
    return sum;
}

cli::ExitStatus count(const PerftOptions& options, const cli::Streams& streams)
{
    const auto position = board::given_position(options.fen);
    if (!position) {
        words::ChosenWords words{words::WordOptions{}};
        return cli::give_up(streams, "perft", cli::in_words(words.language(), position.error()));
    }
    const auto nodes = options.divide && options.depth > 0
                           ? print_parts(*position, options.depth, streams.out)
                           : rules::perft(*position, options.depth);
    streams.out << "nodes: " << nodes << '\n';
    return cli::ExitStatus::done;
}

}  // namespace

cli::Action perft(CLI::App& parser)
{
    const auto options = std::make_shared<PerftOptions>();
    parser.add_option("DEPTH", options->depth, "How many half-moves deep, 0 to 99")
        ->required()
        ->type_name("")
        ->check(cli::number_from_to(0, deepest));
    parser.add_option("--fen", options->fen, "The position to begin with")->type_name("FEN");
    parser.add_flag("--divide", options->divide, "First the count below each move");
    return [options](const cli::Streams& streams) { return count(*options, streams); };
}

}  // namespace client::tools
