// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/earcon_sound.hpp"
#include "tests/src/in_terminal.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

namespace {

using namespace std::chrono_literals;

using tests::InTerminal;

}  // namespace

TEST_CASE("the clock runs in a terminal, survives a crash and gives the terminal back",
          "[src][clock]")
{
    const auto folder =
        std::filesystem::temp_directory_path() / fmt::format("annabella-clock-{}", getpid());
    const std::vector<std::string> arguments{
        "clock",  "90+30",         "--language", "en",
        "--data", folder.string(), "--config",   (folder / "none").string()};
    {
        InTerminal clock{arguments};
        REQUIRE(clock.shows("Clock set: 1 hour, 30 minutes, increment 30 seconds."));
        clock.types(" ");
        REQUIRE(clock.shows("White's clock is running"));
        clock.types("a");
        REQUIRE(clock.shows("Black's clock is running"));
        clock.types("w");
        REQUIRE(clock.shows("w means nothing here"));
        clock.types("\x1b[A");
        REQUIRE(clock.shows("up arrow means nothing here"));
        clock.types("iadd white 2\n");
        REQUIRE(clock.shows("Two minutes are added for White"));
        clock.kill_and_wait();
    }
    InTerminal again{arguments};
    REQUIRE(again.shows("A clock was left behind"));
    again.types("yes\n");
    REQUIRE(again.shows("The clocks are paused, Black to move. Move 1:"));
    again.types("5");
    REQUIRE(again.shows("White has completed: 1 move"));
    again.types(" ");
    REQUIRE(again.shows("Black's clock is running"));
    again.types("qyes\n");
    CHECK(again.wait() == 0);
    CHECK(again.takes_whole_lines());
    CHECK(std::filesystem::is_empty(folder));
    std::filesystem::remove_all(folder);
}

namespace {

/// A folder for one test, with a settings file in it.
class Home {
public:
    explicit Home(const std::string& settings)
    {
        std::filesystem::create_directories(folder_);
        std::ofstream{folder_ / "settings.toml"} << settings << "data = \"" << folder_.string()
                                                 << "\"\nlanguage = \"de\"\n";
    }
    Home(const Home&) = delete;
    Home& operator=(const Home&) = delete;
    Home(Home&&) = delete;
    Home& operator=(Home&&) = delete;
    ~Home() { std::filesystem::remove_all(folder_); }

    [[nodiscard]] static std::string spoken_to() { return (folder() / "spoken").string(); }
    [[nodiscard]] std::string spoken() const
    {
        std::ifstream file{spoken_to()};
        return {std::istreambuf_iterator<char>{file}, {}};
    }
    [[nodiscard]] std::string settings() const { return (folder_ / "settings.toml").string(); }

private:
    static std::filesystem::path folder()
    {
        return std::filesystem::temp_directory_path() / fmt::format("annabella-desk-{}", getpid());
    }

    std::filesystem::path folder_ = folder();
};

}  // namespace

TEST_CASE("the clock speaks as the settings file says, but its keys are its own", "[src][clock]")
{
    const Home home{"voice = \"text:" + Home::spoken_to() +
                    "\"\nkeymap = \"default\"\nside = \"random\"\n"};
    InTerminal clock{{"clock", "5", "--config", home.settings()}};
    REQUIRE(clock.shows("Uhr gestellt: 5 Minuten"));
    clock.types(" ");
    REQUIRE(clock.shows("Die Uhr von Weiß läuft"));
    clock.types("qy");
    CHECK(clock.wait() == 0);
    CHECK_THAT(home.spoken(), Catch::Contains("Die Uhr von Weiß läuft"));
}

TEST_CASE("warnings come at the times that were asked for, until the flag falls", "[src][clock]")
{
    const Home home{""};
    InTerminal clock{{"clock", "0:03", "--warnings", "0:02,0:01", "--language", "en", "--config",
                      home.settings()}};
    REQUIRE(clock.shows("starts: "));
    clock.types(" ");
    REQUIRE(clock.shows("White's clock is running: "));
    CHECK(clock.shows("2: "));
    CHECK(clock.shows("1: "));
    CHECK(clock.shows("White's flag has fallen"));
}

TEST_CASE("the desk speaks as the settings file says, and announces in the words of FIDE",
          "[src][desk]")
{
    const Home home{"voice = \"text:" + Home::spoken_to() +
                    "\"\nannounce = \"en\"\ntime = \"3+2\"\n"};
    InTerminal desk{{"assist", "--config", home.settings(), "--head", "tests/src/desk/blind.head"}};
    desk.types("start\ne4\n");
    REQUIRE(desk.shows("Bauer Eva vier"));
    desk.types("quit\nja\n");
    CHECK(desk.wait() == 0);
    CHECK_THAT(home.spoken(), Catch::Contains("Bauer Eva vier"));
}

TEST_CASE("a voice that cannot be heard is told in text", "[src][clock][desk]")
{
    const Home home{"voice = \"text:" + Home::spoken_to() + "/nowhere\"\n"};
    const auto program = GENERATE(as<std::string>{}, "clock", "assist");
    InTerminal terminal{{program, "--config", home.settings(), "--language", "en"}};
    CHECK(terminal.shows("The voice text cannot be heard, and there is no other"));
}

TEST_CASE("one of a tournament that was left behind and is not wanted leaves the next its sounds",
          "[src][clock][desk]")
{
    struct Row {
        std::vector<std::string> command;
        std::string ready;
        std::string kept;
        std::string keys;
        std::string done;
        speech::Earcon earcon;
    };
    const auto row = GENERATE(values<Row>({
        {{"clock", "5"},
         "startet",
         "Eine Uhr ist noch da",
         " ",
         "Die Uhr von Weiß läuft",
         speech::Earcon::clock_pressed},
        {{"assist", "--head", "tests/src/desk/blind.head"},
         "eingerichtet",
         "Eine Partie ist am Tisch geblieben",
         "start\ne4\n",
         "Bauer Eva vier",
         speech::Earcon::move},
    }));
    const Home home{"voice = \"wav:" + Home::spoken_to() + "\"\n"};
    auto arguments = row.command;
    arguments.insert(arguments.end(), {"--config", home.settings()});
    auto in_tournament = arguments;
    in_tournament.insert(in_tournament.end(), {"--tournament", "--voice", "off"});
    InTerminal before{in_tournament};
    REQUIRE(before.shows(row.ready));
    before.types(row.keys);
    REQUIRE(before.shows(row.done));
    before.kill_and_wait();

    InTerminal after{arguments};
    REQUIRE(after.shows(row.kept));
    after.types("nein\n");
    REQUIRE(after.shows(row.ready));
    after.types(row.keys);
    REQUIRE(after.shows(row.done));
    after.kill_and_wait(SIGTERM);
    std::string sound;
    constexpr int rate = 22050;  // of the voice
    for (const speech::Frame& frame : frames_of(speech::Cue{row.earcon}, rate))
        for (const auto sample : {frame.left, frame.right}) {
            sound += static_cast<char>(sample & 0xFF);
            sound += static_cast<char>(sample >> 8);
        }
    CHECK(home.spoken().find(sound) != std::string::npos);
}
