// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/program.hpp"

#include "keymaps/keymap.hpp"
#include "speech/messages.hpp"
#include "speech/said_control.hpp"
#include "src/base/calendar.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/no_network.hpp"
#include "src/cli/option_checks.hpp"
#include "src/cli/places.hpp"
#include "src/clock/clock_in_use.hpp"
#include "src/clock/command_table.hpp"
#include "src/clock/telling.hpp"
#include "src/commands/chosen_keymap.hpp"
#include "src/host/file_keeping.hpp"
#include "src/host/left_behind.hpp"
#include "src/host/stage.hpp"
#include "src/player/interface_choice.hpp"
#include "src/player/options.hpp"
#include "src/script/commands.hpp"
#include "src/terminal/at_terminal.hpp"
#include "src/terminal/short_turns.hpp"
#include "src/text/printable.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <ostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace client::clock {
namespace {

using namespace rules;
using namespace std::chrono_literals;

struct ClockOptions {
    std::vector<std::string> control;
    std::optional<std::string> side;
    std::string warn = "own";
    std::string warnings;
    std::string counter = "on";
    std::string times = "normal";
    std::string keymap = "clock";
    bool dial = false;
    player::PlayerOptions player;
};

cli::ExitStatus
wrong(const speech::Lexicon& lexicon, const cli::Streams& streams, std::string_view why)
{
    cli::tell_wrong_use(lexicon, "annabella clock", why, streams.err);
    return cli::ExitStatus::wrong_use;
}

speech::Verbosity verbosity(std::string_view times)
{
    if (times == "short")
        return speech::Verbosity::brief;
    return times == "full" ? speech::Verbosity::full : speech::Verbosity::normal;
}

/// That it is no time control, and why, if it begins like one.
std::string no_control(const speech::Lexicon& lexicon, const std::string& written)
{
    auto why = cli::complaint("option-no-time", {{"text", written}});
    const auto control = speech::read_control(lexicon, written);
    if (!control && control.error() != TimeError{TimeFault::time})
        why += ": " + fault_words(lexicon, control.error().fault).screen;
    return why;
}

/// Whatever a key file forgets, nobody must be locked in: what has no key here cannot be typed.
constexpr std::array<std::string_view, 6> needed{"line",  "help",  "quit",
                                                 "white", "black", "toggle"};

player::Interface interface_of(const ClockOptions& chosen,
                               const speech::Lexicon& lexicon,
                               const cli::Streams& streams)
{
    const auto choice = player::choose_interface(chosen.player, player::profile_of(chosen.player));
    if (choice.line_instead)
        streams.err << fmt::format("annabella clock: {}.\n", lexicon.say("line-instead"));
    return choice.interface;
}

using Faults = std::vector<std::string>;

/// The keys of the keyboard and of a display.
struct Keys {
    keymaps::Keymap keyboard;
    keymaps::Keymap display{};
};

Keys read_keys(const ClockOptions& chosen, const speech::Lexicon& lexicon, Faults& wrong)
{
    const auto is_known = [table = clock_commands(lexicon)](std::string_view command) {
        return command == ask_for_line || table.knows(command);
    };
    std::vector<keymaps::KeymapFault> faults;
    Keys keys{commands::chosen_keymap(
        chosen.keymap, {"clock", is_known, needed, commands::Strokes::one}, std::nullopt, faults)};
    keys.display = player::display_keys(chosen.player, is_known, faults);
    for (const auto& fault : faults)
        wrong.push_back(commands::fault_words(lexicon, fault));
    return keys;
}

/// Told by whoever tells the rest; a script has them among its complaints.
host::Tidings
told_first(const Faults& faults, const speech::Lexicon& lexicon, const cli::Streams& streams)
{
    host::tidings::Told told{host::tidings::Kind::warning, {}};
    for (const auto& fault : faults) {
        const auto text = text::printable(fault);
        if (terminal::is_at_terminal())
            told.lines.push_back(said(lexicon, {text, text}, speech::Urgency::normal));
        else
            streams.err << text << '\n';
    }
    return told.lines.empty() ? host::Tidings{} : host::Tidings{told};
}

UseLog new_log(const ClockOptions& chosen)
{
    return {base::calendar_now(), script::read_side(chosen.side.value_or("")), {}};
}

/// What is settled before the clock is set; otherwise what is wrong with it.
Result<Options, std::string> read_options(const ClockOptions& chosen,
                                          const speech::Lexicon& lexicon)
{
    Options options;
    std::string written;
    for (const auto& part : chosen.control)
        written += (written.empty() ? "" : " ") + part;
    if (!written.empty()) {
        const auto control = speech::read_control(lexicon, written);
        if (!control || control->kind == ClockKind::none)
            return unexpected{no_control(lexicon, written)};
        options.control = *control;
    }
    const auto warnings =
        chosen.warnings.empty() ? std::optional{usual_warnings()} : read_warnings(chosen.warnings);
    if (!warnings)
        return unexpected{cli::complaint("option-warnings")};
    options.warnings = *warnings;
    options.own = chosen.side == "black" ? Color::black : Color::white;
    options.warn_of = *warn_names.find(chosen.warn);
    options.times = verbosity(chosen.times);
    options.dial = chosen.dial;
    options.pressed_by = terminal::is_at_terminal() ? PressedBy::key : PressedBy::line;
    options.counter = chosen.counter == "off" ? MoveCounter::off : MoveCounter::on;
    return options;
}

ClockSettings settings_of(const ClockOptions& chosen, Options options)
{
    const auto& player = chosen.player;
    ClockSettings settings{std::move(options)};
    if (player.tournament)
        settings.log = new_log(chosen);
    settings.voice = player::voice_name(player, player::profile_of(player));
    settings.rate = player.voice_settings.rate.value_or(0);
    return settings;
}

cli::ExitStatus lacks(const std::string& why, const cli::Streams& streams)
{
    streams.err << fmt::format("annabella clock: {}.\n", why);
    return cli::ExitStatus::machine_lacks;
}

std::optional<std::vector<std::size_t>> unread_lines(std::string_view kept)
{
    auto journal = read_journal(kept);
    return journal ? std::optional{std::move(journal->unread)} : std::nullopt;
}

cli::ExitStatus use_clock(const ClockOptions& chosen,
                          const cli::Streams& streams,
                          words::ChosenWords& words,
                          ClockSettings settings,
                          Faults faults)
{
    const auto& lexicon = words.language();
    auto player = chosen.player;
    store::Keeper keeper{cli::kept_folder(player.data) / "clock"};
    if (keeper.is_taken())
        return lacks(host::taken_words(lexicon, keeper.folder()), streams);
    const auto left = host::left_behind(keeper, unread_lines);
    settings.journal = left.text;
    for (const auto& fault : host::fault_words(left, lexicon))
        faults.push_back(fault.screen);
    auto keys = read_keys(chosen, lexicon, faults);
    if (terminal::is_at_terminal())
        settings.keys = std::move(keys.keyboard);
    const auto interface = interface_of(chosen, lexicon, streams);
    settings.digits = player::digits_for(player, interface);
    ClockInUse clock{words, std::move(settings)};
    player.tournament = clock.is_in_tournament();  // its sounds are those of one
    if (player.tournament && !cli::forbid_network())
        return lacks(lexicon.say("network-stays"), streams);
    terminal::take_short_turns();
    host::FileKeeping keeping{keeper, clock, [&] { return clock.state().journal; }};
    return host::Stage{}.run(player, clock,
                             {.profile = player::profile_of(player),
                              .interface = interface,
                              .keeping = keeping,
                              .display_keys = std::move(keys.display),
                              .first = told_first(faults, lexicon, streams)});
}

Faults lines_of(const std::string& text)
{
    Faults faults;
    std::istringstream lines{text};
    for (std::string line; std::getline(lines, line);)
        faults.push_back(line);
    return faults;
}

cli::ExitStatus
run(const ClockOptions& chosen, const cli::Streams& streams, const std::string& wrong_settings)
{
    auto wanted = player::words_for(chosen.player, player::profile_of(chosen.player));
    player::fit_to_terminal(wanted);
    words::ChosenWords words{wanted};
    auto options = read_options(chosen, words.language());
    if (!options)
        return wrong(words.language(), streams, options.error());
    return use_clock(chosen, streams, words, settings_of(chosen, *std::move(options)),
                     lines_of(wrong_settings));
}

}  // namespace

