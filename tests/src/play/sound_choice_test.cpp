// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/options.hpp"
#include "tests/speech/surroundings.hpp"

#include <CLI/CLI.hpp>
#include <catch2/catch.hpp>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace {

using namespace client::play;
using speech::Earcon;
using speech::Earcons;

/// The sounds of a game by what its command line and its settings say.
Earcons earcons(const std::string& command_line, const std::string& settings)
{
    const tests::Folder folder;
    std::ofstream{folder / "settings.toml"} << settings;
    CLI::App parser;
    PlayOptions options;
    add_game_options(parser, options);
    add_player_options(parser, options);
    parser.parse(command_line + " --voice espeak --config " + folder / "settings.toml");
    std::ostringstream complaints;
    use_settings(parser, options, complaints);
    CHECK(complaints.str().empty());
    return sound_choice(options, {speech::VoiceChoice::Kind::espeak}, rules::Color::white).earcons;
}

TEST_CASE("in a tournament only its own command line turns sounds on", "[src][play][ANN-044]")
{
    struct Row {
        std::string command_line;
        std::string settings;
        std::string earcons;
    };
    const auto row = GENERATE(values<Row>({
        {"", "", "all"},
        {"", "sounds = \"move\"", "move"},
        {"--tournament", "", "off"},
        {"--tournament", "sounds = \"all\"", "off"},
        {"", "sounds = \"all\"\ntournament = true", "off"},
        {"--tournament --sounds move,illegal", "sounds = \"all\"", "move,illegal"},
    }));
    CAPTURE(row.command_line, row.settings);
    CHECK(earcons(row.command_line, row.settings) == *speech::read_earcons(row.earcons));
}

TEST_CASE("no sound tells a check in a tournament", "[src][play][ARB-059]")
{
    const auto all = earcons("--tournament --sounds all", "");
    CHECK_FALSE(has(all, Earcon::check));
    CHECK(all.count() == all.size() - 1);
}

}  // namespace
