// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/read.hpp"

#include "speech/messages.hpp"
#include "src/braille/console.hpp"
#include "src/chosen_keymap.hpp"
#include "src/line/console.hpp"
#include "src/option_checks.hpp"
#include "src/play/options.hpp"
#include "src/play/speaking.hpp"
#include "src/printable.hpp"
#include "src/read/pgn_file.hpp"
#include "src/read/read_session.hpp"
#include "src/render/line_text.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <memory>
#include <ostream>
#include <string>
#include <utility>

namespace client::reading {

namespace {

/// How often it is looked whether a voice has come to its end.
constexpr rules::Duration moment = std::chrono::milliseconds{100};

struct ReadOptions {
    play::PlayOptions player;
    std::string file;
    std::size_t game = 1;

    [[nodiscard]] Profile profile() const { return play::profile_of(player); }
    [[nodiscard]] tools::WordOptions words() const
    {
        auto words = player.words;
        words.announce = player.announce.value_or("fide");
        return words;
    }
};

/// A reader at the console, from the first game that is told until somebody leaves.
class Run {
public:
    Run(const ReadOptions& options, const PgnFile& file)
        : options_{options}, words_{options.words()}, shelf_{[file](std::uint64_t offset) {
              return file.from(offset);
          }},
          session_{shelf_, words_, play::board_form(options.profile())},
          text_{words_, options.profile(), options.player.width},
          speaking_{loop_, voice(options), options.player.voice_settings,
                    play::sound_choice(options.player, voice(options), rules::Color::white),
                    [this](const speech::VoiceNotice& notice) { tell_voice(notice); }}
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
        console_ = line_console(first);
        loop_.on_signals({SIGINT, SIGTERM, SIGHUP}, [this](int signal) {
            if (signal == SIGINT)
                drop_line();
            else
                leave();
        });
        show(std::move(first));
        loop_.run();
        return status_;
    }
    /// The game that is to be played from where the reader was.
    [[nodiscard]] const std::optional<PlayOn>& play() const { return play_; }

private:
    [[nodiscard]] static speech::VoiceChoice voice(const ReadOptions& options)
    {
        return play::voice_of(options.player, options.profile());
    }
    /// Text, cells, or the display as well; what is wrong with its keys is told first.
    std::unique_ptr<Console> line_console(ReadReply& first)
    {
        std::vector<keymaps::KeymapFault> faults;
        keymaps::Keymap keys;
        if (options_.player.braille == "brlapi")
            keys = display_keymap(
                options_.player.display_keymap,
                [this](std::string_view name) {
                    return std::ranges::count(session_.names_beginning_with(name), name) > 0;
                },
                faults);
        for (const auto& fault : faults) {
            const auto what = words(words_.language(), fault);
            first.tidings.insert(
                first.tidings.begin(),
                tidings::Said{tidings::Kind::refusal, {{what, what, words_.language().voice()}}});
        }
        return braille::line_console(loop_, console_events(),
                                     options_.player.braille.value_or("off"), words_.language(),
                                     std::move(keys));
    }
    ConsoleEvents console_events()
    {
        return {
            .line =
                [this](const std::string& line) { show(session_.handle_line(line, loop_.now())); },
            .end = [this] { leave(); },
            .key = [this] { speaking_.key_pressed(); },
            .complete =
                [this](const std::string& part) { return session_.names_beginning_with(part); }};
    }
    void show(ReadReply reply)
    {
        print(text_.lines(reply.tidings));
        speaking_.tell(words_, reply.tidings, rules::Color::white);
        if (reply.leaves) {
            play_ = std::move(reply.play);
            return leave();
        }
        go_on();
    }
    void tell_voice(const speech::VoiceNotice& notice)
    {
        const auto& lexicon = words_.language();
        const auto text = words_.shown(lexicon, play::voice_words(lexicon, notice));
        loop_.soon([this, text] { print({{text}}); });
    }
    void print(std::vector<TextLine> lines)
    {
        const bool refused = std::ranges::any_of(
            lines, [](const TextLine& line) { return line.tone == Tone::complaint; });
        if (refused && !is_at_terminal())
            status_ = ExitStatus::wrong_input;
        if (!lines.empty() && is_at_terminal())
            prompt_ = text_.take_prompt(lines);
        console_->print(lines, prompt_);
    }
    void drop_line()
    {
        console_->cancel_line();
        if (is_at_terminal())
            print({{words_.language().say("interrupted")}});
    }
    /// What happens by itself: a long search, and the next move while reading on.
    void go_on()
    {
        const bool busy = session_.searching() || session_.due();
        console_->set_readiness(busy ? Readiness::busy : Readiness::ready);
        if (session_.due() && !speaking_.is_silent())
            loop_.wake_at(loop_.now() + moment, [this] {
                session_.pause_from(loop_.now());
                go_on();
            });
        else
            loop_.wake_at(session_.due(), [this] { show(session_.tick(loop_.now())); });
        if (session_.searching())
            loop_.soon([this] { search_on(); });
    }
    void search_on()
    {
        auto reply = session_.work();
        if (reply.tidings.empty())
            go_on();
        else
            show(std::move(reply));
    }
    void leave()
    {
        console_->close();
        speaking_.finish();
        loop_.stop();
    }

