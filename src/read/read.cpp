// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/read.hpp"

#include "src/line/console.hpp"
#include "src/printable.hpp"
#include "src/read/pgn_file.hpp"
#include "src/read/read_session.hpp"
#include "src/render/line_text.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <array>
#include <csignal>
#include <memory>
#include <ostream>
#include <string>
#include <utility>

namespace client::reading {

namespace {

struct ReadOptions {
    tools::WordOptions words;
    std::string file;
    std::size_t game = 1;
    std::string profile = "screen-reader";
    std::size_t width = 40;
};

constexpr std::array<std::pair<std::string_view, Profile>, 4> profiles{
    {{"screen-reader", Profile::screen_reader},
     {"voice", Profile::voice},
     {"braille", Profile::braille},
     {"sighted", Profile::sighted}}};

Profile profile_of(std::string_view name)
{
    for (const auto& [known, profile] : profiles)
        if (known == name)
            return profile;
    return Profile::screen_reader;
}

/// A reader at the console, from the first game that is told until somebody leaves.
class Run {
public:
    Run(const ReadOptions& options, const PgnFile& file)
        : options_{options}, words_{options.words}, shelf_{[file](std::uint64_t offset) {
              return file.from(offset);
          }},
          session_{shelf_, words_}, text_{words_, profile_of(options.profile), options.width}
    {
    }

    ExitStatus run(const Streams& streams)
    {
        auto first = session_.open(options_.game);
        if (!session_.is_open() && !is_at_terminal()) {
            for (const auto& line : text_.lines(first.tidings))
                streams.err << "annabella read: " << line.text << ".\n";
            return ExitStatus::wrong_input;
        }
        console_ = console(loop_, {.line = [this](const std::string& line) { take(line); },
                                   .end = [this] { leave(); },
                                   .complete =
                                       [this](const std::string& part) {
                                           return session_.names_beginning_with(part);
                                       }});
        loop_.on_signals({SIGINT, SIGTERM, SIGHUP}, [this](int signal) {
            if (signal == SIGINT)
                console_->cancel_line();
            else
                leave();
        });
        show(std::move(first));
        loop_.run();
        console_.reset();
        return play_ ? run_program({"play", "--fen", play_->fen, "--side",
                                    play_->side == rules::Color::white ? "white" : "black"},
                                   streams)
                     : ExitStatus::done;
    }

private:
    void take(const std::string& line) { show(session_.handle_line(line, loop_.now())); }

    void show(ReadReply reply)
    {
        const auto lines = text_.lines(reply.tidings);
        if (reply.leaves) {
            play_ = std::move(reply.play);
            console_->print(lines, "");
            return leave();
        }
        console_->print(lines, "> ");
        go_on();
    }
    /// What happens by itself: a long search, and the next move while reading on.
    void go_on()
    {
        const bool busy = session_.searching() || session_.due();
        console_->set_readiness(busy ? Readiness::busy : Readiness::ready);
        loop_.wake_at(session_.due(), [this] { show(session_.tick(loop_.now())); });
        if (session_.searching())
            loop_.soon([this] {
                if (auto reply = session_.work(); !reply.tidings.empty())
                    show(std::move(reply));
                else
                    go_on();
            });
    }
    void leave()
    {
        console_->close();
        loop_.stop();
    }

    const ReadOptions& options_;
    tools::ChosenWords words_;
    Shelf shelf_;
    ReadSession session_;
    LineText text_;
    Loop loop_;
    std::unique_ptr<Console> console_;
    std::optional<PlayOn> play_;
};

/// A game from standard input: nobody can be asked meanwhile, so it is told from beginning to end.
ExitStatus tell_whole(const ReadOptions& options, const Streams& streams)
{
    tools::ChosenWords words{options.words};
    const auto file = PgnFile::copy_of(streams.in);
    Shelf shelf{[&](std::uint64_t offset) { return file.from(offset); }};
    ReadSession session{shelf, words};
    const LineText text{words, profile_of(options.profile), options.width};
    auto reply = session.open(options.game);
    auto& out = session.is_open() ? streams.out : streams.err;
    for (const auto& line : text.lines(reply.tidings))
        out << line.text << '\n';
    if (!session.is_open())
        return ExitStatus::wrong_input;
    reply = session.handle_line("read 0", {});
    while (session.due())
        for (const auto& line : text.lines(session.tick(*session.due()).tidings))
            out << line.text << '\n';
    return ExitStatus::done;
}

ExitStatus read_file(const ReadOptions& options, const Streams& streams)
{
    if (options.file == "-")
        return tell_whole(options, streams);
    const auto file = PgnFile::open(options.file);
    if (!file) {
        streams.err << fmt::format("annabella read: {}: {}.\n", printable(options.file),
                                   file.error());
        return ExitStatus::wrong_input;
    }
    return Run{options, *file}.run(streams);
}

}  // namespace

Action read(CLI::App& parser)
{
    const auto options = std::make_shared<ReadOptions>();
    tools::add_language_option(parser, options->words);
    tools::add_notation_option(parser, options->words);
    tools::add_announce_options(parser, options->words);
    parser.add_option("--game", options->game, "The number of the game to open, 1 if not given")
        ->type_name("N")
        ->check(CLI::PositiveNumber);
    parser.add_option("--profile", options->profile, "screen-reader, voice, braille or sighted")
        ->type_name("PROFILE")
        ->check(CLI::IsMember({"screen-reader", "voice", "braille", "sighted"}));
    parser.add_option("--width", options->width, "Longest line of the braille profile, 40")
        ->type_name("N")
        ->check(CLI::Range(10, 1000));
    parser.add_option("FILE", options->file, "A file of games; - is standard input")
        ->required()
        ->type_name("");
    return [options](const Streams& streams) { return read_file(*options, streams); };
}

}  // namespace client::reading
