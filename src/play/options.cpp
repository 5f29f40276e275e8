// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/options.hpp"

#include "rules/chess960.hpp"
#include "rules/edition.hpp"
#include "rules/time_control.hpp"
#include "speech/messages.hpp"
#include "speech/voice_choice.hpp"
#include "src/complaint.hpp"
#include "src/engine/engine.hpp"
#include "src/line/console.hpp"
#include "src/option_checks.hpp"
#include "src/script/names.hpp"
#include "src/settings/settings.hpp"
#include "src/tools/given_position.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <chrono>
#include <random>

namespace client::play {

namespace {

using script::Name;

constexpr std::array profile_names{
    Name{Profile::screen_reader, "screen-reader"},
    Name{Profile::voice, "voice"},
    Name{Profile::braille, "braille"},
    Name{Profile::sighted, "sighted"},
};

int chance(int below)
{
    std::random_device source;
    return std::uniform_int_distribution{0, below - 1}(source);
}

const CLI::Validator is_sounds{
    [](const std::string& text) {
        return speech::read_earcons(text)
                   ? std::string{}
                   : complaint(
                         "option-no-sounds",
                         {{"text", text},
                          {"names", fmt::format("{}", fmt::join(speech::earcon_names, ","))}});
    },
    ""};

const CLI::Validator is_voice{[](const std::string& text) {
                                  return speech::read_voice_choice(text)
                                             ? std::string{}
                                             : complaint("option-no-voice", {{"text", text}});
                              },
                              ""};
const CLI::Validator is_time{[](const std::string& text) {
                                 return rules::read_time_control(text)
                                            ? std::string{}
                                            : complaint("option-no-time", {{"text", text}});
                             },
                             ""};

rules::Result<rules::Placement, std::string> start_of(const PlayOptions& options)
{
    if (options.any_chess960 || options.chess960) {
        const int number = options.chess960.value_or(chance(rules::chess960_count));
        const auto position = rules::chess960_position(number);
        if (!position)
            return rules::unexpected{std::string{"a start position is a number from 0 to 959"}};
        return rules::Placement{*position};
    }
    const auto position = tools::given_position(options.fen);
    if (!position)
        return rules::unexpected{position.error()};
    return rules::Placement{*position};
}

rules::Ruleset ruleset_of(const PlayOptions& options, const rules::TimeControl& control)
{
    const auto edition = script::value_of(script::edition_names, options.edition).value();
    return rules::ruleset_for(edition, control, std::nullopt,
                              options.unsupervised ? rules::Supervision::unsupervised
                                                   : rules::Supervision::supervised);
}

rules::Color side_of(const std::string& name)
{
    if (name == "random")
        return chance(2) == 0 ? rules::Color::white : rules::Color::black;
    return name == "black" ? rules::Color::black : rules::Color::white;
}

}  // namespace

std::optional<Profile> profile_from(std::string_view name)
{
    return script::value_of(profile_names, name);
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
    const auto number = std::atoi(std::string{text.substr(blank + 1)}.c_str());
    if (text.starts_with("elo"))
        options.elo = number;
    else if (number > 0)
        options.level = number;
    return strength_of(options);
}

SoundChoice
sound_choice(const PlayOptions& options, const speech::VoiceChoice& voice, rules::Color side)
{
    const bool silent = voice.kind == speech::VoiceChoice::Kind::off || options.tournament;
    const bool chosen = options.sounds && (options.sounds_asked || !options.tournament);
    auto earcons = speech::read_earcons(chosen ? *options.sounds : silent ? "off" : "all").value();
    if (options.tournament)  // it would tell what the player has to see (11.3.1)
        earcons.reset(static_cast<std::size_t>(speech::Earcon::check));
    return {.earcons = earcons,
            .places = options.sound_place == "on" ? Places::on : Places::off,
            .ears = options.ears == "on" ? Ears::apart : Ears::shared,
            .side = side};
}

namespace {

/// An option that is one of a few words.
template <class Value>
void add_choice(CLI::App& parser,
                const std::string& name,
                Value& value,
                const std::string& help,
                const std::string& type,
                const std::vector<std::string>& words)
{
    parser.add_option(name, value, help)->type_name(type)->check(one_of(words));
}

/// How the board looks.
void add_screen_options(CLI::App& parser, PlayOptions& options)
{
    add_choice(parser, "--theme", options.theme,
               "Colours of the board: high-contrast, monochrome, colour", "NAME",
               {"high-contrast", "monochrome", "colour"});
    add_choice(parser, "--board-size", options.board_size, "The board on the screen: large, normal",
               "SIZE", {"large", "normal"});
    add_choice(parser, "--figures", options.figures,
               "What stands for the pieces: letters, figurines", "KIND", {"letters", "figurines"});
}

}  // namespace

void add_voice_options(CLI::App& parser, PlayOptions& options)
{
    add_choice(parser, "--profile", options.profile,
               "How you play: screen-reader, voice, braille, sighted", "PROFILE",
               {"screen-reader", "voice", "braille", "sighted"});
    parser
        .add_option("--voice", options.voice,
                    "Who speaks: auto, off, espeak, speechd, wav:FILE, text:FILE")
        ->type_name("VOICE")
        ->check(is_voice);
    auto& settings = options.voice_settings;
    const auto add_degree = [&](const char* name, auto& value, const char* how) {
        parser.add_option(name, value, fmt::format("How {} it speaks, -100 to 100", how))
            ->type_name("N")
            ->check(number_from_to(-100, 100));
    };
    add_degree("--rate", settings.rate, "fast");
    add_degree("--pitch", settings.pitch, "high");
    add_degree("--volume", settings.volume, "loud");
    parser.add_option("--config", options.config, "The settings file")->type_name("FILE");
}

void add_sounds_option(CLI::App& parser, PlayOptions& options)
{
    parser.add_option("--sounds", options.sounds, "Sounds beside the words: all, off, or names")
        ->type_name("NAMES")
        ->check(is_sounds);
    add_choice(parser, "--ears", options.ears, "White hears left and Black right: off, on", "ON",
               {"off", "on"});
}

void add_braille_options(CLI::App& parser, PlayOptions& options)
{
    add_choice(parser, "--braille", options.braille,
               "Lines as text, as cells, or on the display itself: off, text, cells, brlapi",
               "FORM", {"off", "text", "cells", "brlapi"});
    parser
        .add_option("--display-keymap", options.display_keymap,
                    "The keys of the display: a name or a file")
        ->type_name("NAME");
    parser.add_option("--width", options.width, "Longest line of the braille profile")
        ->type_name("CELLS")
        ->check(number_from_to(18, 200));
}

void add_player_options(CLI::App& parser, PlayOptions& options)
{
    tools::add_announce_options(parser, options.words);
    parser.remove_option(parser.get_option("--announce"));
    add_choice(parser, "--announce", options.announce,
               "Words of announcements: fide, or a language", "L", tools::announcement_names());
    tools::add_notation_option(parser, options.words);
    tools::add_language_option(parser, options.words);
    add_voice_options(parser, options);
    add_choice(parser, "--ui", options.ui, "Append-only lines, or the board: line, screen", "UI",
               {"line", "screen"});
    add_sounds_option(parser, options);
    add_choice(parser, "--sound-place", options.sound_place,
               "Moves sound from their square: off, on", "ON", {"off", "on"});
    add_braille_options(parser, options);
    parser.add_option("--keymap", options.keymap, "A key map by its name, or a file")
        ->type_name("NAME");
    add_screen_options(parser, options);
    parser.add_option("--data", options.data, "The folder with the saved games")
        ->type_name("FOLDER");
}

void add_game_options(CLI::App& parser, PlayOptions& options)
{
    parser.add_flag("--two", options.two, "Two people at one keyboard");
    parser.add_option("--time", options.time, "Time control, such as 90+30; none")
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
                    options.chess960 = std::stoi(number);
            },
            "Start position of Chess960, 0 to 959; random without a number")
        ->expected(0, 1)
        ->type_name("N")
        ->check(number_from_to(0, rules::chess960_count - 1))
        ->excludes(fen);
    add_choice(parser, "--side", options.side, "Which side is yours: white, black, random", "SIDE",
               {"white", "black", "random"});
    parser.add_option("--engine", options.engine, "Any UCI program")->type_name("PROGRAM");
    parser.add_option("--level", options.level, "How well it plays, 1 to 20")
        ->type_name("N")
        ->check(number_from_to(engine::lowest_level, engine::highest_level));
    parser.add_option("--elo", options.elo, "The rating it plays like")
        ->type_name("N")
        ->check(number_from_to(1, 4000));
    add_choice(parser, "--edition", options.edition, "The Laws of 1997, 2009, 2018, 2023", "YEAR",
               {"1997", "2009", "2018", "2023"});
    auto* const supervised = parser.add_flag_callback(
        "--supervised", [] {}, "Rapid and blitz with an arbiter at each board");
    parser.add_flag("--unsupervised", options.unsupervised, "Rapid and blitz without")
        ->excludes(supervised);
    add_choice(parser, "--mode", options.mode, "Illegal moves: guarded refuses, strict lets them",
               "MODE", {"guarded", "strict"});
    parser.add_flag("--tournament", options.tournament, "Two players, and no answer that helps");
}

