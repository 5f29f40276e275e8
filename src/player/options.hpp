// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/keymap.hpp"
#include "speech/voice.hpp"
#include "speech/voice_choice.hpp"
#include "src/braille/form.hpp"
#include "src/player/profile.hpp"
#include "src/player/sound_choice.hpp"
#include "src/screen/style.hpp"
#include "src/words/chosen_words.hpp"

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}  // namespace CLI

namespace client::player {

/// The options of a person: words, profile, voice, braille, screen.
struct PlayerOptions {
    words::WordOptions words;
    OwnMoves own_moves = OwnMoves::on;
    std::optional<std::string> announce;
    std::optional<Profile> profile;
    std::optional<Interface> ui;
    std::optional<std::string> voice;  ///< as it was written, for the log of its use
    std::optional<braille::Form> braille;
    std::optional<speech::Earcons> sounds;
    bool sounds_asked = false;  ///< on the command line, for this game
    Places sound_place = Places::off;
    Ears ears = Ears::shared;
    speech::VoiceSettings voice_settings;
    std::size_t width = 40;
    bool tournament = false;
    std::string keymap = "default";
    std::string display_keymap = "default";
    terminal::Theme theme = terminal::Theme::high_contrast;
    screen::BoardSize board_size = screen::BoardSize::large;
    screen::Figures figures = screen::Figures::letters;
    std::string config;
    std::string data;
};

/// Who speaks and how: profile, voice, and the settings file.
void add_voice_options(CLI::App& parser, PlayerOptions& options);
/// Which sounds beside the words, and for whose ears.
void add_sounds_option(CLI::App& parser, PlayerOptions& options);
/// How lines reach fingers: --braille, --display-keymap and --width.
void add_braille_options(CLI::App& parser, PlayerOptions& options);
/// What every program that talks to a player takes: language, words, profile, voice.
/// How a board on the screen looks.
void add_screen_options(CLI::App& parser, PlayerOptions& options);

void add_player_options(CLI::App& parser, PlayerOptions& options);
/// The sounds beside the words. By itself a voice has all of them; in a tournament only those that
/// are asked for at its beginning, whatever the settings say of every day (11.5).
[[nodiscard]] SoundChoice
sound_choice(const PlayerOptions& options, const speech::VoiceChoice& voice, rules::Color side);

/// The command line wins over the settings file, whose faults are named.
void use_settings(CLI::App& parser, PlayerOptions& options, std::ostream& err);
/// The same for who reads games: he has other keys.
void use_reader_settings(CLI::App& parser, PlayerOptions& options, std::ostream& err);
/// The same beside a game of one's own: who speaks and how, but not what the file settles for own
/// games, their words and their keys.
void use_personal_settings(CLI::App& parser, PlayerOptions& options, std::ostream& err);

[[nodiscard]] BoardForm board_form(const PlayerOptions& options, Profile profile);
/// The keys of a braille display, where the program itself has one.
[[nodiscard]] keymaps::Keymap display_keys(const PlayerOptions& options,
                                           const keymaps::KnownCommand& known,
                                           std::vector<keymaps::KeymapFault>& faults);
/// Who speaks in that profile.
[[nodiscard]] speech::VoiceChoice voice_of(const PlayerOptions& options, Profile profile);
/// The same as --voice has it.
[[nodiscard]] std::string voice_name(const PlayerOptions& options, Profile profile);
/// The words as they reach this player: a braille display has few cells, eyes take in more than
/// ears.
[[nodiscard]] words::WordOptions words_for(const PlayerOptions& options, Profile profile);
/// Where nobody is asked for it. Who wants lines for fingers says so by --braille, too.
[[nodiscard]] Profile profile_of(const PlayerOptions& options);

}  // namespace client::player
