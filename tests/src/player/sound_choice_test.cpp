// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/game_options.hpp"
#include "tests/speech/surroundings.hpp"

#include <CLI/CLI.hpp>
#include <catch2/catch.hpp>

#include <fstream>
#include <sstream>
#include <string>

namespace {

using namespace client;
using namespace client::play;
using speech::Earcon;

/// The sounds of a game by what its command line and its settings say.
player::SoundChoice chosen(const std::string& command_line,
                           const std::string& settings = "",
                           const std::string& voice = "espeak",
                           rules::Color side = rules::Color::white)
{
    const tests::Folder folder;
    std::ofstream{folder / "settings.toml"} << settings;
    CLI::App parser;
    PlayOptions options;
    add_game_options(parser, options);
    player::add_player_options(parser, options.player);
    parser.parse(command_line + " --config " + folder / "settings.toml");
    std::ostringstream complaints;
    player::use_settings(parser, options.player, complaints);
    CHECK(complaints.str().empty());
    return player::sound_choice(options.player, speech::read_voice_choice(voice).value(), side);
}

TEST_CASE("sounds are as the player has chosen, in a tournament by its own command line alone",
          "[src][play][ANN-044][ARB-059]")
{
    struct Row {
        std::string command_line;
        std::string settings;
        std::string earcons;
    };
    const auto row = GENERATE(values<Row>({
        {"", "", "all"},
        {"--sounds off", "", "off"},
        {"--sounds capture", "", "capture"},
        {"", "sounds = \"move\"", "move"},
        {"--tournament", "", "off"},
        {"--tournament", "sounds = \"all\"", "off"},
        {"", "sounds = \"all\"\ntournament = true", "off"},
        {"--tournament --sounds move,illegal", "sounds = \"all\"", "move,illegal"},
        {"--tournament --sounds move,check", "", "move"},  // a check would be told
    }));
    CAPTURE(row.command_line, row.settings);
    CHECK(chosen(row.command_line, row.settings).earcons == *speech::read_earcons(row.earcons));
}

TEST_CASE("where nobody speaks there are sounds only for who asks", "[src][play]")
{
    CHECK(chosen("", "", "off").earcons.none());
    CHECK(chosen("--sounds move", "", "off").earcons == *speech::read_earcons("move"));
}

TEST_CASE("no sound tells a check in a tournament", "[src][play][ARB-059]")
{
    const auto all = chosen("--tournament --sounds all").earcons;
    CHECK_FALSE(has(all, Earcon::check));
    CHECK(all.count() == all.size() - 1);
}

TEST_CASE("an ear for each side, and places of sounds, only for who asks", "[src][play]")
{
    const auto usual = chosen("");
    CHECK(usual.ears == player::Ears::shared);
    CHECK(usual.places == player::Places::off);
    const auto asked = chosen("--ears on --sound-place on", "", "espeak", rules::Color::black);
    CHECK(asked.ears == player::Ears::apart);
    CHECK(asked.places == player::Places::on);
    CHECK(asked.side == rules::Color::black);
}

}  // namespace
