// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/player/options.hpp"

#include "speech/enum_table.hpp"
#include "speech/messages.hpp"
#include "speech/voice_choice.hpp"
#include "src/braille/display_keymap.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/option_checks.hpp"
#include "src/cli/settings.hpp"
#include "src/screen/theme_file.hpp"
#include "src/terminal/at_terminal.hpp"
#include "src/text/printable.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace client::player {

namespace {

const CLI::Validator is_sounds{
    [](const std::string& text) {
        return speech::read_earcons(text)
                   ? std::string{}
                   : cli::complaint(
                         "option-no-sounds",
                         {{"text", text},
                          {"names", fmt::format("{}", fmt::join(speech::earcon_names, ","))}});
    },
    ""};

const CLI::Validator is_voice{[](const std::string& text) {
                                  return speech::read_voice_choice(text)
                                             ? std::string{}
                                             : cli::complaint("option-no-voice", {{"text", text}});
                              },
                              ""};
}  // namespace

SoundChoice
sound_choice(const PlayerOptions& options, const speech::VoiceChoice& voice, rules::Color side)
{
    const bool silent = voice.kind == speech::VoiceChoice::Kind::off || options.tournament;
    const bool chosen = options.sounds && (options.sounds_asked || !options.tournament);
    auto earcons = chosen ? *options.sounds : silent ? speech::Earcons{} : speech::Earcons{}.set();
    if (options.tournament)  // it would tell what the player has to see (11.3.1)
        earcons.reset(static_cast<std::size_t>(speech::Earcon::check));
    return {.earcons = earcons, .places = options.sound_place, .ears = options.ears, .side = side};
}

namespace {

/// A theme that is not there; what is wrong in one is told when it is used.
std::string theme_fault(const std::string& name)
{
    if (screen::is_theme(name))
        return {};
    return cli::complaint(
        "option-none-of",
        {{"text", name}, {"names", fmt::format("{}", fmt::join(screen::shipped_themes(), ", "))}});
}

}  // namespace

void add_screen_options(CLI::App& parser, PlayerOptions& options)
{
    parser
        .add_option("--theme", options.theme,
                    "Colours of the board: high-contrast, high-contrast-light, colour, "
                    "blue-yellow, monochrome, or a file")
        ->type_name("NAME")
        ->check(CLI::Validator{theme_fault, ""});
    cli::add_choice(parser, "--board-size", options.board_size,
                    "The board on the screen: large, normal", "SIZE", screen::board_size_names);
    cli::add_choice(parser, "--figures", options.figures,
                    "What stands for the pieces: letters, figurines, silhouettes", "KIND",
                    screen::figure_names);
}

void add_voice_options(CLI::App& parser, PlayerOptions& options)
{
    cli::add_choice(parser, "--profile", options.profile,
                    "How you play: screen-reader, voice, braille, sighted", "PROFILE",
                    profile_names);
    parser
        .add_option("--voice", options.voice,
                    "Who speaks: auto, off, espeak, speechd, wav:FILE, text:FILE")
        ->type_name("VOICE")
        ->check(is_voice);
    auto& settings = options.voice_settings;
    const auto add_degree = [&](const char* name, auto& value, const char* how) {
        parser.add_option(name, value, fmt::format("How {} it speaks, -100 to 100", how))
            ->type_name("N")
            ->check(cli::number_from_to(-100, 100));
    };
    add_degree("--rate", settings.rate, "fast");
    add_degree("--pitch", settings.pitch, "high");
    add_degree("--volume", settings.volume, "loud");
    parser
        .add_option("--voice-name", settings.names,
                    "A voice that annabella voices lists, for its language; several with commas")
        ->type_name("NAME")
        ->delimiter(',');
    cli::add_choice(parser, "--voice-colours", settings.colours,
                    "White is told in a higher pitch than Black: off, on", "ON",
                    speech::colour_names);
    parser.add_option("--config", options.config, "The settings file")->type_name("FILE");
}

void add_sounds_option(CLI::App& parser, PlayerOptions& options)
{
    parser
        .add_option_function<std::string>(
            "--sounds",
            [&options](const std::string& names) { options.sounds = speech::read_earcons(names); },
            "Sounds beside the words: all, off, or names")
        ->type_name("NAMES")
        ->check(is_sounds);
    cli::add_choice(parser, "--ears", options.ears, "White hears left and Black right: off, on",
                    "ON", ear_names);
}

void add_braille_options(CLI::App& parser, PlayerOptions& options)
{
    cli::add_choice(parser, "--braille", options.braille,
                    "Lines as text, as cells, or on the display itself: off, text, cells, brlapi",
                    "FORM", braille::form_names);
    parser
        .add_option("--display-keymap", options.display_keymap,
                    "The keys of the display: a name or a file")
        ->type_name("NAME");
    parser.add_option("--width", options.width, "Longest line of the braille profile")
        ->type_name("CELLS")
        ->check(cli::number_from_to(18, 200));
}

