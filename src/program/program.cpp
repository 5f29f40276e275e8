// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/program/program.hpp"

#include "speech/messages.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/configured.hpp"
#include "src/cli/places.hpp"
#include "src/cli/settings.hpp"
#include "src/clock/program.hpp"
#include "src/play/play.hpp"
#include "src/program/help_words.hpp"
#include "src/read/read.hpp"
#include "src/tools/tools.hpp"
#include "src/train/program.hpp"
#include "src/words/chosen_words.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <ostream>
#include <utility>

namespace client::program {

namespace {

/// What the settings file tells the small commands, which play no game: words, keys, places.
constexpr std::array<std::string_view, 9> small_settings{
    "language", "announce", "announce-check", "form", "files",
    "ascii",    "notation", "keymap",         "data",
};

/// The words of a command that has been told its language, or of the locale.
words::ChosenWords words_of(const CLI::App& command)
{
    words::WordOptions options;
    const auto* const language = command.get_option_no_throw("--language");
    if (language != nullptr && language->count() > 0)
        options.language = language->as<std::string>();
    return words::ChosenWords{options};
}

/// The parser of a whole command line, and the actions in the order of the table.
struct Parser {
    CLI::App app{"Chess at the terminal for blind players.", "annabella"};
    std::vector<cli::Action> actions;
    std::string config;

    Parser()
    {
        app.set_version_flag("--version", fmt::format("annabella {}", cli::configured::version),
                             "Print the version and leave");
        app.set_help_flag("-h,--help", "Print this help and leave");
        app.require_subcommand(0, 1);
        app.get_formatter()->label("SUBCOMMAND", "COMMAND");
        for (const auto& row : program_commands()) {
            auto* command = app.add_subcommand(std::string{row.name}, std::string{row.summary});
            actions.push_back(small(*command, row.prepare(*command->group("Commands"))));
        }
    }

    /// The action of a command with words, after its settings if it does not see to them itself.
    [[nodiscard]] cli::Action small(CLI::App& command, cli::Action action)
    {
        if (command.get_option_no_throw("--config") != nullptr ||
            (command.get_option_no_throw("--language") == nullptr &&
             command.get_option_no_throw("--announce") == nullptr))
            return action;
        command.add_option("--config", config, "The settings file")->type_name("FILE");
        return [this, &command, action = std::move(action)](const cli::Streams& streams) {
            auto settings = config.empty() ? cli::read_settings(cli::usual_settings_file())
                                           : cli::read_settings_named(config);
            std::erase_if(settings.all, [](const cli::Setting& setting) {
                return std::ranges::find(small_settings, setting.name) == small_settings.end();
            });
            cli::apply_settings(settings, command);
            cli::tell_faults(settings, words_of(command).language(), streams.err);
            return action(streams);
        };
    }

