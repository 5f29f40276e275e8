// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/fact_words.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/option_checks.hpp"
#include "src/desk/program.hpp"
#include "src/desk/understanding.hpp"
#include "src/round/program.hpp"
#include "src/script/envelope_files.hpp"
#include "src/script/runner.hpp"
#include "src/text/printable.hpp"
#include "src/tools/tools.hpp"
#include "src/words/chosen_words.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <istream>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace client::tools {

namespace {

struct AssistOptions {
    std::string script;
    std::string format = "words";
    std::string envelope;
    std::string slip;
    std::string open;
    words::WordOptions words;
    bool announce_given = false;  ///< the command line wins over the script
    desk::DeskChoices live;
    round::RoundChoices round;
};

/// What would be announced, one line for each utterance.
void write_words(words::ChosenWords& words,
                 const rules::Fact& fact,
                 const script::Scene& scene,
                 std::ostream& out)
{
    const speech::FactWords facts{words.language(), words.announcer()};
    const auto command = text::printable(scene.command);
    for (const auto& said : facts.say(fact, {scene.before, command}))
        out << text::printable(words.shown(said)) << '\n';
}

/// Where a sealed move goes; the slip lies beside its envelope unless it is put elsewhere.
script::EnvelopeFiles envelope_files(const AssistOptions& options)
{
    return {options.envelope, options.slip.empty() ? options.envelope + ".slip" : options.slip};
}

script::Interpreter interpreter(const AssistOptions& options)
{
    const auto chosen = [options](const script::AnnouncementWords& announcements) {
        auto words = options.words;
        if (!options.announce_given)
            words::announce_in(words, announcements);
        return std::make_shared<words::ChosenWords>(words);
    };
    script::Interpreter interpreter;
    interpreter.settled = options.live.lines;
    interpreter.listener =
        [chosen](const script::AnnouncementWords& announcements) -> script::Listener {
        return [words = chosen(announcements)](const rules::Placement& position, std::string said,
                                               const std::string& slip) {
            return desk::understood(*words, position, std::move(said), slip);
        };
    };
    if (options.format == "words")
        interpreter.writer =
            [chosen](const script::AnnouncementWords& announcements) -> script::FactWriter {
            return [words = chosen(announcements)](const rules::Fact& fact,
                                                   const script::Scene& scene, std::ostream& out) {
                write_words(*words, fact, scene, out);
            };
        };
    if (!options.envelope.empty())
        interpreter.sealed = [files = envelope_files(options)](const rules::Game& game) {
            script::write_sealed_move(game, files);
        };
    return interpreter;
}

cli::ExitStatus run(std::istream& in, const AssistOptions& options, const cli::Streams& streams)
{
    const bool done = script::run_script(in, text::printable(options.script), streams.out,
                                         streams.err, interpreter(options));
    return done ? cli::ExitStatus::done : cli::ExitStatus::wrong_input;
}

cli::ExitStatus run(const AssistOptions& options, const cli::Streams& streams)
{
    if (!options.open.empty())
        return script::open_envelope({options.open, options.slip}, streams);
    if (!options.round.folder.empty())
        return round::run_round(options.round, options.live, streams);
    if (options.script.empty())
        return desk::run_desk(options.live, streams);
    const auto envelope = text::printable(options.envelope);
    if (std::filesystem::exists(options.envelope))
        return cli::give_up(streams, "assist", envelope + " is there already");
    if (!options.envelope.empty() && !script::can_be_written(envelope_files(options)))
        return cli::give_up(streams, "assist", envelope + " cannot be written");
    if (!desk::with_options({}, options.live.lines, streams.err))
        return cli::ExitStatus::wrong_use;
    if (options.script == "-")
        return run(streams.in, options, streams);
    std::ifstream file{options.script};
    std::error_code unknown;
    if (!file || std::filesystem::is_directory(options.script, unknown))
        return cli::give_up(streams, "assist", text::printable(options.script) + " cannot be read");
    return run(file, options, streams);
}

/// An option that is a line of a head.
struct HeadOption {
    const char* name;
    const char* about;
    std::string_view line;  ///< what a flag settles; empty if a value follows the name
};
constexpr std::array head_options{
    HeadOption{"--edition", "The Laws: 1997, 2009, 2018, 2023", ""},
    HeadOption{"--time", "The time control, such as 40/90+30,30+30", ""},
    HeadOption{"--fen", "Where the game starts", ""},
    HeadOption{"--chess960", "The number of a start position of Chess960", ""},
    HeadOption{"--mode", "Whether illegal moves happen: strict, guarded", ""},
    HeadOption{"--supervised", "Rapid and blitz games are supervised", "supervised"},
    HeadOption{"--unsupervised", "They are not", "unsupervised"},
    HeadOption{"--tournament", "No answer that helps a player", "tournament on"},
    HeadOption{"--press-waits-for-repeat", "Press only after the opponent has repeated the move",
               "press-waits-for-repeat on"},
};

void add_head_options(CLI::App& parser)
{
    for (const HeadOption& option : head_options)
        if (option.line.empty())
            parser.add_option(option.name, option.about)->type_name("VALUE");
        else
            parser.add_flag(option.name, option.about);
}

std::vector<std::string> head_lines(const CLI::App& parser)
{
    std::vector<std::string> lines;
    for (const HeadOption& option : head_options) {
        const auto* const given = parser.get_option(option.name);
        if (given->count() == 0)
            continue;
        const std::string_view name = std::string_view{option.name}.substr(2);
        lines.push_back(option.line.empty() ? fmt::format("{} {}", name, given->results().front())
                                            : std::string{option.line});
    }
    return lines;
}

/// The sealed moves of a round are kept in its folder, with its games.
void add_round_options(CLI::App& parser, round::RoundChoices& choices)
{
    auto* const folder =
        parser
            .add_option("--folder", choices.folder, "The boards of a round: where its pairings are")
            ->type_name("FOLDER");
    for (const auto* const other : {"--script", "--open", "--envelope", "--slip"})
        folder->excludes(parser.get_option(other));
    parser.add_option("--round", choices.round, "Which round; without it, the first to be played")
        ->type_name("N")
        ->check(CLI::PositiveNumber)
        ->needs(folder);
}

}  // namespace