void add_player_options(CLI::App& parser, PlayerOptions& options)
{
    words::add_announce_options(parser, options.words);
    parser.remove_option(parser.get_option("--announce"));
    cli::add_choice(parser, "--announce", options.announce,
                    "Words of announcements: fide, or a language", "L",
                    words::announcement_names());
    words::add_move_options(parser, options.words);
    cli::add_choice(parser, "--own-moves", options.own_moves,
                    "Tell a player his own moves: on, off", "ON", own_move_names);
    words::add_notation_option(parser, options.words);
    words::add_language_option(parser, options.words);
    add_voice_options(parser, options);
    cli::add_choice(parser, "--ui", options.ui, "Append-only lines, or the board: line, screen",
                    "UI", interface_names);
    add_sounds_option(parser, options);
    cli::add_choice(parser, "--sound-place", options.sound_place,
                    "Moves sound from their square: off, on", "ON", place_names);
    add_braille_options(parser, options);
    parser.add_option("--keymap", options.keymap, "A key map by its name, or a file")
        ->type_name("NAME");
    add_screen_options(parser, options);
    parser.add_option("--data", options.data, "The folder with the saved games")
        ->type_name("FOLDER");
}

BoardForm board_form(const PlayerOptions& options, Profile profile)
{
    switch (profile) {
    case Profile::screen_reader:
    case Profile::voice:
        return BoardForm::lists;
    case Profile::braille:
        return BoardForm::ranks;
    case Profile::sighted:  // who sees has the board itself, the other one its lines
        return options.braille == braille::Form::brlapi ? BoardForm::ranks : BoardForm::diagram;
    }
    return BoardForm::lists;
}

keymaps::Keymap display_keys(const PlayerOptions& options,
                             const keymaps::KnownCommand& known,
                             std::vector<keymaps::KeymapFault>& faults)
{
    return options.braille == braille::Form::brlapi
               ? braille::display_keymap(options.display_keymap, known, faults)
               : keymaps::Keymap{};
}

std::string voice_name(const PlayerOptions& options, Profile profile)
{
    const auto* const by_profile =
        profile == Profile::voice && terminal::is_at_terminal() ? "auto" : "off";
    return options.voice.value_or(by_profile);
}

speech::VoiceChoice voice_of(const PlayerOptions& options, Profile profile)
{
    return speech::read_voice_choice(voice_name(options, profile)).value();
}

namespace {

bool wants_braille(const PlayerOptions& options)
{
    return options.braille.value_or(braille::Form::off) != braille::Form::off;
}

words::MoveForm move_form(Profile profile)
{
    static constexpr speech::EnumTable<words::MoveForm, Profile::sighted> forms{{{
        {Profile::screen_reader, words::MoveForm::words},
        {Profile::voice, words::MoveForm::words},
        {Profile::braille, words::MoveForm::notation},
        {Profile::sighted, words::MoveForm::both},
    }}};
    return forms[profile];
}

}  // namespace

words::WordOptions words_for(const PlayerOptions& options, Profile profile)
{
    auto words = options.words;
    if (profile == Profile::braille || wants_braille(options))
        words.breadth = speech::Breadth::narrow;
    if (!words.moves)
        words.moves = move_form(profile);
    return words;
}

Profile profile_of(const PlayerOptions& options)
{
    return options.profile.value_or(wants_braille(options) ? Profile::braille
                                                           : Profile::screen_reader);
}

namespace {

/// A file that is not there may be named at a terminal: what is answered at the first start is kept
/// in it.
cli::Settings settings_of(const PlayerOptions& options)
{
    if (options.config.empty())
        return cli::read_settings(cli::usual_settings_file());
    return terminal::is_at_terminal() ? cli::read_settings(options.config)
                                      : cli::read_settings_named(options.config);
}

/// The settings but for those that are not wanted.
template <class Unwanted>
void use_settings_but(CLI::App& parser,
                      PlayerOptions& options,
                      std::ostream& err,
                      Unwanted unwanted)
{
    const auto* const sounds = parser.get_option_no_throw("--sounds");
    options.sounds_asked = sounds != nullptr && sounds->count() > 0;
    auto settings = settings_of(options);
    std::erase_if(settings.all, unwanted);
    cli::apply_settings(settings, parser);
    words::ChosenWords words{options.words};
    cli::tell_faults(settings, words.language(), err);
    cli::tell_faults(screen::named_theme(options.theme).lines, words.language(), err);
    for (const auto& fault : words::own_word_faults(options.words))
        err << text::printable(fault) << '\n';
}

bool is_keymap(const cli::Setting& setting)
{
    return setting.name.ends_with("keymap");
}

}  // namespace

void use_settings(CLI::App& parser, PlayerOptions& options, std::ostream& err)
{
    use_settings_but(parser, options, err, [](const cli::Setting&) { return false; });
}

void use_reader_settings(CLI::App& parser, PlayerOptions& options, std::ostream& err)
{
    use_settings_but(parser, options, err, is_keymap);
}

void use_personal_settings(CLI::App& parser, PlayerOptions& options, std::ostream& err)
{
    CLI::App personal;
    PlayerOptions unused;
    add_player_options(personal, unused);
    const CLI::App& game = *parser.get_parent()->get_subcommand("play");
    use_settings_but(parser, options, err, [&](const cli::Setting& setting) {
        const auto option = "--" + setting.name;
        return setting.name == "announce" || is_keymap(setting) ||
               (game.get_option_no_throw(option) != nullptr &&
                personal.get_option_no_throw(option) == nullptr);
    });
}

}  // namespace client::player