    [[nodiscard]] std::string command_line_so_far() const
    {
        const auto chosen = app.get_subcommands();
        return chosen.empty() ? app.get_name() : app.get_name() + ' ' + chosen.front()->get_name();
    }
};

std::string unknown_argument(const Parser& parser)
{
    const auto first = parser.app.remaining(true).front();
    return first.starts_with('-') ? cli::complaint("option-unknown", {{"option", first}})
                                  : cli::complaint("option-surplus", {{"text", first}});
}

/// CLI11 names the option first in all that it says about one.
std::string reason(const Parser& parser, const CLI::ParseError& error)
{
    const std::string said = error.what();
    const auto option = said.substr(0, said.find_first_of(": "));
    switch (static_cast<CLI::ExitCodes>(error.get_exit_code())) {
    case CLI::ExitCodes::ExtrasError:
        return unknown_argument(parser);
    case CLI::ExitCodes::ArgumentMismatch:
        return cli::complaint("option-one-value", {{"option", option}});
    case CLI::ExitCodes::RequiredError:
        return cli::complaint("option-required", {{"option", option}});
    case CLI::ExitCodes::ExcludesError:
        return cli::complaint("option-excludes",
                              {{"option", option}, {"other", said.substr(said.rfind(' ') + 1)}});
    default:
        return said;
    }
}

/// The language that is asked for in a command line, as far as that can be understood.
std::optional<std::string> asked_language(const std::vector<std::string>& arguments)
{
    constexpr std::string_view option = "--language";
    for (auto each = arguments.begin(); each != arguments.end(); ++each) {
        if (*each == option && std::next(each) != arguments.end())
            return *std::next(each);
        if (each->starts_with(std::string{option} + '='))
            return each->substr(option.size() + 1);
    }
    return std::nullopt;
}

/// Nothing of the command line can be relied on: the language is the first of these that there is.
words::ChosenWords words_of(const std::vector<std::string>& arguments)
{
    words::WordOptions options;
    std::vector<std::optional<std::string>> wishes{asked_language(arguments)};
    for (const auto& setting : cli::read_settings(cli::usual_settings_file()).all)
        if (setting.name == "language")
            wishes.emplace_back(setting.value);
    const auto known = words::language_names();
    for (const auto& wish : wishes)
        if (!options.language && wish && std::ranges::find(known, *wish) != known.end())
            options.language = wish;
    return words::ChosenWords{options};
}

auto find_command(std::string_view name)
{
    return std::ranges::find(program_commands(), name, &ProgramCommand::name);
}

/// The first row is what people start: its name may be left out.
void add_left_out_command(std::vector<std::string>& arguments)
{
    constexpr std::array<std::string_view, 3> for_the_program{"-h", "--help", "--version"};
    const bool is_left_out =
        arguments.empty() ||
        (arguments.front().starts_with('-') &&
         std::ranges::find(for_the_program, arguments.front()) == for_the_program.end());
    if (is_left_out)
        arguments.emplace(arguments.begin(), program_commands().front().name);
}

}  // namespace

std::span<const ProgramCommand> program_commands()
{
    static constexpr std::array table{
        ProgramCommand{"play", "Play a game", play::play},
        ProgramCommand{"resume", "Go on with a game that was kept", play::resume},
        ProgramCommand{"assist", "Run the referee's desk", tools::assist},
        ProgramCommand{"read", "Read games from a file", read::read},
        ProgramCommand{"join", "Take a seat in a game that waits", tools::join},
        ProgramCommand{"watch", "Look on at another terminal", tools::watch},
        ProgramCommand{"train", "Train: drills by ear", train::train_command},
        ProgramCommand{"clock", "Run the talking chess clock", clock::clock_command},
        ProgramCommand{"say", "Say moves in announcement words", tools::say},
        ProgramCommand{"hear", "Understand announcement words", tools::hear},
        ProgramCommand{"perft", "Count the legal move tree", tools::perft},
        ProgramCommand{"judge", "Give the verdict on a position", tools::judge},
        ProgramCommand{"convert", "Write games in another form", tools::convert},
        ProgramCommand{"board", "Write a position as text, picture or braille", tools::board},
        ProgramCommand{"chess960", "Print a start position of Chess960", tools::chess960},
        ProgramCommand{"games", "List the saved games, or print them", tools::games},
        ProgramCommand{"keys", "Tell what the keys of the board do", tools::keys},
        ProgramCommand{"law", "Tell what the Laws say, and what words of chess mean", tools::law},
        ProgramCommand{"voices", "List the voices that can be heard here", tools::voices},
        ProgramCommand{"doctor", "Tell what works here, and how to mend the rest", tools::doctor},
    };
    return table;
}

cli::ExitStatus run_program(std::vector<std::string> arguments, const cli::Streams& streams)
{
    Parser parser;
    add_left_out_command(arguments);
    const auto complain = [&](const std::string& reason) {
        cli::tell_wrong_use(words_of(arguments).language(), parser.command_line_so_far(), reason,
                            streams.err);
        return cli::ExitStatus::wrong_use;
    };
    const auto& first = arguments.front();
    if (!first.starts_with('-') && find_command(first) == program_commands().end())
        return complain(cli::complaint("command-unknown", {{"command", first}}));
    try {
        // CLI11 takes them from the back.
        parser.app.parse(std::vector<std::string>{arguments.rbegin(), arguments.rend()});
    } catch (const CLI::CallForHelp&) {
        HelpWords{cli::words_folder(), words_of(arguments).language()}.describe(parser.app);
        streams.out << parser.app.help();
        return cli::ExitStatus::done;
    } catch (const CLI::CallForVersion& version) {
        streams.out << version.what() << '\n';
        return cli::ExitStatus::done;
    } catch (const CLI::ParseError& error) {
        return complain(reason(parser, error));
    }
    const auto chosen = find_command(parser.app.get_subcommands().front()->get_name());
    return parser.actions[static_cast<std::size_t>(chosen - program_commands().begin())](streams);
}

}  // namespace client::program