cli::Action assist(CLI::App& parser)
{
    const auto options = std::make_shared<AssistOptions>();
    parser.add_option("--script", options->script, "The script to run; - is standard input")
        ->type_name("FILE");
    parser.add_option("--open", options->open, "Read an envelope; with --slip, open it")
        ->type_name("FILE");
    parser
        .add_option("--envelope", options->envelope, "Where the envelope of a sealed move is put")
        ->type_name("FILE");
    parser
        .add_option("--slip", options->slip,
                    "Where the sealed move itself is kept; without it, beside the envelope")
        ->type_name("FILE");
    parser.add_option("--format", options->format, "What to print: words, facts")
        ->type_name("FORM")
        ->check(cli::one_of({"words", "facts"}));
    parser
        .add_option("--head", options->live.head,
                    "Set the desk up from a file that begins like a script, without questions")
        ->type_name("FILE");
    add_round_options(parser, options->round);
    parser.add_option("--keymap", options->live.keymap, "The keys: a name or a file")
        ->type_name("KEYS");
    cli::add_choice(parser, "--ui", options->live.player.ui,
                    "Lines, or clock and boards for eyes: line, screen", "UI",
                    player::interface_names);
    player::add_screen_options(parser, options->live.player);
    player::add_voice_options(parser, options->live.player);
    player::add_sounds_option(parser, options->live.player);
    options->live.player.display_keymap = "desk";
    player::add_braille_options(parser, options->live.player);
    parser.add_option("--data", options->live.player.data, "The folder where the game is kept")
        ->type_name("FOLDER");
    words::add_announce_options(parser, options->words);
    words::add_language_option(parser, options->words);
    words::add_notation_option(parser, options->words);
    add_head_options(parser);
    const auto* const announce = parser.get_option("--announce");
    return [options, announce, parser_of_desk = &parser](const cli::Streams& streams) {
        if (options->script.empty() && options->open.empty())
            player::use_personal_settings(*parser_of_desk, options->live.player, streams.err);
        options->announce_given = announce->count() > 0;
        options->live.announce_given = options->announce_given;
        options->live.player.words = options->words;
        if (!options->envelope.empty())
            options->live.files = envelope_files(*options);
        options->live.lines = head_lines(*parser_of_desk);
        return run(*options, streams);
    };
}

}  // namespace client::tools
