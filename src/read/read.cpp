// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/read.hpp"

#include "src/cli/complaint.hpp"
#include "src/cli/option_checks.hpp"
#include "src/read/study.hpp"
#include "src/text/printable.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>
#include <ostream>
#include <string>

namespace client::read {

namespace {

/// A game from standard input: nobody can be asked meanwhile, so it is told from beginning to end.
cli::ExitStatus tell_whole(const ReadOptions& options, const cli::Streams& streams)
{
    words::ChosenWords words{options.words()};
    const auto file = PgnFile::copy_of(streams.in);
    Shelf shelf{[&](std::uint64_t offset) { return file.from(offset); }};
    ReadSession session{shelf, words};
    const host::LineText text{words, options.profile(), options.player.width};
    const auto print = [&](const ReadReply& reply) {
        auto& out = session.place() ? streams.out : streams.err;
        for (const auto& line : text.lines(reply.tidings))
            out << line.text << '\n';
    };
    print(session.open(options.game));
    if (!session.place())
        return cli::ExitStatus::wrong_input;
    print(session.handle_line("read 0", {}));
    while (session.due())
        print(session.tick(*session.due()));
    return cli::ExitStatus::done;
}

cli::ExitStatus read_file(const ReadOptions& options, const cli::Streams& streams)
{
    if (options.file == "-")
        return tell_whole(options, streams);
    const auto file = PgnFile::open(options.file);
    if (!file)
        return cli::give_up(streams, "read",
                            fmt::format("{}: {}", text::printable(options.file), file.error()));
    return Study{options, *file}.run(streams);
}

}  // namespace

cli::Action read(CLI::App& parser)
{
    const auto options = std::make_shared<ReadOptions>();
    options->player.keymap = "read";
    options->player.display_keymap = "read";
    player::add_player_options(parser, options->player);
    parser.add_option("--game", options->game, "The number of the game to open, 1 if not given")
        ->type_name("N")
        ->check(cli::number_from_one());
    parser.add_option("FILE", options->file, "A file of games; - is standard input")
        ->required()
        ->type_name("");
    return [options, &parser](const cli::Streams& streams) {
        player::use_reader_settings(parser, options->player, streams.err);
        return read_file(*options, streams);
    };
}

}  // namespace client::read