    const ReadOptions& options_;
    tools::ChosenWords words_;
    Shelf shelf_;
    ReadSession session_;
    LineText text_;
    Loop loop_;
    play::Speaking speaking_;
    std::unique_ptr<Console> console_;
    std::string prompt_;
    std::optional<PlayOn> play_;
    ExitStatus status_ = ExitStatus::done;
};

/// A game from standard input: nobody can be asked meanwhile, so it is told from beginning to end.
ExitStatus tell_whole(const ReadOptions& options, const Streams& streams)
{
    tools::ChosenWords words{options.words()};
    const auto file = PgnFile::copy_of(streams.in);
    Shelf shelf{[&](std::uint64_t offset) { return file.from(offset); }};
    ReadSession session{shelf, words};
    const LineText text{words, options.profile(), options.player.width};
    const auto print = [&](const ReadReply& reply) {
        auto& out = session.is_open() ? streams.out : streams.err;
        for (const auto& line : text.lines(reply.tidings))
            out << line.text << '\n';
    };
    print(session.open(options.game));
    if (!session.is_open())
        return ExitStatus::wrong_input;
    print(session.handle_line("read 0", {}));
    while (session.due())
        print(session.tick(*session.due()));
    return ExitStatus::done;
}

/// The player's own choices go along into the game.
std::vector<std::string> play_command(const CLI::App& parser, const PlayOn& play)
{
    std::vector<std::string> arguments{"play", "--fen=" + play.fen,
                                       play.side == rules::Color::white ? "--side=white"
                                                                        : "--side=black"};
    for (const auto* const option : parser.get_options())
        if (!option->get_lnames().empty() && option->count() > 0 &&
            option->get_lnames().front() != "game")
            arguments.push_back(
                fmt::format("--{}={}", option->get_lnames().front(), option->results().back()));
    return arguments;
}

ExitStatus read_file(const ReadOptions& options, const CLI::App& parser, const Streams& streams)
{
    if (options.file == "-")
        return tell_whole(options, streams);
    const auto file = PgnFile::open(options.file);
    if (!file) {
        streams.err << fmt::format("annabella read: {}: {}.\n", printable(options.file),
                                   file.error());
        return ExitStatus::wrong_input;
    }
    std::optional<PlayOn> play;
    {
        // The terminal and the voice are given back before the game wants them.
        Run run{options, *file};
        const auto status = run.run(streams);
        play = run.play();
        if (!play)
            return status;
    }
    return run_program(play_command(parser, *play), streams);
}

}  // namespace

Action read(CLI::App& parser)
{
    const auto options = std::make_shared<ReadOptions>();
    options->player.display_keymap = "read";
    play::add_player_options(parser, options->player);
    parser.add_option("--game", options->game, "The number of the game to open, 1 if not given")
        ->type_name("N")
        ->check(number_from_one());
    parser.add_option("FILE", options->file, "A file of games; - is standard input")
        ->required()
        ->type_name("");
    return [options, &parser](const Streams& streams) {
        play::use_settings(parser, options->player, streams.err);
        return read_file(*options, parser, streams);
    };
}

}  // namespace client::reading