cli::Action clock_command(CLI::App& parser)
{
    const auto options = std::make_shared<ClockOptions>();
    parser.add_option("CONTROL", options->control, "The time control, such as 40/90+30,30+30")
        ->type_name("");
    parser.add_option("--side", options->side, "Whose clock is mine: white, black")
        ->type_name("SIDE")
        ->check(cli::one_of({"white", "black"}));
    parser.add_option("--warn", options->warn, "Whose time is warned of: own, both, off")
        ->type_name("WHOSE")
        ->check(cli::one_of({"own", "both", "off"}));
    parser.add_option("--warnings", options->warnings, "At which times, such as 5,1,0:10")
        ->type_name("TIMES");
    parser.add_flag("--dial", options->dial, "Tick like the dots of a dial");
    parser
        .add_option("--counter", options->counter, "Whether periods end with their moves: on, off")
        ->type_name("ON")
        ->check(cli::one_of({"on", "off"}));
    parser.add_option("--times", options->times, "How times are told: short, normal, full")
        ->type_name("FORM")
        ->check(cli::one_of({"short", "normal", "full"}));
    parser.add_flag("--tournament", options->player.tournament, "Say nothing unasked but a flag");
    parser.add_option("--keymap", options->keymap, "The keys: a name or a file")->type_name("KEYS");
    parser.add_option("--data", options->player.data, "The folder where the clock is kept")
        ->type_name("FOLDER");
    cli::add_choice(parser, "--ui", options->player.ui, "Lines, or large digits: line, screen",
                    "UI", player::interface_names);
    player::add_voice_options(parser, options->player);
    player::add_sounds_option(parser, options->player);
    options->player.display_keymap = "clock";
    player::add_braille_options(parser, options->player);
    add_language_option(parser, options->player.words);
    parser.add_flag("--ascii", options->player.words.ascii, "Transcribe what is printed");
    return [options, &parser](const cli::Streams& streams) {
        std::ostringstream faults;
        player::use_personal_settings(parser, options->player, faults);
        return run(*options, streams, faults.str());
    };
}

}  // namespace client::clock
