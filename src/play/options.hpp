// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/result.hpp"
#include "speech/voice.hpp"
#include "speech/voice_choice.hpp"
#include "src/engine/strength.hpp"
#include "src/render/line_text.hpp"
#include "src/render/sounds.hpp"
#include "src/session/state.hpp"
#include "src/tools/word_options.hpp"

#include <iosfwd>
#include <optional>
#include <string>

namespace CLI {
class App;
}  // namespace CLI

namespace client::play {

/// The options of a game, as they were written.
struct PlayOptions {
    tools::WordOptions words;
    std::optional<std::string> announce;
    std::optional<std::string> profile;
    std::optional<std::string> ui;
    std::optional<std::string> voice;
    std::optional<std::string> braille;
    std::optional<std::string> sounds;
    bool sounds_asked = false;  ///< on the command line, for this game
    std::string sound_place = "off";
    std::string ears = "off";
    speech::VoiceSettings voice_settings;
    std::size_t width = 40;
    std::string edition = "2018";
    bool unsupervised = false;
    std::optional<std::string> mode;
    bool tournament = false;
    bool two = false;
    std::string time = "none";
    std::optional<std::string> fen;
    std::optional<int> chess960;
    bool any_chess960 = false;
    std::string side = "white";
    std::string engine = "stockfish";
    int level = 3;
    std::optional<int> elo;
    std::string keymap = "default";
    std::string display_keymap = "default";
    std::string theme = "high-contrast";
    std::string board_size = "large";
    std::string figures = "letters";
    std::string config;
    std::string data;
};

/// Who speaks and how: profile, voice, and the settings file.
void add_voice_options(CLI::App& parser, PlayOptions& options);
/// Which sounds beside the words, and for whose ears.
void add_sounds_option(CLI::App& parser, PlayOptions& options);
/// How lines reach fingers: --braille, --display-keymap and --width.
void add_braille_options(CLI::App& parser, PlayOptions& options);
/// What every program that talks to a player takes: language, words, profile, voice.
void add_player_options(CLI::App& parser, PlayOptions& options);
/// What is settled before a new game.
void add_game_options(CLI::App& parser, PlayOptions& options);

/// A game that can begin, or why it cannot.
[[nodiscard]] rules::Result<SessionOptions, std::string>
session_options(const PlayOptions& options);

/// The sounds beside the words. By itself a voice has all of them; in a tournament only those that
/// are asked for at its beginning, whatever the settings say of every day (11.5).
[[nodiscard]] SoundChoice
sound_choice(const PlayOptions& options, const speech::VoiceChoice& voice, rules::Color side);

/// The command line wins over the settings file, whose faults are named.
void use_settings(CLI::App& parser, PlayOptions& options, std::ostream& err);
/// The same for who reads games: he has other keys.
void use_reader_settings(CLI::App& parser, PlayOptions& options, std::ostream& err);
/// The same beside a game of one's own: who speaks and how, but not what the file settles for own
/// games, their words and their keys.
void use_personal_settings(CLI::App& parser, PlayOptions& options, std::ostream& err);

[[nodiscard]] BoardForm board_form(const PlayOptions& options, Profile profile);
/// Who speaks in that profile.
[[nodiscard]] speech::VoiceChoice voice_of(const PlayOptions& options, Profile profile);
/// The same as --voice has it.
[[nodiscard]] std::string voice_name(const PlayOptions& options, Profile profile);
[[nodiscard]] std::optional<Profile> profile_from(std::string_view name);
/// How wide the lines are that reach this player: a braille display has few cells.
[[nodiscard]] speech::Breadth breadth_of(const PlayOptions& options, Profile profile);
/// Where nobody is asked for it. Who wants lines for fingers says so by --braille, too.
[[nodiscard]] Profile profile_of(const PlayOptions& options);
[[nodiscard]] engine::Strength strength_of(const PlayOptions& options);
/// As the store keeps it: `level 3`, `elo 1500`.
[[nodiscard]] std::string strength_text(const PlayOptions& options);
[[nodiscard]] engine::Strength strength_from(std::string_view text);

}  // namespace client::play
