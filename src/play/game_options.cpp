// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/game_options.hpp"

#include "rules/chess960.hpp"
#include "speech/messages.hpp"
#include "speech/said_control.hpp"
#include "src/base/calendar.hpp"
#include "src/base/numbers.hpp"
#include "src/board/given_position.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/option_checks.hpp"
#include "src/cli/settings.hpp"
#include "src/engine/engine.hpp"
#include "src/player/warnings.hpp"
#include "src/script/names.hpp"
#include "src/text/printable.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>

namespace client::play {

namespace {

constexpr speech::EnumNames<OwnSide::random> own_side_names{{{
    {OwnSide::white, "white"},
    {OwnSide::black, "black"},
    {OwnSide::random, "random"},
}}};
constexpr speech::EnumNames<Questions::on> question_names{{{
    {Questions::off, "off"},
    {Questions::on, "on"},
}}};
constexpr speech::EnumNames<rules::Mode::strict> mode_names{{{
    {rules::Mode::guarded, "guarded"},
    {rules::Mode::strict, "strict"},
}}};

/// As it is written everywhere, or as the player's language says it.
std::optional<rules::TimeControl> typed_control(const std::string& text)
{
    if (const auto written = rules::read_time_control(text))
        return *written;
    words::ChosenWords words{{}};
    const auto said = speech::read_control(words.language(), text);
    return said ? std::optional{*said} : std::nullopt;
}

const CLI::Validator is_time{[](const std::string& text) {
                                 return typed_control(text)
                                            ? std::string{}
                                            : cli::complaint("option-no-time", {{"text", text}});
                             },
                             ""};

const CLI::Validator is_warnings{[](const std::string& text) {
                                     return player::read_warnings(text)
                                                ? std::string{}
                                                : cli::complaint("option-warnings");
                                 },
                                 ""};

rules::Result<rules::Placement, std::string> start_of(const PlayOptions& options)
{
    if (options.any_chess960 || options.chess960) {
        const int number = options.chess960.value_or(chance(rules::chess960_count));
        const auto position = rules::chess960_position(number);
        if (!position)
            return rules::unexpected{cli::complaint(
                "option-number",
                {{"lowest", "0"}, {"highest", "959"}, {"text", std::to_string(number)}})};
        return rules::Placement{*position};
    }
    const auto position = board::given_position(options.fen);
    if (!position)
        return rules::unexpected{position.error()};
    return rules::Placement{*position};
}

rules::Ruleset ruleset_of(const PlayOptions& options)
{
    return rules::ruleset_for(options.edition, options.time, std::nullopt,
                              options.unsupervised ? rules::Supervision::unsupervised
                                                   : rules::Supervision::supervised);
}

Opponent opponent_of(const PlayOptions& options)
{
    if (options.hosting.is_open())
        return Opponent::partner;
    return options.two || options.player.tournament ? Opponent::person : Opponent::engine;
}

/// A choice among two people is none of an engine.
void seat(const std::string& opponent, SessionOptions& game)
{
    game.opponent = opponent == two_people ? Opponent::person : Opponent::engine;
    if (game.opponent == Opponent::engine)
        game.strength = opponent;
}

}  // namespace

void use(const GameChoice& choice, SessionOptions& game)
{
    if (choice.side)
        game.own = drawn(*choice.side);
    if (choice.opponent)
        seat(*choice.opponent, game);
    if (choice.time) {
        const auto& rules = game.game.rules;
        game.game.control = *choice.time;
        game.game.rules =
            rules::ruleset_for(rules.edition, *choice.time, std::nullopt, rules.supervision);
    }
    if (!choice.start)
        return;
    const auto* const placement = std::get_if<rules::Placement>(&*choice.start);
    game.game.start =
        placement != nullptr
            ? *placement
            : rules::Placement{*rules::chess960_position(chance(rules::chess960_count))};
}

engine::Strength strength_of(const PlayOptions& options)
{
    return options.elo ? engine::Strength{engine::Elo{*options.elo}}
                       : engine::Strength{engine::level(options.level)};
}

std::string strength_text(const PlayOptions& options)
{
    return options.elo ? fmt::format("elo {}", *options.elo)
                       : fmt::format("level {}", options.level);
}

engine::Strength strength_from(std::string_view text)
{
    PlayOptions options;
    const auto blank = text.find(' ');
    const auto number = base::read_number(text.substr(blank + 1)).value_or(0);
    if (text.starts_with("elo"))
        options.elo = number;
    else if (number > 0)
        options.level = number;
    return strength_of(options);
}

void add_person_options(CLI::App& parser, PlayOptions& options)
{
    parser.add_option("--name", options.name, "Your name, for the games that are kept")
        ->type_name("NAME");
    parser
        .add_option_function<std::string>(
            "--warnings",
            [&options](const std::string& times) {
                options.warnings = player::read_warnings(times);
            },
            "At which times, such as 5,1,0:10")
        ->type_name("TIMES")
        ->check(is_warnings);
}

std::vector<StartQuestion> left_open(const CLI::App& parser)
{
    const auto is_open = [&](std::initializer_list<const char*> names) {
        return std::ranges::all_of(names, [&](const char* name) {
            const auto* const option = parser.get_option_no_throw(name);
            return option == nullptr || option->count() == 0;
        });
    };
    std::vector<StartQuestion> open;
    if (is_open({"--two", "--engine", "--level", "--elo", "--side", "--time", "--fen", "--chess960",
                 "--mode", "--edition"}))
        open.push_back(StartQuestion::unfinished);
    if (is_open({"--two", "--engine", "--level", "--elo"}))
        open.push_back(StartQuestion::opponent);
    if (is_open({"--two", "--side"}))
        open.push_back(StartQuestion::side);
    if (is_open({"--time"}))
        open.push_back(StartQuestion::clock);
    return open;
}

void add_game_options(CLI::App& parser, PlayOptions& options)
{
    parser.add_flag("--two", options.two, "Two people at one keyboard");
    parser
        .add_option_function<std::string>(
            "--time",
            [&options](const std::string& control) {
                options.time = typed_control(control).value();
            },
            "Time control, such as 90+30; none")
        ->type_name("CONTROL")
        ->check(is_time);
    auto* const fen =
        parser.add_option("--fen", options.fen, "Position to begin with")->type_name("FEN");
    parser
        .add_option_function<std::string>(
            "--chess960",
            [&options](const std::string& number) {
                options.any_chess960 = true;
                if (!number.empty())
                    options.chess960 = static_cast<int>(*cli::whole_number(number));
            },
            "Start position of Chess960, 0 to 959; random without a number")
        ->expected(0, 1)
        ->type_name("N")
        ->check(cli::number_from_to(0, rules::chess960_count - 1))
        ->excludes(fen);
    cli::add_choice(parser, "--side", options.side, "Which side is yours: white, black, random",
                    "SIDE", own_side_names);
    cli::add_choice(parser, "--questions", options.questions,
                    "Ask before a game what is left open: on, off", "ON", question_names);
    parser.add_option("--opponent", options.other_name, "The name of the other player")
        ->type_name("NAME");
    parser.add_option("--engine", options.engine, "Any UCI program")->type_name("PROGRAM");
    parser.add_option("--level", options.level, "How well it plays, 1 to 20")
        ->type_name("N")
        ->check(cli::number_from_to(engine::lowest_level, engine::highest_level));
    parser.add_option("--elo", options.elo, "The rating it plays like")
        ->type_name("N")
        ->check(cli::number_from_to(1, 4000));
    cli::add_choice(parser, "--edition", options.edition, "The Laws of 1997, 2009, 2018, 2023",
                    "YEAR", script::edition_names);
    auto* const supervised = parser.add_flag_callback(
        "--supervised", [] {}, "Rapid and blitz with an arbiter at each board");
    parser.add_flag("--unsupervised", options.unsupervised, "Rapid and blitz without")
        ->excludes(supervised);
    cli::add_choice(parser, "--mode", options.mode,
                    "Illegal moves: guarded refuses, strict lets them", "MODE", mode_names);
    together::add_host_options(parser, options.hosting);
    parser.add_flag("--tournament", options.player.tournament,
                    "Two players, and no answer that helps");
}

void use_game_settings(PlayOptions& options)
{
    CLI::App games;
    add_game_options(games, options);
    add_person_options(games, options);
    games.add_option("--keymap", options.player.keymap);
    games.add_option("--display-keymap", options.player.display_keymap);
    auto settings = cli::read_settings(options.player.config.empty()
                                           ? cli::usual_settings_file()
                                           : std::filesystem::path{options.player.config});
    cli::apply_settings(settings, games);
}

void take_person(const PlayOptions& options, SessionOptions& session)
{
    if (!options.name.empty())
        session.name = text::printable(options.name);
    if (!options.other_name.empty())
        session.other_name = text::printable(options.other_name);
    if (options.warnings)
        session.warnings = *options.warnings;
    session.rate = options.player.voice_settings.rate.value_or(0);
}

rules::Result<SessionOptions, std::string> session_options(const PlayOptions& options)
{
    auto start = start_of(options);
    if (!start)
        return rules::unexpected{start.error()};
    SessionOptions session;
    session.game.start = *std::move(start);
    session.game.control = options.time;
    session.game.rules = ruleset_of(options);
    session.game.tournament = options.player.tournament;
    session.game.mode = options.player.tournament ? rules::Mode::strict
                                                  : options.mode.value_or(rules::Mode::guarded);
    session.own = drawn(options.side);
    if (options.player.tournament)
        session.game.players.at(static_cast<std::size_t>(session.own)).visually_impaired = true;
    session.opponent = opponent_of(options);
    session.engine = options.engine;
    session.strength = strength_text(options);
    take_person(options, session);
    session.started = base::calendar_now();
    return session;
}

}  // namespace client::play
