// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/program.hpp"

#include "src/clock/program.hpp"
#include "src/configured.hpp"
#include "src/play/play.hpp"
#include "src/printable.hpp"
#include "src/read/read.hpp"
#include "src/settings/settings.hpp"
#include "src/tools/tools.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <ostream>
#include <utility>

namespace client {

namespace {

/// What the settings file tells the small commands, which play no game: words, keys, places.
constexpr std::array<std::string_view, 9> small_settings{
    "language", "announce", "announce-check", "form", "files",
    "ascii",    "notation", "keymap",         "data",
};

/// The parser of a whole command line, and the actions in the order of the table.
struct Parser {
    CLI::App app{"Chess at the terminal for blind players.", "annabella"};
    std::vector<Action> actions;
    std::string config;

    Parser()
    {
        app.set_version_flag("--version", fmt::format("annabella {}", configured::version),
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
    [[nodiscard]] Action small(CLI::App& command, Action action)
    {
        if (command.get_option_no_throw("--config") != nullptr ||
            (command.get_option_no_throw("--language") == nullptr &&
             command.get_option_no_throw("--announce") == nullptr))
            return action;
        command.add_option("--config", config, "The settings file")->type_name("FILE");
        return [this, &command, action = std::move(action)](const Streams& streams) {
            auto settings =
                config.empty() ? read_settings(usual_settings_file()) : read_settings_named(config);
            std::erase_if(settings.all, [](const Setting& setting) {
                return std::ranges::find(small_settings, setting.name) == small_settings.end();
            });
            apply_settings(settings, command);
            tell_faults(settings, streams.err);
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
    return first.starts_with('-') ? fmt::format("there is no option {}", first)
                                  : fmt::format("{} is one argument too many", first);
}

/// CLI11's reason, in plainer words where its own are terse.
std::string reason(const Parser& parser, const CLI::ParseError& error)
{
    std::string said = error.what();
    switch (static_cast<CLI::ExitCodes>(error.get_exit_code())) {
    case CLI::ExitCodes::ExtrasError:
        return unknown_argument(parser);
    case CLI::ExitCodes::ArgumentMismatch:
        return fmt::format("{} takes one value, once", said.substr(0, said.find(':')));
    default:
        return said;
    }
}

ExitStatus complain(const std::string& command, const std::string& reason, std::ostream& err)
{
    err << fmt::format("{}: {}; {} --help tells what can be written here.\n", command,
                       printable(reason), command);
    return ExitStatus::wrong_use;
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
        ProgramCommand{"read", "Read games from a file", reading::read},
        ProgramCommand{"clock", "Run the talking chess clock", clock::clock_command},
        ProgramCommand{"say", "Say moves in announcement words", tools::say},
        ProgramCommand{"hear", "Understand announcement words", tools::hear},
        ProgramCommand{"perft", "Count the legal move tree", tools::perft},
        ProgramCommand{"judge", "Give the verdict on a position", tools::judge},
        ProgramCommand{"convert", "Write games in another form", tools::convert},
        ProgramCommand{"chess960", "Print a start position of Chess960", tools::chess960},
        ProgramCommand{"games", "List the saved games, or print them", tools::games},
        ProgramCommand{"keys", "Tell what the keys of the board do", tools::keys},
        ProgramCommand{"voices", "List the voices that can be heard here", tools::voices},
        ProgramCommand{"doctor", "Tell what works here, and how to mend the rest", tools::doctor},
    };
    return table;
}

ExitStatus run_program(std::vector<std::string> arguments, const Streams& streams)
{
    Parser parser;
    add_left_out_command(arguments);
    const auto& first = arguments.front();
    if (!first.starts_with('-') && find_command(first) == program_commands().end())
        return complain(parser.app.get_name(), "there is no command " + first, streams.err);
    try {
        std::reverse(arguments.begin(), arguments.end());  // CLI11 takes them from the back
        parser.app.parse(std::move(arguments));
    } catch (const CLI::CallForHelp&) {
        streams.out << parser.app.help();
        return ExitStatus::done;
    } catch (const CLI::CallForVersion& version) {
        streams.out << version.what() << '\n';
        return ExitStatus::done;
    } catch (const CLI::ParseError& error) {
        return complain(parser.command_line_so_far(), reason(parser, error), streams.err);
    }
    const auto chosen = find_command(parser.app.get_subcommands().front()->get_name());
    return parser.actions[static_cast<std::size_t>(chosen - program_commands().begin())](streams);
}

}  // namespace client
