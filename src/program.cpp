// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/program.hpp"

#include "src/clock/program.hpp"
#include "src/configured.hpp"
#include "src/play/play.hpp"
#include "src/printable.hpp"
#include "src/read/read.hpp"
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

/// The parser of a whole command line, and the actions in the order of the table.
struct Parser {
    CLI::App app{"Chess at the terminal for blind players.", "annabella"};
    std::vector<Action> actions;

    Parser()
    {
        app.set_version_flag("--version", fmt::format("annabella {}", configured::version),
                             "Print the version and leave");
        app.set_help_flag("-h,--help", "Print this help and leave");
        app.require_subcommand(0, 1);
        app.get_formatter()->label("SUBCOMMAND", "COMMAND");
        for (const auto& row : program_commands()) {
            auto* command = app.add_subcommand(std::string{row.name}, std::string{row.summary});
            actions.push_back(row.prepare(*command->group("Commands")));
        }
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
    if (first.starts_with('-'))
        return fmt::format("there is no option {}", first);
    if (parser.app.get_subcommands().empty())
        return fmt::format("there is no command {}", first);
    return fmt::format("{} is one argument too many", first);
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

ExitStatus complain(const Parser& parser, const CLI::ParseError& error, std::ostream& err)
{
    const auto command = parser.command_line_so_far();
    err << fmt::format("{}: {}; {} --help tells what can be written here.\n", command,
                       printable(reason(parser, error)), command);
    return ExitStatus::wrong_use;
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
        return complain(parser, error, streams.err);
    }
    for (std::size_t i = 0; i < parser.actions.size(); ++i)
        if (parser.app.got_subcommand(std::string{program_commands()[i].name}))
            return parser.actions[i](streams);
    return parser.actions.front()(streams);  // the first row is what people start
}

}  // namespace client
