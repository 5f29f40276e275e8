// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/cli/settings.hpp"

#include "src/cli/option_checks.hpp"
#include "tests/speech/shipped.hpp"

#include <CLI/CLI.hpp>
#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace {

namespace fs = std::filesystem;

/// A settings file in a folder of its own.
class SettingsFile {
public:
    explicit SettingsFile(const std::string& text)
        : folder_{fs::temp_directory_path() / ("annabella-settings-" + std::to_string(getpid()))}
    {
        fs::create_directories(folder_);
        std::ofstream{path()} << text;
    }
    SettingsFile(const SettingsFile&) = delete;
    SettingsFile& operator=(const SettingsFile&) = delete;
    SettingsFile(SettingsFile&&) = delete;
    SettingsFile& operator=(SettingsFile&&) = delete;
    ~SettingsFile() { fs::remove_all(folder_); }

    [[nodiscard]] fs::path path() const { return folder_ / "settings.toml"; }

private:
    fs::path folder_;
};

struct Chosen {
    int level = 3;
    std::string side = "white";
    bool two = false;
};

/// What a command line and a settings file choose together, and what was wrong.
std::pair<Chosen, std::string> choose(const std::string& settings, std::vector<std::string> line)
{
    const SettingsFile file{settings};
    Chosen chosen;
    CLI::App program;
    auto* const command = program.add_subcommand("play");
    command->add_option("--level", chosen.level)->check(CLI::Range(1, 20));
    command->add_option("--side", chosen.side)->check(CLI::IsMember({"white", "black"}));
    command->add_flag("--two", chosen.two);
    program.add_subcommand("clock")->add_option("--beeps", chosen.side);
    line.emplace_back("play");
    program.parse(std::move(line));
    auto read = client::cli::read_settings(file.path());
    client::cli::apply_settings(read, *command);
    std::ostringstream told;
    for (const auto& fault : read.faults)
        told << fault.line << ' ';
    return {chosen, told.str()};
}

TEST_CASE("the command line wins over the settings", "[src][settings]")
{
    const auto [chosen, faults] =
        choose("level = 7\nside = \"black\"\ntwo = true\n", {"9", "--level"});
    CHECK(chosen.level == 9);
    CHECK(chosen.side == "black");
    CHECK(chosen.two);
    CHECK(faults.empty());
}

TEST_CASE("a line that is no TOML is named, and the others are used", "[src][settings]")
{
    const auto text = GENERATE(values<std::string>({
        "level = 7\nside = black\ntwo = true\n",
        "level = 7\nlevel = 8\ntwo = true\n",
        "level = 7\n= = =\ntwo = true",
    }));
    const auto [chosen, faults] = choose(text, {});
    CHECK(chosen.level == 7);
    CHECK(chosen.two);
    CHECK(faults == "2 ");
}

TEST_CASE("ten thousand wrong lines are all named, each once", "[src][settings]")
{
    constexpr int many = 10'000;
    std::string text;
    for (int line = 0; line < many; ++line)
        text += "side = black\n";
    const SettingsFile file{text + "level = 7\n"};
    const auto read = client::cli::read_settings(file.path());
    CHECK(read.faults.size() == many);
    REQUIRE(read.all.size() == 1);
    CHECK(read.all.front().line == many + 1);
}

TEST_CASE("a key that is nested without end is a wrong line like any other", "[src][settings]")
{
    std::string deep = "a";
    for (int depth = 0; depth < 50'000; ++depth)
        deep += ".a";
    const auto [chosen, faults] = choose(deep + " = 1\nlevel = 7\n", {});
    CHECK(chosen.level == 7);
    CHECK(faults == "1 ");
}

TEST_CASE("a pipe is no settings file, and nobody waits for it", "[src][settings]")
{
    const SettingsFile file{""};
    fs::remove(file.path());
    REQUIRE(mkfifo(file.path().c_str(), 0600) == 0);
    const auto read = client::cli::read_settings(file.path());
    REQUIRE(read.faults.size() == 1);
    CHECK(read.faults.front().line == 0);
}

TEST_CASE("faults are told in the order of the file, in the words of the file", "[src][settings]")
{
    const SettingsFile file{"level = 99\nside = black\n\nloud = true\n"};
    CLI::App command;
    int level = 0;
    command.add_option("--level", level)->check(CLI::Range(1, 20));
    auto read = client::cli::read_settings(file.path());
    client::cli::apply_settings(read, command);
    std::ostringstream told;
    client::cli::tell_faults(read, shipped::lexicon("en"), told);
    const auto name = file.path().string();
    CHECK_THAT(told.str(), Catch::StartsWith(name + ":1: level: "));
    CHECK_THAT(told.str(), Catch::Contains("\n" + name + ":2: expected a line such as level = 5"));
    CHECK_THAT(told.str(), Catch::Contains("\n" + name + ":4: there is no setting loud\n"));
}

TEST_CASE("faults are told in the player's language", "[src][settings]")
{
    const SettingsFile file{"level = 99\nloud = true\n"};
    CLI::App command;
    int level = 0;
    command.add_option("--level", level)->check(client::cli::number_from_to(1, 20));
    auto read = client::cli::read_settings(file.path());
    client::cli::apply_settings(read, command);
    std::ostringstream told;
    client::cli::tell_faults(read, shipped::lexicon("de"), told);
    const auto name = file.path().string();
    CHECK(told.str() == name + ":1: level: nötig ist eine Zahl von 1 bis 20, nicht 99\n" + name +
                            ":2: es gibt keine Einstellung loud\n");
}

TEST_CASE("a settings file that was named has to be there and be a file", "[src][settings]")
{
    const SettingsFile file{"level = 5\n"};
    CHECK(client::cli::read_settings_named(file.path().string()).faults.empty());
    CHECK(client::cli::read_settings_named(file.path().string() + "x").faults.size() == 1);
    CHECK(client::cli::read_settings_named(file.path().parent_path().string()).faults.size() == 1);
    CHECK(client::cli::read_settings(file.path().string() + "x").faults.empty());
}

TEST_CASE("a wrong line is named and counts as not written", "[src][settings]")
{
    const auto [chosen, faults] = choose("level = 99\n\nsides = 1\nside = \"black\"\n", {});
    CHECK(chosen.level == 3);
    CHECK(chosen.side == "black");
    CHECK(faults == "1 3 ");
}

TEST_CASE("settings of other commands are no fault, and no file is none", "[src][settings]")
{
    CHECK(choose("beeps = \"off\"\ntwo = false\n", {}).second.empty());
    CHECK(client::cli::read_settings("no-such-folder/settings.toml").faults.empty());
}

TEST_CASE("a file that is no TOML is named with its line", "[src][settings]")
{
    const SettingsFile file{"level = 3\nside = = 4\n"};
    const auto settings = client::cli::read_settings(file.path());
    REQUIRE(settings.faults.size() == 1);
    CHECK(settings.faults.front().line == 2);
    std::ostringstream told;
    client::cli::tell_faults(settings, shipped::lexicon("en"), told);
    CHECK_THAT(told.str(), Catch::StartsWith(file.path().string() + ":2: "));
}

TEST_CASE("what is kept stands beside what was there", "[src][settings]")
{
    const SettingsFile file{"level = 3\n"};
    CHECK(client::cli::keep_settings(file.path(), {{"profile", "braille"}}));
    const auto settings = client::cli::read_settings(file.path());
    CHECK(settings.all.size() == 2);
    CHECK_FALSE(client::cli::keep_settings("/proc/none/settings.toml", {{"profile", "voice"}}));
}

}  // namespace