rules::Result<SessionOptions, std::string> session_options(const PlayOptions& options)
{
    auto start = start_of(options);
    if (!start)
        return rules::unexpected{start.error()};
    SessionOptions session;
    session.game.start = *std::move(start);
    session.game.control = rules::read_time_control(options.time).value();
    session.game.rules = ruleset_of(options, session.game.control);
    session.game.tournament = options.tournament;
    const bool strict = options.tournament || options.mode == "strict";
    session.game.mode = strict ? rules::Mode::strict : rules::Mode::guarded;
    session.own = side_of(options.side);
    if (options.tournament)
        session.game.players.at(static_cast<std::size_t>(session.own)).visually_impaired = true;
    session.opponent = options.two || options.tournament ? Opponent::person : Opponent::engine;
    session.engine = options.engine;
    session.strength = strength_text(options);
    session.rate = options.voice_settings.rate.value_or(0);
    session.started = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    return session;
}

BoardForm board_form(const PlayOptions& options, Profile profile)
{
    switch (profile) {
    case Profile::screen_reader:
    case Profile::voice:
        return BoardForm::lists;
    case Profile::braille:
        return BoardForm::ranks;
    case Profile::sighted:  // who sees has the board itself, the other one its lines
        return options.braille == "brlapi" ? BoardForm::ranks : BoardForm::diagram;
    }
    return BoardForm::lists;
}

