// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/lexicon.hpp"
#include "src/read/rows.hpp"
#include "src/train/rows.hpp"
#include "tests/speech/shipped.hpp"
#include "tests/src/run.hpp"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <unistd.h>
#include <vector>

using client::cli::ExitStatus;
using tests::run;

namespace {

std::vector<keymaps::KeymapFault> faults_in(const std::string& keymap, const std::string& language)
{
    const auto lexicon = speech::Lexicon::load("speech/words", language).value();
    std::vector<keymaps::KeymapFault> faults;
    const auto of_game = client::play::command_table(lexicon);
    const auto of_reader = client::read::command_table(lexicon);
    const auto of_training = client::train::command_table(lexicon);
    const auto user = keymap == "read"    ? client::read::reader_keys(of_reader)
                      : keymap == "train" ? client::train::train_keys(of_training)
                                          : client::play::player_keys(of_game);
    static_cast<void>(client::commands::chosen_keymap(keymap, user, std::nullopt, faults));
    return faults;
}

}  // namespace

TEST_CASE("every command of the shipped key maps exists", "[src][keys]")
{
    const std::string keymap = GENERATE("default", "left-hand", "vi", "numpad", "read", "train");
    const std::string language = GENERATE(from_range(shipped::languages));
    CAPTURE(keymap, language);
    CHECK(faults_in(keymap, language) == std::vector<keymaps::KeymapFault>{});
}

TEST_CASE("the keys are told in words", "[src][keys]")
{
    const auto told = run({"keys", "--language", "en"});
    CHECK(told.status == ExitStatus::done);
    CHECK(told.err.empty());
    CHECK_THAT(told.out, Catch::Contains("up arrow, w: up: to the square above\n"));
    CHECK_THAT(told.out, Catch::Contains("Enter, Space: select: takes up the piece here"));
    CHECK_THAT(told.out, Catch::Contains("capital n: previous knight: "));
    CHECK_THAT(told.out, Catch::Contains("f, then a, F1: file a: to a file, a to h\n"));
}

TEST_CASE("the keys are told in the player's language", "[src][keys]")
{
    const auto told = run({"keys", "--language", "cs", "--keymap", "vi"});
    CHECK_THAT(told.out, Catch::Contains("šipka nahoru, k: nahoru: na pole nahoře\n"));
    CHECK(run({"keys", "--language", "cs", "--ascii"}).out.find("š") == std::string::npos);
}

TEST_CASE("the keys of a reader are told as his", "[src][keys]")
{
    const auto told = run({"keys", "--language", "en", "--keymap", "read"});
    CHECK(told.status == ExitStatus::done);
    CHECK(told.err.empty());
    CHECK_THAT(told.out, Catch::Contains("Enter, j, right bracket, plus: forward: next move"));
    CHECK_THAT(told.out, Catch::Contains("\ng: next: "));
    CHECK_THAT(told.out, Catch::Contains("\nn: next knight: "));
    const auto czech = run({"keys", "--language", "cs", "--keymap", "read"});
    CHECK_THAT(czech.out, Catch::Contains("Enter, j, pravá hranatá závorka, plus: vpřed: "));
    CHECK_THAT(czech.out, Catch::Contains("tabulátor: stránka: další stránka dlouhé odpovědi\n"));
    const auto file = std::filesystem::temp_directory_path() /
                      ("annabella-reader-" + std::to_string(getpid()) + ".toml");
    std::ofstream{file} << "x = \"variation 2\"\ny = \"dance\"\nz = \"read slowly\"\n";
    const auto own = run({"keys", "--language", "en", "--keymap", file.string()});
    std::filesystem::remove(file);
    CHECK_THAT(own.out, Catch::StartsWith("x: variation 2: "));
    CHECK_THAT(own.out, Catch::Contains("Tab: page: "));
    CHECK_THAT(own.err, Catch::Contains(", line 2: there is no command \"dance\""));
    CHECK_THAT(own.err, Catch::Contains(", line 3: there is no command \"read slowly\""));
}

TEST_CASE("letters that were chosen for the pieces are their keys", "[src][keys]")
{
    const auto told = run({"keys", "--language", "en", "--notation", "de"});
    CHECK_THAT(told.out, Catch::Contains("d: next queen: "));
    CHECK_THAT(told.out, Catch::Contains("s: next knight: "));
    // Letters beside the arrows, whatever happened to s and d.
    CHECK_THAT(told.out, Catch::Contains("right arrow, "));
    CHECK_THAT(told.out, Catch::Contains("down arrow, "));
    CHECK_THAT(told.out, Catch::Contains(": clock: "));
    CHECK_THAT(told.out, Catch::Contains(": last: "));
}

TEST_CASE("a key file with faults is used as far as it goes", "[src][keys]")
{
    const auto file = std::filesystem::temp_directory_path() /
                      ("annabella-keys-" + std::to_string(getpid()) + ".toml");
    std::ofstream{file} << "t = \"clock\"\nx = \"dance\"\nz = \"last\"\n";
    const auto told = run({"keys", "--language", "en", "--keymap", file.string()});
    std::filesystem::remove(file);
    CHECK(told.status == ExitStatus::wrong_input);
    CHECK_THAT(told.err, Catch::Contains(", line 2: there is no command \"dance\""));
    CHECK_THAT(told.out, Catch::StartsWith("t: clock: ") && Catch::Contains("\nz: last: "));
}

TEST_CASE("a key map that is not there is named", "[src][keys]")
{
    const auto told = run({"keys", "--keymap", "dvorak"});
    CHECK(told.status == ExitStatus::wrong_input);
    CHECK_THAT(told.err, Catch::Contains("dvorak.toml: the key file cannot be opened\n"));
}

TEST_CASE("every fault of a key file is told in the player's language", "[src][keys]")
{
    using Kind = keymaps::KeymapFault::Kind;
    const std::string language = GENERATE(from_range(shipped::languages));
    CAPTURE(language);
    const auto lexicon = speech::Lexicon::load("speech/words", language).value();
    std::set<std::string> told;
    for (const auto kind : {Kind::closed, Kind::form, Kind::no_key, Kind::no_command, Kind::taken,
                            Kind::begins, Kind::continues}) {
        const auto words =
            client::commands::fault_words(lexicon, {"my\x1B.toml", 7, kind, "x", "x y", 3});
        CAPTURE(words);
        CHECK(words.starts_with("my?.toml, "));
        CHECK(words.find('7') != std::string::npos);
        told.insert(words);
    }
    CHECK(told.size() == 7);
}

TEST_CASE("nobody is locked in by a key file", "[src][keys]")
{
    const auto missing = run({"keys", "--language", "en", "--keymap", "nono"});
    CHECK(missing.status == ExitStatus::wrong_input);
    CHECK_THAT(missing.err, Catch::Contains("nono.toml: the key file cannot be opened"));
    CHECK_THAT(missing.out, Catch::Contains("up arrow, w: up: "));
    const auto file = std::filesystem::temp_directory_path() /
                      ("annabella-one-key-" + std::to_string(getpid()) + ".toml");
    std::ofstream{file} << "i = \"clock\"\n";
    const auto told = run({"keys", "--language", "en", "--keymap", file.string()});
    std::filesystem::remove(file);
    CHECK(told.status == ExitStatus::done);
    CHECK_THAT(told.out, Catch::Contains("i: clock: "));
    CHECK_THAT(told.out, Catch::Contains("slash: type: "));
    CHECK_THAT(told.out, Catch::Contains("question mark: help: "));
    CHECK_THAT(told.out, Catch::Contains("Control d: quit: "));
}