std::string voice_name(const PlayOptions& options, Profile profile)
{
    const auto* const by_profile = profile == Profile::voice && is_at_terminal() ? "auto" : "off";
    return options.voice.value_or(by_profile);
}

speech::VoiceChoice voice_of(const PlayOptions& options, Profile profile)
{
    return speech::read_voice_choice(voice_name(options, profile)).value();
}

namespace {

bool wants_braille(const PlayOptions& options)
{
    return options.braille.value_or("off") != "off";
}

}  // namespace

speech::Breadth breadth_of(const PlayOptions& options, Profile profile)
{
    return profile == Profile::braille || wants_braille(options) ? speech::Breadth::narrow
                                                                 : speech::Breadth::wide;
}

Profile profile_of(const PlayOptions& options)
{
    const auto* const usual = wants_braille(options) ? "braille" : "screen-reader";
    return profile_from(options.profile.value_or(usual)).value();
}

namespace {

/// A file that is not there may be named at a terminal: what is answered at the first start is kept
/// in it.
Settings settings_of(const PlayOptions& options)
{
    if (options.config.empty())
        return read_settings(usual_settings_file());
    return is_at_terminal() ? read_settings(options.config) : read_settings_named(options.config);
}

/// The settings but for those that are not wanted.
template <class Unwanted>
void use_settings_but(CLI::App& parser, PlayOptions& options, std::ostream& err, Unwanted unwanted)
{
    const auto* const sounds = parser.get_option_no_throw("--sounds");
    options.sounds_asked = sounds != nullptr && sounds->count() > 0;
    auto settings = settings_of(options);
    std::erase_if(settings.all, unwanted);
    apply_settings(settings, parser);
    tell_faults(settings, tools::ChosenWords{options.words}.language(), err);
}

bool is_keymap(const Setting& setting)
{
    return setting.name.ends_with("keymap");
}

}  // namespace

void use_settings(CLI::App& parser, PlayOptions& options, std::ostream& err)
{
    use_settings_but(parser, options, err, [](const Setting&) { return false; });
}

void use_reader_settings(CLI::App& parser, PlayOptions& options, std::ostream& err)
{
    use_settings_but(parser, options, err, is_keymap);
}

void use_personal_settings(CLI::App& parser, PlayOptions& options, std::ostream& err)
{
    CLI::App game;
    PlayOptions unused;
    add_game_options(game, unused);
    use_settings_but(parser, options, err, [&](const Setting& setting) {
        return setting.name == "announce" || is_keymap(setting) ||
               game.get_option_no_throw("--" + setting.name) != nullptr;
    });
}

}  // namespace client::play
